import { plainLines } from './plain-text.ts'

/** A label without text: "Step 3", "2.". */
export const STEP_LABEL = /^(?:step|krok|schritt|étape|paso|passo|stap)?\s*(?:\d{1,3}\s*)?[.:)]?$/i
const NUMBERED = /(?:^|\s|(?<=[.!?)]))(\d{1,2})[.)]\s+(?=\p{Lu})/gu

/** Splits a line with numbered steps ("1. Boil. 2. Serve.") into one line for each step. */
function dividedByNumbers(line: string): string[] {
  const marks = [...line.matchAll(NUMBERED)]
  const isSequence = marks.length > 1 && marks[0]?.index === 0 && marks.every(([, n], index) => Number(n) === index + 1)
  if (!isSequence) return [line]
  return marks.map((mark, index) => line.slice(mark.index + mark[0].length, marks[index + 1]?.index).trim())
}

/** Removes the number or bullet, which a list adds itself, and the bold marks of Markdown. */
const withoutMarks = (line: string) =>
  line
    .replace(/^(?:(?:step\s*)?\d{1,2}\s*[.):]|[-*•])\s+(?=\S)/i, '')
    .replace(/(\*\*|__)(?=[^\s*_])([^*_\n]+)\1/g, '$2')

/** The steps of a text, one a line. Some sites store line breaks as the letters `\n`. */
export const stepLines = (text: string): string[] =>
  plainLines(text.replace(/(?:\\r)?\\n/g, '\n'))
    .flatMap(dividedByNumbers)
    .map(withoutMarks)
    .filter((line) => !STEP_LABEL.test(line))
