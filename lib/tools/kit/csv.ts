import type { Big } from './decimal.ts'

export type Cell = string | number | Big | null

const BOM = '\uFEFF'
// Spreadsheets take a text that begins so for a formula, and would run it. The same signs in full width are taken so, too.
const FORMULA_START = /^[=+\-@\t\r\uFF0B\uFF0D\uFF1D\uFF20]/

const written = (cell: Cell): string => {
  if (cell === null) return ''
  if (typeof cell === 'string') return FORMULA_START.test(cell) ? `'${cell}` : cell
  return typeof cell === 'number' ? String(cell) : cell.toFixed()
}

const quoted = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/**
 * Rows as a file for spreadsheets: byte-order mark, CRLF, quotes where they are needed, text that looks like a formula made
 * text by an apostrophe. Give numbers as numbers or decimals: they are left alone. (That of the inbox, in
 * lib/contact/inbox/export.ts, knows texts only. Reading is in parse-table.ts, which brings a library along.)
 */
export const toCsv = (rows: readonly (readonly Cell[])[]): string =>
  `${BOM}${rows.map((row) => row.map((cell) => quoted(written(cell))).join(',')).join('\r\n')}\r\n`
