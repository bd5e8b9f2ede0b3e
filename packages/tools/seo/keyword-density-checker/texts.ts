import type { ToolTexts } from '../../kit/types.ts'

export const texts: ToolTexts = {
  howItWorks: [
    'Every word is counted, in lower case; hyphenated words are one word, and a possessive ’s stays with its word. Phrases of two and three words are counted within a sentence, never across its end.',
    'Density is how often a phrase stands in the text, divided by all of its words. With stop words off, words such as “the” and “of” are not listed, nor are phrases that begin or end with one; they count towards the total all the same.',
    'The focus phrase is looked for as an exact sequence, and once more as “all of its words in one sentence”. From 100 words on there is a verdict.',
  ],
  formulas: {
    Density: 'occurrences ÷ words × 100',
    Verdict: '0 not used; up to 0.5 % seldom; up to 3 % good; up to 4 % often; above 4 % too often',
  },
  sources: {
    'Bands as in Yoast SEO, “Keyphrase density”: a convention. Search engines publish no target density.': null,
  },
  workedExample: [
    'A text of 200 words has its focus phrase 6 times: 6 ÷ 200 × 100 = 3 %, still good. A seventh time makes it 3.5 %, often.',
    'In a text of 99 words nothing is said: one phrase more or less changes the share by a whole percent.',
  ],
  questions: {
    'Which density is the right one?':
      'There is none. Search engines publish no target. The figure helps you hear that a text repeats itself, or that it never says what it is about.',
    'Why is the phrase not found although its words are there?':
      'The exact sequence is looked for: “soup of lentils” is not “lentil soup”. The line “all words in one sentence” counts those.',
    'Which words are left out?':
      'A fixed list a language, which stands under the result, so that you see what was left out.',
  },
  limits: [
    'It knows no search volumes, no rankings and no target density: none is published.',
    'It does not know forms of a word: “lentil” and “lentils” are two.',
    'A heading is a line that begins with #; other headings are read as text.',
  ],
  related: ['seo/readability-checker', 'seo/heading-outline-checker', 'premium/content-brief-builder'],
  relatedServices: ['seo-optimization'],
}
