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
