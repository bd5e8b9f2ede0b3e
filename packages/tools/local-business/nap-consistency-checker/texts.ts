import type { ToolTexts } from '../../kit/types.ts'

export const texts: ToolTexts = {
  howItWorks: [
    'Each part of each listing is compared with your record, first as it is written, then in a plain form. Names lose punctuation and legal forms such as sp. z o.o. or Ltd. Streets lose capitals and diacritics, “ul.” becomes “ulica”, “Ave.” becomes “avenue”, and 12 m. 4 is read as 12/4. Postcodes take the form of their country, phone numbers the international one, and of a website only host and path count.',
    'What is equal only in the plain form is shown as “same after normalising”: harmless for people, and worth a correction when you are there anyway. What differs even then is a real difference. A name that is at most two letters away is probably a typing error.',
  ],
  formulas: {
    Points: 'same 1, same after normalising 0.9, missing 0.5, different 0',
    Score: 'mean of all points × 100',
    'Typing error': 'Damerau–Levenshtein distance of the plain names of 2 or less',
  },
  sources: {
    'ITU-T E.164, international phone numbers': 'https://www.itu.int/rec/T-REC-E.164',
    'Google Business Profile: guidelines for representing your business':
      'https://support.google.com/business/answer/3038177',
    'Postal formats of the countries': null,
  },
  workedExample: [
    'Your record says ul. Długa 12/4, 80-827 Gdańsk. A directory says Dluga 12 m. 4, 80-828 Gdansk. Street and city are the same after normalising, 0.9 each; the postcode is different and counts 0. The to-do list holds one line: change the postcode.',
  ],
  questions: {
    'Does a small difference harm my ranking?':
      'Only the search engines know, and this tool does not pretend to. A wrong phone number or an old street harms you with people. Start with what is marked different.',
    'I use tracking numbers. Are they errors?':
      'Type them under “Other numbers that are yours”. They count as right, and the corrected CSV keeps them.',
    'Where do I get the listings from?':
      'From the directories themselves: open each one, copy its details into a line, with the name of the directory in front.',
    'Which countries does it know?':
      'Calling codes and postcodes of Poland, its neighbours in the EU, and a dozen more from Ireland to the United States. Elsewhere numbers are compared digit by digit.',
  },
  limits: [
    'It looks nothing up: it sees only what you paste.',
    'It does not know which of two records is the right one. That is your reference.',
    'It does not know rankings.',
  ],
  related: [
    'local-business/opening-hours-schema-generator',
    'local-business/review-link-qr-generator',
    'seo/schema-markup-generator',
  ],
  relatedServices: ['seo-optimization'],
}
