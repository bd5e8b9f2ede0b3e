import { dsvFormat } from 'd3-dsv'

/** In order of preference. A comma may be part of a number, so tab and semicolon come first. */
const formats = ['\t', ';', ',', '|'].map((separator) => dsvFormat(separator))
/** The number of rows that decide the separator. */
const ROWS_TO_GUESS = 10

/** Parses pasted rows with tab, semicolon, comma or bar as separator. Blank rows are left out; cells are trimmed. */
export function parseTable(text: string, maxRows: number): string[][] {
  let best: { rows: string[][]; divided: number } = { rows: [], divided: -1 }
  for (const format of formats) {
    const rows = format
      .parseRows(text.replace(/^\uFEFF/, ''), (row) => row.map((cell) => cell.trim()))
      .filter((row) => row.some(Boolean))
    const divided = rows.slice(0, ROWS_TO_GUESS).filter((row) => row.length > 1).length
    if (divided > best.divided) best = { rows, divided }
  }
  return best.rows.slice(0, maxRows)
}
