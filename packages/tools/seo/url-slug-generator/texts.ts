import type { ToolTexts } from '../../kit/types.ts'

export const texts: ToolTexts = {
  howItWorks: [
    'Letters that have no plain form of their own are written with others (ł becomes l, ß becomes ss, æ becomes ae); from all others the accents are taken. Apostrophes go, & becomes “and”, and whatever is neither a letter from a to z nor a digit becomes one hyphen.',
    'A slug above the limit is cut at its last whole word. One that is taken, by the list of existing slugs or by a title above it, gets -2, -3 and so on, within the limit.',
    'Redirects are written for lines whose old slug is not the new one. A chain is collapsed, so that every old address leads straight to the last one; a circle is refused.',
  ],
  sources: {
    'Google Search Central: URL structure (hyphens, readable words)':
      'https://developers.google.com/search/docs/crawling-indexing/url-structure',
    'RFC 3986, Uniform Resource Identifier': 'https://www.rfc-editor.org/rfc/rfc3986',
  },
  workedExample: [
    '“Żurek — najlepszy przepis na święta!” becomes zurek-najlepszy-przepis-na-swieta, 33 characters.',
    '“Crème brûlée & café: 5 tips” becomes creme-brulee-and-cafe-5-tips. A second title of the same words becomes creme-brulee-and-cafe-5-tips-2.',
  ],
  questions: {
    'Should I change the slugs of pages that are online?':
      'Only for a good reason. Links from elsewhere lead to the old address; with a permanent redirect they arrive, but every change costs a little.',
    'What about titles in Greek, Cyrillic or Japanese?':
      'There is no one way to write them in Latin letters, so the tool asks for a Latin title instead of guessing.',
    'Do stop words harm?':
      'No. Leaving them out makes an address shorter; leaving them in keeps it readable. Both are fine.',
  },
  limits: [
    'It does not look at your site: existing slugs are those that you paste.',
    'A plain form of a letter is not always its reader’s: German readers write ä as ae, the tool writes a.',
    'It knows no search volumes and no rankings.',
  ],
  related: ['seo/serp-snippet-preview', 'seo/xml-sitemap-generator', 'seo/meta-tag-generator'],
  relatedServices: ['seo-optimization'],
}
