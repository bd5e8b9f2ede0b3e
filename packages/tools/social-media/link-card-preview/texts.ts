import type { ToolTexts } from '../../kit/types.ts'

export const texts: ToolTexts = {
  howItWorks: [
    'The head is read as a browser would read it, but no script runs and no picture is loaded. The title is og:title, else twitter:title, else the title of the page; the description is og:description, else the meta description; the picture is the first og:image; the address is og:url, else the canonical one, else the one you type. X takes its own twitter tags first.',
    'Both property and name are accepted and reported, because both are met in the wild. Tags that stand twice with different values, addresses that are not full ones, and an og:url that differs from the canonical address are named.',
    'The corrected tags are one head that every network understands. A missing value is marked, for example [add a description].',
  ],
  sources: {
    'The Open Graph protocol': 'https://ogp.me/',
    'X: cards markup': 'https://developer.x.com/en/docs/x-for-websites/cards/overview/markup',
    'Facebook: sharing for webmasters': 'https://developers.facebook.com/docs/sharing/webmasters',
    'LinkedIn: make your website shareable': 'https://www.linkedin.com/help/linkedin/answer/a521928',
  },
  workedExample: [
    'A head with og:title “Red lentil soup in 30 minutes”, no og:description and the picture /images/soup.jpg: the card uses the meta description instead, and the picture is flagged, since networks need its full address.',
  ],
  questions: {
    'Why does a network still show the old card?':
      'It keeps what it read at the first share. Facebook and LinkedIn have a debugger or inspector that reads the page again; others forget after days.',
    'Why does the preview not load my picture?':
      'No tool here fetches an address that you enter. Choose the file from your computer and it stands in the cards.',
    'Do I need twitter: tags?':
      'Only twitter:card, which decides on the large picture. For the rest X falls back to the og tags.',
  },
  limits: [
    'It does not fetch your page: what a server or a script puts there later is not seen.',
    'Networks cut titles and descriptions by width and change it often; the cuts are guidelines.',
    'It does not know whether a picture exists at its address.',
  ],
  related: ['social-media/social-image-size-checker', 'seo/meta-tag-generator', 'seo/serp-snippet-preview'],
  relatedServices: ['seo-optimization', 'fullstack-development'],
}
