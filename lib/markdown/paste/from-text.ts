import { tableLines } from '../table.ts'
import { scriptsInText } from './scripts.ts'

const BULLET = /^([ \t]*)[•◦▪‣●○■·∙–][ \t]+/
const NUMBER = /^([ \t]*)(\d{1,3})[.)]\t[ \t]*/
/** Soft hyphens and zero-width spaces, which hide a word from search. */
export const INVISIBLE = /[\u00ad\u200b\u2060\ufeff]/g
/** A longer line was not wrapped by hand: it is a paragraph. */
const WRAPPED_MAX = 100

const isTableRow = (line: string | undefined, columns: number) =>
  line !== undefined &&
  columns > 1 &&
  !/^\s*\|/.test(line) &&
  !BULLET.test(line) &&
  !NUMBER.test(line) &&
  line.split('\t').length === columns &&
  line.trim() !== ''

/** A line that only its indentation begins with tabs: a nested item of a list, or code. */
const isIndented = (line: string | undefined) => line !== undefined && /^\t+[^\t]*$/.test(line)

const cellsOf = (line: string) => line.split('\t').map((cell) => cell.trim().replaceAll('|', '\\|'))

/** Reads lines with equally many tabs as rows of a spreadsheet. Returns the table and the number of its lines. */
function tableAt(lines: string[], from: number): { text: string[]; taken: number } | null {
  const columns = (lines[from] ?? '').split('\t').length
  if (isIndented(lines[from]) && isIndented(lines[from + 1])) return null
  let end = from
  while (isTableRow(lines[end], columns)) end += 1
  if (end - from < 2) return null
  return { text: tableLines(lines.slice(from, end).map(cellsOf)), taken: end - from }
}

const item = (line: string) => line.replace(BULLET, '$1- ').replace(NUMBER, '$1$2. ')

const ITEM = /^\s*(?:[-*+]|\d{1,3}[.)]|>|#{1,6}|\|)\s?/

/** Whether two lines need a blank line between them to stay separate blocks. */
const needsRoom = (before: string, next: string, isTable: boolean): boolean =>
  before !== '' &&
  next !== '' &&
  (isTable || (before.startsWith('|') && !next.startsWith('|')) || (before.length > WRAPPED_MAX && !ITEM.test(next)))

/** Plain text from a clipboard as Markdown. Markdown is left unchanged. */
export function markdownFromText(text: string): string {
  const plain = text.replace(/\r\n?/g, '\n').replaceAll('\u00a0', ' ').replace(INVISIBLE, '')
  // In code every space counts.
  if (plain.includes('```') || /^ {0,3}~~~/m.test(plain)) return plain
  const lines = scriptsInText(plain).split('\n')
  const result: string[] = []
  for (let at = 0; at < lines.length;) {
    const table = tableAt(lines, at)
    const own = table?.text ?? [item((lines[at] ?? '').trimEnd())]
    if (needsRoom(result.at(-1) ?? '', own[0] ?? '', table !== null)) result.push('')
    result.push(...own)
    at += table?.taken ?? 1
  }
  return result.join('\n')
}
