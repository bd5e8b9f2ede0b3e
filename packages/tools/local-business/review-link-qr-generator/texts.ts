import type { ToolTexts } from '../../kit/types.ts'

export const texts: ToolTexts = {
  howItWorks: [
    'For Google the link is put together from the Place ID of your business and opens the form in which a review is written. For Facebook it is the page’s address with its reviews opened. Other addresses stay as they are.',
    'The QR code is drawn by ISO/IEC 18004: byte mode, the smallest version that holds the link at the level of error correction that you chose, and of the eight masks the one with the lowest penalty. Around it stays a margin of at least four modules.',
    'With a logo the code has level H, whatever you chose, because the logo covers modules. The logo and its white ground are a square of whole modules in the middle, at most a fifth of the width: about 4 % of the code, where level H makes up for about 30 %. The picture is read and drawn in your browser; it is not sent anywhere.',
    'The card and the tent card carry the code, your caption and one sentence that asks for a review, the same for everybody. Print them at 100 %. In print a module should measure at least 0.4 mm and the code at least 20 mm.',
  ],
  formulas: {
    'Google link': 'address of Google’s review form, with the Place ID at its end',
    'Capacity at level M': 'version 4 holds 62 bytes, version 5 holds 84, version 6 holds 106',
    Contrast: '(lighter luminance + 0.05) ÷ (darker luminance + 0.05), at least 4',
  },
  sources: {
    'ISO/IEC 18004, QR code bar code symbology': null,
    'Google: Place IDs': 'https://developers.google.com/maps/documentation/places/web-service/place-id',
    'Google Business Profile help: ask for reviews': 'https://support.google.com/business/answer/3474122',
    'Directive (EU) 2019/2161: reviews must come from real customers': 'https://eur-lex.europa.eu/eli/dir/2019/2161/oj',
  },
  workedExample: [
    'The Place ID ChIJN1t_tDeuEmsRUsoyG83frY4 gives a link of 79 characters. At level M, version 4 is too small with its 62 bytes, so the code has version 5: 37 modules on a side. On an A6 card a module measures about 1.7 mm, which every phone reads.',
  ],
  questions: {
    'Where do I find my Place ID?':
      'Search for your business in the Place ID Finder of Google’s documentation. If you manage the Business Profile, its “Ask for reviews” shows a short link instead; choose that kind above.',
    'May I ask only happy customers, or give something for a review?':
      'No. European law and the rules of the platforms want reviews of real customers, and no reward for good ones only. So this tool offers no text that sorts customers before it asks them.',
    'Can I put my logo into the code?':
      'Yes: choose a picture under the form. The code then has error correction H and more modules, so it needs more room in print. A logo uses up some of the correction that dirt and scratches need; where the code gets wet or worn, leave it out. A link of more than 1,273 bytes is too long for a code with a logo.',
    'Which level of error correction?':
      'M for a card on the counter. Q or H where the code gets wet or worn, for example on a tray; it grows for that.',
    'Does the code run out?':
      'No. It holds the address itself and leads through no service of ours. It works as long as the address does.',
  },
  limits: [
    'It does not look the address up, so it cannot tell whether the place or page is yours.',
    'It does not know how your printer scales. Scan the print before you make a hundred.',
    'It gives no legal advice on reviews.',
  ],
  related: [
    'local-business/opening-hours-schema-generator',
    'local-business/nap-consistency-checker',
    'social-media/utm-link-builder',
  ],
  relatedServices: ['marketing-lead-generation'],
}
