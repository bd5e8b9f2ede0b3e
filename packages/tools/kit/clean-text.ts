/** Control characters go, except tab and line feed; a half of a character becomes U+FFFD; NFC. */
export const cleanText = (raw: string): string =>
  raw
    .replace(/\r\n?/g, '\n')
    .replace(/[\u0000-\u0008\u000B-\u001F]/g, '')
    .toWellFormed()
    .normalize('NFC')

/** The same for a field of one line: its line feeds are spaces, so that two words do not become one. */
export const cleanLine = (raw: string): string =>
  cleanText(raw)
    .replace(/[\n\t]+/g, ' ')
    .trim()

/** The lines that are not blank. */
export const linesOf = (text: string): string[] =>
  cleanText(text)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

const BULLET = /^(?:[-*–—]\s+|[•·▪◦‣]\s*)/u
const NUMBER = /^(\d{1,2})[.)]\s+(?=\S)/

/** The lines of a pasted list without its bullets, and without numbers that count all of them from 1: "1. May" alone is a date. */
export function pointsOf(text: string): string[] {
  const points = linesOf(text)
    .map((line) => line.replace(BULLET, ''))
    .filter(Boolean)
  const isNumbered = points.length > 1 && points.every((line, at) => NUMBER.exec(line)?.[1] === String(at + 1))
  return isNumbered ? points.map((line) => line.replace(NUMBER, '')) : points
}
