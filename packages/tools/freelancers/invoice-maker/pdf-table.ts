import type { Table } from './document.ts'
import { type Column, type Columns, columnsOf, PAD } from './pdf-columns.ts'
import { drawArtifact, GAP, heightOf, breakPageIfNeeded, type Sheet, type Tag, write } from './pdf-sheet.ts'

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
