import type { ToolTexts } from '../../kit/types.ts'

export const texts: ToolTexts = {
  howItWorks: [
    'A search result has room for a width, not for a number of letters: forty narrow letters fit where twenty wide ones do not. So the title and the description are measured letter by letter with the widths of Arial, the title at 20 px and the description at 14 px.',
    'Where a text is wider than its guideline, letters are taken from the end until the text and an ellipsis fit; then a word that was cut goes too, and a comma or dash that would dangle. A date stands before the description and takes its width from it.',
    'On a desktop the line above the title has the host and up to two parts of the path; on a phone it is the host alone. The phone gives the title two lines, and no figure in px means much there, so none is given.',
  ],
  formulas: {
    'Width of a text': 'sum of its letters’ widths in thousandths × font size ÷ 1000',
    Guidelines: 'title 600 px; description 920 px on a desktop, 680 px on a phone',
  },
  sources: {
    'Google Search Central: title links have no length limit, and are cut to fit the device':
      'https://developers.google.com/search/docs/appearance/title-link',
    'Google Search Central: snippets and meta descriptions':
      'https://developers.google.com/search/docs/appearance/snippet',
    'Yoast SEO, PageTitleWidthAssessment (600 px) and its band of 120 to 156 characters: a convention, measured': null,
  },
  workedExample: [
    '“How to Choose Wet Food for an Older Cat: Vet-Checked Labels, Portions and Budget” is 760.4 px wide at 20 px, above the guideline of 600 px. It is shown as “How to Choose Wet Food for an Older Cat: Vet-Checked Labels…”.',
    'A description of 152 characters that is 902.6 px wide fits the 920 px of a desktop and is cut at the 680 px of a phone.',
  ],
  questions: {
    'Will Google show exactly this?':
      'Not always. Google may write another title or take other sentences of the page for a search. The preview shows how yours looks when it is used.',
    'Is 600 px a limit?':
      'It is a guideline, measured on results. Google documents no limit, and a longer title is read whole, too; its end is only not shown.',
    'Why does an emoji take so much room?':
      'It is drawn about one and a third times as wide as the letters are high, so two of them cost a short word.',
  },
  limits: [
    'It does not know which title or description Google will choose.',
    'It knows no rankings, no search volumes and no click rates.',
    'Fonts differ a little between devices: a text a few px below the guideline may still be cut.',
  ],
  related: ['seo/meta-tag-generator', 'seo/url-slug-generator', 'social-media/link-card-preview'],
  relatedServices: ['seo-optimization'],
}
