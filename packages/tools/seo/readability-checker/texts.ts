import type { ToolTexts } from '../../kit/types.ts'

export const texts: ToolTexts = {
  howItWorks: [
    'All of these scores are made of two things: how long the sentences are and how long the words are. The text is split into sentences and words, syllables are estimated by rules, and the formulas below do the rest. W is words, S sentences, Y syllables, P words of three syllables or more, L letters and digits, T the percentage of words of four syllables or more.',
    'A line of a list is a sentence. Numbers, web addresses and e-mail addresses count as one word of one syllable. With Markdown the marks, link targets, pictures and code are taken out first.',
    'Below the scores your own text is shown with its marks: sentences above 20 words stand on a pale ground with a thin line, words of four syllables or more have a dotted line. Of a very long text the beginning is shown, 20,000 characters at most; the figures are of the whole.',
    'The advice looks at what one can change: sentences above 20 words are fine up to a quarter of the text, paragraphs up to 150 words, sections up to 300 words before the next subheading.',
  ],
  formulas: {
    'Flesch Reading Ease': '206.835 − 1.015 × W ÷ S − 84.6 × Y ÷ W',
    'Flesch–Kincaid grade': '0.39 × W ÷ S + 11.8 × Y ÷ W − 15.59',
    'Gunning Fog': '0.4 × (W ÷ S + 100 × P ÷ W)',
    SMOG: '1.0430 × √(P × 30 ÷ S) + 3.1291',
    'Coleman–Liau': '0.0588 × 100 × L ÷ W − 0.296 × 100 × S ÷ W − 15.8',
    'Automated Readability Index': '4.71 × L ÷ W + 0.5 × W ÷ S − 21.43',
    'Polish: Pisarek, linear': 'W ÷ S ÷ 3 + T ÷ 3 + 1',
    'Polish: Pisarek, non-linear': '½ × √((W ÷ S)² + T²)',
  },
  sources: {
    'Flesch 1948; Kincaid et al. 1975; Gunning 1952; McLaughlin 1969': null,
    'Coleman and Liau 1975; Smith and Senter 1967; Pisarek 1969': null,
    'Bands of the advice as in Yoast SEO, “Scoring readability”: a convention': null,
  },
  workedExample: [
    '“The cat ate a banana. The delicious soup simmered slowly.” has 10 words in 2 sentences and 16 syllables; banana and delicious have three each.',
    'Reading Ease: 206.835 − 1.015 × 5 − 84.6 × 1.6 = 66.4, plain. Gunning Fog: 0.4 × (5 + 100 × 2 ÷ 10) = 10.0.',
  ],
  questions: {
    'Which score should I look at?':
      'One, and always the same. Reading Ease is the best known: 60 to 70 suits most readers of a magazine. The others tell you whether words or sentences are the reason.',
    'Is a higher Reading Ease always better?':
      'No. A text of nothing but short sentences reads like a list. The score says what is hard, not what is good.',
    'Why does SMOG say that it needs 30 sentences?':
      'It was made for samples of thirty sentences. Below that it is shown, and should not be trusted far.',
    'Does Google use such scores?': 'It has never said so. Write for readers; they are the ones who leave.',
  },
  limits: [
    'Syllables are estimated by rules, and some words are counted wrongly.',
    'It does not know what your readers know: a short word may be a hard one.',
    'It knows no rankings and judges no meaning.',
  ],
  related: ['seo/keyword-density-checker', 'seo/heading-outline-checker', 'premium/house-style-checker'],
  relatedServices: ['seo-optimization', 'marketing-lead-generation'],
}
