import { BYTE_ORDER_MARK, escapeFormula, quoted } from '../site.ts'
import type { Big } from './decimal.ts'

export type Cell = string | number | Big | null

const written = (cell: Cell): string => {
  if (cell === null) return ''
  if (typeof cell === 'string') return escapeFormula(cell)
  return typeof cell === 'number' ? String(cell) : cell.toFixed()
}

const inQuotesIfNeeded = (text: string): string => (/[",\r\n]/.test(text) ? quoted(text) : text)

export type CsvRows = readonly (readonly Cell[])[]

/**
 * Rows as CSV for spreadsheets: byte-order mark, CRLF, quotes where needed. Text that looks like a formula gets an
 * apostrophe, so pass numbers as numbers or decimals. To read CSV, use parse-table.ts, which loads a library.
 */
export const toCsv = (rows: CsvRows): string =>
  `${BYTE_ORDER_MARK}${rows.map((row) => row.map((cell) => inQuotesIfNeeded(written(cell))).join(',')).join('\r\n')}\r\n`
