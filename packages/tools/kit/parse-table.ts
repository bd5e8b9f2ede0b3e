import { dsvFormat } from 'd3-dsv'

/** In order of preference. A comma may be part of a number, so tab and semicolon come first. */
const formats = ['\t', ';', ',', '|'].map((separator) => ({
  ...dsvFormat(separator),
  cell: new RegExp(`("[^"]*(?:""[^"]*)*") *(?=[${separator}\\r\\n]|$)|(?:"[^"\\r\\n]*")?[^${separator}\\r\\n]+`, 'g'),
}))
/** The number of rows that decide the separator. */
const ROWS_TO_GUESS = 10

interface NumberedRow {
  /** Counted from 1 with the blank rows. */
  readonly number: number
  readonly cells: string[]
}

/** Quotes every unquoted cell: a parser would divide `"Best" soup` after its quoted word. */
const withQuotes = (text: string, cell: RegExp): string =>
  text.replace(cell, (whole, quoted?: string) => quoted ?? `"${whole.replaceAll('"', '""')}"`)

/** Parses pasted rows with tab, semicolon, comma or bar as separator. Blank rows are left out; cells are trimmed. */
export function parseNumberedTable(text: string, maxRows: number): NumberedRow[] {
  let best: { rows: NumberedRow[]; divided: number } = { rows: [], divided: -1 }
  for (const { cell, parseRows } of formats) {
    const rows = parseRows(withQuotes(text.replace(/^\uFEFF/, ''), cell), (row, at) => ({
      number: at + 1,
      cells: row.map((cell) => cell.trim()),
    })).filter(({ cells }) => cells.some(Boolean))
    const divided = rows.slice(0, ROWS_TO_GUESS).filter(({ cells }) => cells.length > 1).length
    if (divided > best.divided) best = { rows, divided }
  }
  return best.rows.slice(0, maxRows)
}

export const parseTable = (text: string, maxRows: number): string[][] =>
  parseNumberedTable(text, maxRows).map(({ cells }) => cells)
