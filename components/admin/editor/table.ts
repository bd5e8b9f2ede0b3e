import { EditorSelection, type EditorState, type Extension, StateField, type StateCommand } from '@codemirror/state'
import { type EditorView, type Panel, showPanel } from '@codemirror/view'
import { insertBlock, nodeAt } from './commands'
import { tableLines } from '@/lib/markdown/table'

/** A table of the text: its cells, the cells of its delimiter row, and the caret's row and column. */
type TableAt = { from: number; to: number; rows: string[][]; delimiters: string[]; row: number; column: number }

function cellsOf(line: string): string[] {
  const cells = line
    .trim()
    .replace(/^\|/, '')
    .split(/(?<!\\)\|/)
  if (cells.length > 1 && cells.at(-1)?.trim() === '') cells.pop()
  return cells.map((cell) => cell.trim())
}

/** The marks of a quote and the indent of a list item before a line of its table. */
const MARKS = /^[\s>]*/

function rangeAt(state: EditorState) {
  const { head } = state.selection.main
  return nodeAt(state, head, -1, /^Table$/) ?? nodeAt(state, head, 1, /^Table$/)
}

export function tableAt(state: EditorState): TableAt | null {
  const range = rangeAt(state)
  if (!range) return null
  const { from, to } = range
  const lines = state.sliceDoc(from, to).split('\n')
  const { head } = state.selection.main
  const caret = state.doc.lineAt(head)
  const index = caret.number - state.doc.lineAt(from).number
  const [header = [], delimiters = [], ...body] = lines.map((line) => cellsOf(line.replace(MARKS, '')))
  const before = state.sliceDoc(Math.max(caret.from, from), head).replace(MARKS, '')
  return {
    from,
    to,
    // A shorter row gets empty cells, because it can become the header.
    rows: [header, ...body.map((cells) => header.map((_, at) => cells[at] ?? ''))],
    delimiters: header.map((_, at) => delimiters[at]?.replace(/-+/, '---') ?? '---'),
    // A caret in the delimiter row counts as in the header.
    row: Math.max(0, index === 0 ? 0 : index - 1),
    column: Math.max(0, cellsOf(`${before}.`).length - 1),
  }
}

export const EXAMPLE_TABLE = tableLines([
  ['Ingredient', 'Amount'],
  ['Flour', '200 g'],
]).join('\n')
export const insertTable = insertBlock(EXAMPLE_TABLE)

function placeOf(lines: readonly string[], lineBreak: string, row: number, column: number): number {
  const index = row === 0 ? 0 : row + 1
  const before = lines.slice(0, index).reduce((sum, line) => sum + line.length + lineBreak.length, 0)
  const cells = cellsOf(lines[index] ?? '')
  return before + 2 + cells.slice(0, column).reduce((sum, cell) => sum + cell.length + 3, 0)
}

const changeTable =
  (change: (table: TableAt) => TableAt): StateCommand =>
  ({ state, dispatch }) => {
    const table = tableAt(state)
    if (!table) return false
    const next = change(table)
    const isGone = next.rows.length === 0 || next.rows[0]?.length === 0
    const lines = isGone ? [] : tableLines(next.rows).with(1, `| ${next.delimiters.join(' | ')} |`)
    // The lines below the first one get its marks, with spaces for the mark of a list item.
    const marks = state.sliceDoc(state.doc.lineAt(table.from).from, table.from).replace(/[^\s>]/g, ' ')
    const lineBreak = `\n${marks}`
    const row = Math.min(next.row, next.rows.length - 1)
    const column = Math.min(next.column, (next.rows[0]?.length ?? 1) - 1)
    dispatch(
      state.update({
        changes: { from: table.from, to: table.to, insert: lines.join(lineBreak) },
        selection: EditorSelection.cursor(table.from + (isGone ? 0 : placeOf(lines, lineBreak, row, column))),
        userEvent: 'input',
        scrollIntoView: true,
      }),
    )
    return true
  }

export const addRow = changeTable((table) => ({
  ...table,
  rows: table.rows.toSpliced(
    table.row + 1,
    0,
    (table.rows[0] ?? []).map(() => ''),
  ),
  row: table.row + 1,
  column: 0,
}))
export const addColumn = changeTable((table) => ({
  ...table,
  rows: table.rows.map((cells) => cells.toSpliced(table.column + 1, 0, '')),
  delimiters: table.delimiters.toSpliced(table.column + 1, 0, '---'),
  column: table.column + 1,
}))
export const removeRow = changeTable((table) => ({ ...table, rows: table.rows.toSpliced(table.row, 1) }))
export const removeColumn = changeTable((table) => ({
  ...table,
  rows: table.rows.map((cells) => cells.toSpliced(table.column, 1)),
  delimiters: table.delimiters.toSpliced(table.column, 1),
}))

const BUTTONS: readonly (readonly [label: string, run: StateCommand])[] = [
  ['Add row', addRow],
  ['Add column', addColumn],
  ['Remove row', removeRow],
  ['Remove column', removeColumn],
]

/** The buttons above the text while the caret is in a table. */
function tablePanel(view: EditorView): Panel {
  const dom = document.createElement('div')
  dom.className = 'cm-table-tools'
  dom.setAttribute('role', 'group')
  dom.setAttribute('aria-label', 'Table')
  for (const [label, run] of BUTTONS) {
    const button = document.createElement('button')
    button.type = 'button'
    button.textContent = label
    button.onclick = () => {
      run(view)
      view.focus()
    }
    dom.append(button)
  }
  return { dom, top: true }
}

export const tableTools: Extension = StateField.define<boolean>({
  create: (state) => rangeAt(state) !== null,
  update: (isIn, { state, docChanged, selection }) => (docChanged || selection ? rangeAt(state) !== null : isIn),
  provide: (field) => showPanel.from(field, (isIn) => (isIn ? tablePanel : null)),
})
