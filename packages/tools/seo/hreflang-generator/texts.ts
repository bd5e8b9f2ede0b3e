import type { ToolTexts } from '../../kit/types.ts'

export const texts: ToolTexts = {
  howItWorks: [
    'Every version of a page names all versions, itself included. If one page names another and is not named back, search engines drop the pair: any site could claim to be the Polish version of another’s page.',
    'A code is a language (ISO 639-1), then a script (ISO 15924) and a country (ISO 3166-1) where they matter. Underscores, letter case and the usual mistakes are put right and listed: en-UK is written en-GB, cz is written cs. A code that cannot be put right is an error.',
    'The same set comes in three spellings, of which a site needs one: link elements in the head, a Link header for files such as PDF, or entries in the sitemap. A set with an error gives no code, because half a set is worse than none.',
  ],
  sources: {
    'Google Search Central: localized versions of your pages':
      'https://developers.google.com/search/docs/specialty/international/localized-versions',
    'ISO 639-1, ISO 3166-1 alpha-2 and ISO 15924: the lists of codes': null,
    'RFC 8288, Web Linking': 'https://www.rfc-editor.org/rfc/rfc8288',
  },
  workedExample: [
    'Typed are 2 versions: en-UK at https://e.com/en and pl at https://e.com/pl. The United Kingdom is GB in the list of countries, so the first is written <link rel="alternate" hreflang="en-GB" href="https://e.com/en">.',
    'That is one correction, and one warning: no version is named x-default, for visitors who speak neither.',
  ],
  questions: {
    'Do I need a country?':
      'Only if pages of one language differ by country, as prices or spelling do. pl alone reaches readers of Polish everywhere.',
    'What is x-default for?':
      'For everybody whose language is not in the set: often the English page, or one on which visitors choose.',
    'Why is es-419 refused?':
      'It stands for Latin America, which is not a country. Google takes countries only: write es, or one code a country.',
    'May two versions have the same address?':
      'Countries of one language may, and x-default may be one of the versions. Two languages cannot be one page.',
  },
  limits: [
    'It does not open the pages: whether each really carries the set, only the site can show.',
    'It does not know in which language a page is written.',
    'hreflang chooses between your pages; it lifts none of them.',
  ],
  related: ['seo/xml-sitemap-generator', 'seo/meta-tag-generator', 'seo/robots-txt-generator'],
  relatedServices: ['seo-optimization'],
}
