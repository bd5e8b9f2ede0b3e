import { plainLines } from './plain-text.ts'

/** "Step 3", "2.": counts a step and says nothing. */
export const STEP_LABEL = /^(?:step|krok|schritt|étape|paso|passo|stap)?\s*(?:\d{1,3}\s*)?[.:)]?$/i
const NUMBERED = /(?:^|\s|(?<=[.!?)]))(\d{1,2})[.)]\s+(?=\p{Lu})/gu

/** A text that numbers its steps within one line ("1. Boil. 2. Serve.") as one line a step. */
function dividedByNumbers(line: string): string[] {
  const marks = [...line.matchAll(NUMBERED)]
  const isSequence = marks.length > 1 && marks[0]?.index === 0 && marks.every(([, n], index) => Number(n) === index + 1)
  if (!isSequence) return [line]
  return marks.map((mark, index) => line.slice(mark.index + mark[0].length, marks[index + 1]?.index).trim())
}

/** The number or bullet that a list here has by itself, and bold type, which keepers of recipes write as Markdown does. */
const withoutMarks = (line: string) =>
  line
    .replace(/^(?:(?:step\s*)?\d{1,2}\s*[.):]|[-*•])\s+(?=\S)/i, '')
    .replace(/(\*\*|__)(?=[^\s*_])([^*_\n]+)\1/g, '$2')

/** The steps of a text, one a line. Some sites store the marks of line breaks as letters. */
export const stepLines = (text: string): string[] =>
  plainLines(text.replace(/(?:\\r)?\\n/g, '\n'))
    .flatMap(dividedByNumbers)
    .map(withoutMarks)
    .filter((line) => !STEP_LABEL.test(line))
