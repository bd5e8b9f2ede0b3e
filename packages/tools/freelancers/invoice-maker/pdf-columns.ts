import type { Table } from './document.ts'
import { type Sheet, SIZE, widthOf } from './pdf-sheet.ts'

/** Padding on either side of a cell's text. */
export const PAD = 4
/** Minimum share of the table's width for the first column, which has text. */
const WORDS = 0.22
const SMALLEST = 6.5

export type Columns = ReturnType<typeof columnsOf>
export type Column = Columns['columns'][number]

/** Pieces that must stay on one line: a word with its space and a slash after it. */
const wordsOf = (text: string) => text.split(/(?<= )(?!\/)/)

const add = (list: readonly number[]) => list.reduce((sum, value) => sum + value, 0)

/** The minimum width (longest word) and the maximum width (longest cell) of each number column. */
function needsOf(sheet: Sheet, { head, rows }: Table, size: number) {
  const needs = head.slice(1).map((name, index) => {
    const cells = rows.map((row) => row[index + 1] ?? '')
    const named = widthOf(sheet, wordsOf(name), { bold: true, size })
    const [word, cell] = [widthOf(sheet, cells.flatMap(wordsOf), { size }), widthOf(sheet, cells, { size })]
    return { least: Math.max(named, word) + 2 * PAD + 1, most: Math.max(named, cell) + 2 * PAD + 1 }
  })
  return { needs, least: add(needs.map((need) => need.least)), most: add(needs.map((need) => need.most)) }
}

/** Sizes the columns: numbers stay on one line if possible, text gets the rest. Very long amounts shrink the font. */
export function columnsOf(sheet: Sheet, table: Table) {
  const room = (1 - WORDS) * sheet.width
  let size = SIZE
  let { needs, least, most } = needsOf(sheet, table, size)
  while (least > room && size > SMALLEST) {
    size -= 0.5
    ;({ needs, least, most } = needsOf(sheet, table, size))
  }
  const part = most > room ? Math.max(0, (room - least) / (most - least)) : 1
  const figures = needs.map((need) => need.least + (need.most - need.least) * part)
  let x = sheet.left
  const columns = [sheet.width - add(figures), ...figures].map((width, index) => {
    const column = { x, width, align: index === 0 ? ('left' as const) : ('right' as const) }
    x += width
    return column
  })
  return { columns, size }
}
