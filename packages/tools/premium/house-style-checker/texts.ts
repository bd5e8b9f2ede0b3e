import type { ToolTexts } from '../../kit/types.ts'

export const texts: ToolTexts = {
  howItWorks: [
    'Your rules are a list of banned words with what to say instead, terms with one right spelling, and switches: British or American spelling, the Oxford comma, numbers, headings, fillers, passive voice, the length of sentences and paragraphs. They can be kept in this browser, exported as a file and given to others.',
    'The text is read word by word; where several entries of a list begin at one place, the longest counts. Code, addresses and quotations (lines that begin with >) are left alone. Where two findings overlap, the longer one stays, then the earlier.',
    'A finding with one safe replacement can be applied with a button; the case of the first letter is kept. Where a person has to decide, as with a long sentence or a name in a heading, nothing is offered.',
    'The spelling rule knows 200 pairs such as colour and color. A word that is right on both sides with another meaning, such as “meter” or “program”, is not among them. Passive voice is advice and does not count: a form of “be” with a participle as the first or second word behind it.',
  ],
  formulas: {
    Score: '100 − 2 × findings ÷ words × 100, at least 0; advice does not count',
  },
  sources: {
    'Your own rules': null,
    'Yoast SEO: passive voice, at most 10 % of sentences (a guideline)':
      'https://yoast.com/the-passive-voice-what-is-it-and-how-to-avoid-it/',
  },
  workedExample: ['A text of 200 words has 5 findings: 100 − 2 × 5 ÷ 200 × 100 = 95.'],
  questions: {
    'How do I ban a word?':
      'Write it on a line of its own, and after an arrow what to say instead: “utilize => use”. Without an arrow the word is marked and nothing is offered.',
    'Why was my list refused?':
      'Because a replacement contains a banned word, so that applying it would make a new finding. The message names the line.',
    'Can a team share its rules?': 'Yes: export them as a file, which the others import. Nothing is sent anywhere.',
    'Does it work for other languages?':
      'Your lists of words do. Set the language to “Another”, and the rules that know English are left out.',
  },
  limits: [
    'It does not understand the text: a banned word in a name is marked, too.',
    'It cannot tell a name from a word with a capital, so headings in title case are marked and not changed.',
    'A comma before “and” may divide two sentences rather than a list: look at each one.',
  ],
  related: ['seo/readability-checker', 'premium/content-brief-builder', 'seo/heading-outline-checker'],
  relatedServices: ['marketing-lead-generation', 'ai-agent-development'],
}
