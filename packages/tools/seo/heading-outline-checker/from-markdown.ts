import { plainText } from '../../site.ts'
import { FRONT_MATTER } from '../../kit/clean-text.ts'
import { replaceHidden, SETEXT, withoutClosing } from '../../kit/markdown-lines.ts'
import type { Steps } from '../../kit/steps.ts'
import { countWords } from '../../kit/text.ts'
import { BOLD_MAX, type BoldParagraph, type FoundOutline } from './calculate.ts'

const ATX = /^ {0,3}(#{1,6})(?:[ \t]+(?![ \t])(.*))?$/
/** A line that may continue a paragraph: not a list, quote, table row or heading. */
const PARAGRAPH = /^ {0,3}(?![>#|]|[-*+][ \t]|\d{1,9}[.)][ \t])\S/

interface Reading {
  headings: { level: number; text: string; line: number; words: number }[]
  bold: BoldParagraph[]
  leadWords: number
  /** The lines of the open paragraph; a line of = or - would make it a heading. */
  paragraph: string[]
  paragraphLine: number
}

function addWords(reading: Reading, text: string): void {
  const words = countWords(text)
  const section = reading.headings.at(-1)
  if (section) section.words += words
  else reading.leadWords += words
}

function closeParagraph(reading: Reading): void {
  if (reading.paragraph.length === 0) return
  const text = reading.paragraph.join(' ').trim()
  const bold = /^(\*\*|__)([^*_]+)\1:?$/.exec(text)?.[2]
  if (bold !== undefined && bold.length <= BOLD_MAX) {
    reading.bold.push({ text: plainText(bold), line: reading.paragraphLine })
  }
  addWords(reading, plainText(text))
  reading.paragraph = []
}

function addHeading(reading: Reading, level: number, raw: string, line: number): void {
  reading.headings.push({ level, text: plainText(raw), line, words: 0 })
}

function readLine(reading: Reading, line: string, number: number): void {
  if (line.trim() === '') return closeParagraph(reading)
  const atx = ATX.exec(line)
  if (atx) {
    closeParagraph(reading)
    return addHeading(reading, atx[1]?.length ?? 1, withoutClosing(atx[2] ?? ''), number)
  }
  const underline = SETEXT.exec(line)
  if (underline && reading.paragraph.length > 0) {
    const raw = reading.paragraph.join(' ')
    reading.paragraph = []
    return addHeading(reading, underline[1]?.startsWith('=') ? 1 : 2, raw, reading.paragraphLine)
  }
  if (reading.paragraph.length > 0 || PARAGRAPH.test(line)) {
    if (reading.paragraph.length === 0) reading.paragraphLine = number
    reading.paragraph.push(line.trim())
  } else {
    addWords(reading, plainText(line))
  }
}

/** The headings of a Markdown text with their lines and word counts; one step per line. */
export function* fromMarkdown(source: string): Steps<FoundOutline> {
  const reading: Reading = { headings: [], bold: [], leadWords: 0, paragraph: [], paragraphLine: 0 }
  // What is left out keeps its line breaks, so that lines keep their numbers.
  const blank = (part: string) => part.replace(/[^\n]/g, '')
  const text = replaceHidden(source.replace(FRONT_MATTER, blank), blank)
  for (const [index, line] of text.split('\n').entries()) {
    yield
    readLine(reading, line, index + 1)
  }
  closeParagraph(reading)
  const { headings, bold, leadWords } = reading
  return { headings: headings.map((heading) => ({ ...heading, isHidden: false })), bold, leadWords }
}
