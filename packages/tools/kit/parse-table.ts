import { dsvFormat } from 'd3-dsv'

/** A comma may stand in a number, so the others come first. */
const formats = ['\t', ';', ',', '|'].map((separator) => dsvFormat(separator))
/** As many rows tell what stands between the cells. */
const ROWS_TO_GUESS = 10

/** Pasted rows, whatever stands between the cells (tab, semicolon, comma, bar); blank rows are left out, cells trimmed. */
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
