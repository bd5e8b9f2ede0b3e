import { syntaxTree } from '@codemirror/language'
import { EditorSelection, type EditorState, type StateCommand } from '@codemirror/state'

/** An item or a quoted line without words. */
const EMPTY = /^(?:[-*+]|\d{1,9}[.)])[ \t]*(?:\[[ x]\][ \t]*)?$|^>[ \t]*$/

const isWithin = (state: EditorState, at: number, name: RegExp): boolean => {
  for (let node = syntaxTree(state).resolveInner(at, -1); ; node = node.parent) {
    if (name.test(node.name)) return true
    if (!node.parent) return false
  }
}

/**
 * Enter in an empty item leaves the list, and leaves an empty line: without one, what is written next would be part of the
 * last item. Any other line is none of its business.
 */
export const leaveList: StateCommand = ({ state, dispatch }) => {
  const { main, ranges } = state.selection
  const line = state.doc.lineAt(main.head)
  const isEmptyItem = EMPTY.test(line.text) && main.empty && ranges.length === 1 && main.head === line.to
  // In code a dash is a dash.
  if (!isEmptyItem || line.number === 1 || !isWithin(state, line.to, /^(?:ListItem|Blockquote)$/)) return false
  const isApart = state.doc.line(line.number - 1).text.trim() === ''
  const insert = isApart ? '' : '\n'
  dispatch(
    state.update({
      changes: { from: line.from, to: line.to, insert },
      selection: EditorSelection.cursor(line.from + insert.length),
      userEvent: 'input',
      scrollIntoView: true,
    }),
  )
  return true
}
