import type { Table } from './document.ts'
import {
  drawArtifact,
  GAP,
  heightOf,
  breakPageIfNeeded,
  type Sheet,
  SIZE,
  type Tag,
  widthOf,
  write,
} from './pdf-sheet.ts'

/** Padding on either side of a cell's text. */
const PAD = 4
/** Minimum share of the table's width for the first column, which has text. */
const WORDS = 0.22
const SMALLEST = 6.5

type Columns = ReturnType<typeof columnsOf>
type Column = Columns['columns'][number]

/** Pieces that must stay on one line: a word with its space and a slash after it. */
const wordsOf = (text: string) => text.split(/(?<= )(?!\/)/)

const add = (list: readonly number[]) => list.reduce((sum, value) => sum + value, 0)

/** The widths of the longest word and of the longest cell of each number column. */
const needsOf = (sheet: Sheet, { head, rows }: Table) =>
  head.slice(1).map((name, index) => {
    const cells = rows.map((row) => row[index + 1] ?? '')
    const named = widthOf(sheet, wordsOf(name), { bold: true })
    const [word, cell] = [widthOf(sheet, cells.flatMap(wordsOf)), widthOf(sheet, cells)]
    return { least: Math.max(named, word), most: Math.max(named, cell) }
  })

/** Sizes the columns: numbers stay on one line if possible, text gets the rest. Very long amounts shrink the font. */
function columnsOf(sheet: Sheet, table: Table) {
  const needs = needsOf(sheet, table)
  const room = (1 - WORDS) * sheet.width - needs.length * (2 * PAD + 1)
  const [least, most] = [add(needs.map((need) => need.least)), add(needs.map((need) => need.most))]
  // Widths grow with the size of the font.
  const scale = Math.max(SMALLEST / SIZE, Math.min(1, room / least))
  const part = most * scale > room ? Math.max(0, (room / scale - least) / (most - least)) : 1
  const figures = needs.map((need) => (need.least + (need.most - need.least) * part) * scale + 2 * PAD + 1)
  let x = sheet.left
  const columns = [sheet.width - add(figures), ...figures].map((width, index) => {
    const column = { x, width, align: index === 0 ? ('left' as const) : ('right' as const) }
    x += width
    return column
  })
  return { columns, size: SIZE * scale }
}

const ABOVE = 2.5
const CAPTION = { bold: true, size: 11 }

interface Row {
  readonly cells: readonly string[]
  readonly isHead: boolean
}

const innerWidth = ({ width }: Column) => width - 2 * PAD

const rowHeight = (sheet: Sheet, { columns, size }: Columns, { cells, isHead }: Row): number =>
  2 * ABOVE +
  Math.max(
    ...columns.map((column, at) => heightOf(sheet, cells[at] ?? '', { bold: isHead, size, width: innerWidth(column) })),
  )

/** Draws a row at `doc.y`. Without a parent it is an artifact: a repeated head. */
function drawRow(sheet: Sheet, table: Columns, row: Row, parent: Tag | null): void {
  const { doc, left, width } = sheet
  const top = doc.y
  const end = top + rowHeight(sheet, table, row)
  const tag = parent && doc.struct('TR')
  if (tag) parent.add(tag)
  const draw = () =>
    table.columns.forEach((column, at) =>
      write(sheet, row.cells[at] ?? '', {
        x: column.x + PAD,
        y: top + ABOVE,
        width: innerWidth(column),
        align: column.align,
        bold: row.isHead,
        size: table.size,
        ...(tag && { tag: [tag, row.isHead ? 'TH' : 'TD'] as const }),
      }),
    )
  if (tag) draw()
  else drawArtifact(sheet, draw)
  drawArtifact(sheet, () =>
    doc
      .moveTo(left, end)
      .lineTo(left + width, end)
      .lineWidth(row.isHead ? 1 : 0.5)
      .strokeColor(row.isHead ? '#1f1a17' : '#bbbbbb')
      .stroke(),
  )
  doc.y = end
}

/** Draws a table and repeats its head on every page. */
export function drawTable(sheet: Sheet, table: Table): void {
  const { doc, root, width } = sheet
  const columns = columnsOf(sheet, table)
  const head = { cells: table.head, isHead: true }
  const rows = table.rows.map((cells) => ({ cells, isHead: false }))
  const [first] = rows
  const caption = table.title ? heightOf(sheet, table.title, { ...CAPTION, width }) + PAD : 0
  breakPageIfNeeded(sheet, caption + rowHeight(sheet, columns, head) + (first ? rowHeight(sheet, columns, first) : 0))
  const tag = doc.struct('Table')
  root.add(tag)
  if (table.title) {
    write(sheet, table.title, { ...CAPTION, tag: [tag, 'Caption'] })
    doc.y += PAD
  }
  drawRow(sheet, columns, head, tag)
  for (const row of rows) {
    if (breakPageIfNeeded(sheet, rowHeight(sheet, columns, row))) drawRow(sheet, columns, head, null)
    drawRow(sheet, columns, row, tag)
  }
  doc.y += GAP
}
