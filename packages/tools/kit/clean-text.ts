/** Removes control characters except tab and line feed, replaces lone surrogates with U+FFFD, and normalises to NFC. */
export const cleanText = (raw: string): string =>
  raw
    .replace(/\r\n?/g, '\n')
    .replace(/[\u0000-\u0008\u000B-\u001F]/g, '')
    .toWellFormed()
    .normalize('NFC')

/** Cleans a text of one line: line feeds and tabs become spaces. */
export const cleanLine = (raw: string): string =>
  cleanText(raw)
    .replace(/[\n\t]+/g, ' ')
    .trim()

/** All lines, also blank ones, so that a message can name the number of a line. */
export const allLines = (text: string): string[] =>
  cleanText(text)
    .split('\n')
    .map((line) => line.trim())

/** The lines that are not blank. */
export const linesOf = (text: string): string[] => allLines(text).filter(Boolean)

/** The number of the line of a text that became the entry at this index of its list: blank lines count, too. */
export const lineNumber = (text: string, index: number): number =>
  allLines(text).flatMap((line, at) => (line === '' ? [] : [at + 1]))[index] ?? index + 1

const BULLET = /^(?:[-*–—]\s+|[•·▪◦‣]\s*)/u
const NUMBER = /^(\d{1,2})[.)]\s+(?=\S)/

/** Lines without bullets. Numbers are removed only if they count every line from 1: "1. May" is a date. */
export function pointsOf(text: string): string[] {
  const points = linesOf(text)
    .map((line) => line.replace(BULLET, ''))
    .filter(Boolean)
  const isNumbered = points.length > 1 && points.every((line, at) => NUMBER.exec(line)?.[1] === String(at + 1))
  return isNumbered ? points.map((line) => line.replace(NUMBER, '')) : points
}

/** Data about a page before its Markdown. A line that names a value tells it from a rule. */
export const FRONT_MATTER = /^---\n(?=[\w-]+:)[^]*?\n---(?:\n|$)/
