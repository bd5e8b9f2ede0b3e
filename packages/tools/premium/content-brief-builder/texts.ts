import type { ToolTexts } from '../../kit/types.ts'

export const texts: ToolTexts = {
  howItWorks: [
    'The headings of your references are collected and compared by the stems of their words, stop words left out. Headings that share half of their stems or more are one group. A group that at least two references use becomes a proposal for the outline (with a single reference, each group does), in the order of its median place. Deeper headings stand under the heading under which the references have them.',
    'Terms are phrases of one to three words that neither begin nor end with a stop word. They are sorted by how many references use them and how often; the 40 first are shown, each with its references.',
    'Questions are yours and the headings of the references that end in a question mark, none of them twice. The length is the median of the references, rounded to 50 words, or 900 without any.',
    'Without references, or where they have fewer than three headings in common, a skeleton for the intent completes the outline. Nothing of a reference is copied in more than eight words in a row: a longer heading is cut.',
  ],
  formulas: {
    'Same heading': 'stems that both have ÷ stems that either has, 0.5 or more',
    'Score of a term': 'references that contain it ÷ references × log(1 + mean count)',
  },
  sources: {
    'H. P. Luhn, “The Automatic Creation of Literature Abstracts”, 1958': 'https://doi.org/10.1147/rd.22.0159',
    'H. P. Edmundson, “New Methods in Automatic Extracting”, 1969': 'https://doi.org/10.1145/321510.321519',
    'No search data is used': null,
  },
  workedExample: [
    '“How to cook the soup” and “Cook the soup” have the stems cook and soup: 2 of 2 are shared, so they are one heading, used by two references. “Can you freeze lentil soup?” has freez, lentil and soup; with “Cook the soup” it shares 1 of 4, so it stands alone and is listed among the questions.',
    'A term in 2 of 2 references with 6 uses in all scores 2 ÷ 2 × log(1 + 3) = 1.39.',
  ],
  questions: {
    'Does it look at search results?':
      'No. It fetches nothing and knows no search volumes. It reads the texts that you paste.',
    'What should I paste?':
      'Pages that already answer the question well: yours, or those that readers find today. Outlines are enough for the headings; whole texts give better terms and a length.',
    'May I use the outline as it is?':
      'It is what others have in common, which is a start and no idea. Add what only you know, and take out what your reader does not need.',
  },
  limits: [
    'It knows no search volumes, no rankings and no competitors beyond what you paste.',
    'It compares words, not meanings: two headings that say the same in other words stay two.',
    'The list of stop words is English.',
  ],
  related: ['seo/heading-outline-checker', 'seo/serp-snippet-preview', 'premium/editorial-calendar-builder'],
  relatedServices: ['seo-optimization', 'marketing-lead-generation'],
}
