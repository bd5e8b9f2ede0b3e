import { textWidth } from '../../kit/arial.ts'
import { escapeHtml } from '../../kit/escape.ts'
import { countWords, splitSentences } from '../../kit/text.ts'
import { writeLetter, type Letter } from './letter.ts'
import type { Input } from './form.ts'

// An A4 page with margins of 25 mm at 11 pt: 160 mm are 453.5 pt; 247 mm are 46 lines of 15 pt.
const lineWidth = 453.5
const fontSize = 11
const linesOfPage = 46

function wrappedLines(paragraph: string): number {
  let lines = 1
  let used = 0
  const space = textWidth(' ', fontSize)
  for (const word of paragraph.split(' ')) {
    const width = textWidth(word, fontSize)
    if (used > 0 && used + space + width > lineWidth) {
      lines += 1
      used = width
    } else {
      used += (used > 0 ? space : 0) + width
    }
    // Break a word that is longer than a line.
    lines += Math.floor(used / lineWidth)
    used %= lineWidth
  }
  return lines
}

function blocksOf(letter: Letter): readonly (readonly string[])[] {
  return [
    letter.sender,
    [letter.date],
    letter.recipient,
    [letter.salutation],
    ...letter.paragraphs.map((paragraph) => [paragraph]),
    [letter.close],
    [letter.signature],
    [letter.footnote],
  ].filter((block) => block.some((line) => line !== ''))
}

function toHtml(letter: Letter, language: Input['language']): string {
  const paragraphs = blocksOf(letter)
    .map((block) => `<p>${block.map(escapeHtml).join('<br>')}</p>`)
    .join('\n')
  const style = 'body{font:11pt/1.36 Arial,sans-serif;margin:25mm;max-width:160mm}p{margin:0 0 1em}'
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><title>${escapeHtml(letter.signature)}</title><style>${style}</style></head>
<body>
${paragraphs}
</body>
</html>
`
}

const check = (label: string, ok: boolean, advice: string) => ({ label, ok, advice })

function checksOf(input: Input, letter: Letter, words: number) {
  const body = letter.paragraphs.join('\n\n')
  const sentences = splitSentences(body, input.language)
  const longest = Math.max(0, ...sentences.map(countWords))
  const longestParagraph = Math.max(0, ...letter.paragraphs.map(countWords))
  const checks = [
    check(
      `${words} words`,
      words >= 180 && words <= 400,
      'A letter of one page usually has 180 to 400 words. This is a guideline.',
    ),
    check(
      'Employer and role are named',
      body.includes(input.employer) && body.includes(input.role),
      'Name both in the opening.',
    ),
    check(
      'A result with a figure',
      input.achievements.some(({ action, result }) => /\p{N}/u.test(action + result)),
      'A number that is true says more than an adjective: how many, how much, how fast.',
    ),
    check('No paragraph above 120 words', longestParagraph <= 120, `The longest has ${longestParagraph}.`),
    check('No sentence above 30 words', longest <= 30, `The longest has ${longest}. Divide it.`),
  ]
  if (input.language === 'en') {
    const isVaried = !sentences.every((sentence) => /^I\b/u.test(sentence))
    const advice = 'Begin some with the situation, or with what the employer asks for.'
    checks.push(check('Not every sentence begins with “I”', isVaried, advice))
  }
  return checks
}

export function calculate(input: Input) {
  const letter = writeLetter(input)
  const blocks = blocksOf(letter)
  const words = countWords([letter.salutation, ...letter.paragraphs].join('\n'))
  const lines = blocks.reduce((total, block) => total + block.reduce((sum, line) => sum + wrappedLines(line), 1), 0)
  return {
    letter,
    text: `${blocks.map((block) => block.join('\n')).join('\n\n')}\n`,
    /** A complete HTML document, which word processors can open. */
    html: toHtml(letter, input.language),
    words,
    pages: Math.max(1, Math.ceil(lines / linesOfPage)),
    checks: checksOf(input, letter, words),
  }
}

export type Result = ReturnType<typeof calculate>
