import { ensureSyntaxTree, syntaxTree } from '@codemirror/language'
import {
  type ChangeSpec,
  EditorSelection,
  type EditorState,
  type StateCommand,
  type TransactionSpec,
} from '@codemirror/state'

const input = { userEvent: 'input', scrollIntoView: true } as const

/** Puts `mark` around each selection, or around the word at the caret; removes a mark that is already there. */
export const toggleMark =
  (mark: string): StateCommand =>
  ({ state, dispatch }) => {
    const spec = state.changeByRange((range) => {
      const { from, to } = range.empty ? (state.wordAt(range.from) ?? range) : range
      const before = state.sliceDoc(Math.max(0, from - mark.length), from)
      const after = state.sliceDoc(to, to + mark.length)
      // One of two asterisks is part of a bold mark, not an italic one; of three, one is italic.
      const near = state.sliceDoc(Math.max(0, from - 3), from)
      const isPart = mark.length === 1 && near.endsWith(mark + mark) && near !== mark.repeat(3)
      if (before === mark && after === mark && !isPart) {
        const changes = [
          { from: from - mark.length, to: from },
          { from: to, to: to + mark.length },
        ]
        return { changes, range: EditorSelection.range(from - mark.length, to - mark.length) }
      }
      const changes = [
        { from, insert: mark },
        { from: to, insert: mark },
      ]
      return { changes, range: EditorSelection.range(from + mark.length, to + mark.length) }
    })
    dispatch(state.update(spec, input))
    return true
  }

function touchedLines(state: EditorState) {
  const { from, to } = state.selection.main
  const first = state.doc.lineAt(from).number
  const last = state.doc.lineAt(to).number
  return Array.from({ length: last - first + 1 }, (_, index) => state.doc.line(first + index))
}

/**
 * Puts a mark before each line of the selection, behind its indent, and replaces the marks that `others` matches;
 * removes the marks when `own` matches all lines. Skips empty lines between others.
 */
const toggleLines =
  (mark: (index: number) => string, own: RegExp, others = own): StateCommand =>
  ({ state, dispatch }) => {
    const touched = touchedLines(state)
    const lines = (touched.length > 1 ? touched.filter(({ text }) => text.trim() !== '') : touched).map((line) => {
      const text = line.text.trimStart()
      return { from: line.to - text.length, text }
    })
    const isOn = lines.every(({ text }) => own.test(text))
    const changes: ChangeSpec[] = lines.map(({ from, text }, index) => {
      const old = others.exec(text)?.[0] ?? ''
      return { from, to: from + old.length, insert: isOn ? '' : mark(index) }
    })
    dispatch(state.update({ changes, ...input }))
    return true
  }

/** Makes the line a heading of this level, or a paragraph again. Level 1 is the title above the text. */
export const toggleHeading =
  (level: 2 | 3): StateCommand =>
  ({ state, dispatch }) => {
    const line = state.doc.lineAt(state.selection.main.head)
    const mark = `${'#'.repeat(level)} `
    const old = /^#{1,6} +/.exec(line.text)?.[0] ?? ''
    const changes = { from: line.from, to: line.from + old.length, insert: old === mark ? '' : mark }
    dispatch(state.update({ changes, ...input }))
    return true
  }

const ITEM = /^(?:[-*+]|\d{1,9}[.)]) +/

export const toggleList = toggleLines(() => '- ', /^[-*+] +/, ITEM)
export const toggleNumbers = toggleLines((index) => `${index + 1}. `, /^\d{1,9}[.)] +/, ITEM)
export const toggleQuote = toggleLines(() => '> ', /^> ?/)

/** Makes the selection a link and selects the placeholder of the address. */
export const insertLink: StateCommand = ({ state, dispatch }) => {
  const { from, to } = state.selection.main
  const text = state.sliceDoc(from, to)
  const insert = `[${text}](https://)`
  const selection = text
    ? EditorSelection.range(from + text.length + 3, from + insert.length - 1)
    : EditorSelection.cursor(from + 1)
  dispatch(state.update({ changes: { from, to, insert }, selection, ...input }))
  return true
}

/** Inserts a block with a blank line before and after it. */
export function blockAt(state: EditorState, at: number, block: string): TransactionSpec {
  const before = state.sliceDoc(Math.max(0, at - 2), at)
  const after = state.sliceDoc(at, at + 2)
  const head = at === 0 || before === '\n\n' ? '' : before.endsWith('\n') ? '\n' : '\n\n'
  const tail = after === '\n\n' ? '' : after.startsWith('\n') ? '\n' : '\n\n'
  return {
    changes: { from: at, insert: head + block + tail },
    selection: EditorSelection.cursor(at + head.length + block.length),
    ...input,
  }
}

export const insertBlock =
  (block: string): StateCommand =>
  ({ state, dispatch }) => {
    dispatch(state.update(blockAt(state, state.doc.lineAt(state.selection.main.to).to, block)))
    return true
  }

export const insertDivider = insertBlock('---')

/**
 * Puts a template in place of typed text, below a blank line; `^` is the caret. In a list item the template keeps the
 * indent of the line. Elsewhere it has none, because four spaces make a code block, and a heading never has one.
 */
export function templateAt(state: EditorState, at: { from: number; to: number }, template: string): TransactionSpec {
  const line = state.doc.lineAt(at.from)
  const isInItem = !template.startsWith('#') && nodeAt(state, at.from, -1, /^ListItem$/) !== null
  const indent = isInItem ? state.sliceDoc(line.from, at.from) : ''
  const isApart = line.number === 1 || state.doc.line(line.number - 1).text.trim() === ''
  const block = (isApart ? '' : '\n') + template.replace(/^(?=.)/gm, indent)
  const caret = block.indexOf('^')
  return {
    changes: { from: line.from, to: at.to, insert: block.replace('^', '') },
    selection: EditorSelection.cursor(line.from + caret),
    scrollIntoView: true,
    userEvent: 'input.complete',
  }
}

/** A list item or a quoted line without text. */
const EMPTY = /^(?:[-*+]|\d{1,9}[.)])[ \t]*(?:\[[ x]\][ \t]*)?$|^>[ \t]*$/

/** How long a key may wait until the text is parsed up to its line; the editor parses the visible part first. */
const PARSE_WITHIN_MS = 100

/** The innermost part of the text with such a name, at one side of a position. */
export function nodeAt(state: EditorState, at: number, side: -1 | 1, name: RegExp) {
  const tree = ensureSyntaxTree(state, at, PARSE_WITHIN_MS) ?? syntaxTree(state)
  for (let node = tree.resolveInner(at, side); ; node = node.parent) {
    if (name.test(node.name)) return node
    if (!node.parent) return null
  }
}

/** Enter in an empty item ends the list with an empty line; without it, the next text would belong to the last item. */
export const leaveList: StateCommand = ({ state, dispatch }) => {
  const { main, ranges } = state.selection
  const line = state.doc.lineAt(main.head)
  const isEmptyItem = EMPTY.test(line.text) && main.empty && ranges.length === 1 && main.head === line.to
  // A dash in a code block is no list item.
  if (!isEmptyItem || line.number === 1 || !nodeAt(state, line.to, -1, /^(?:ListItem|Blockquote)$/)) return false
  const isApart = state.doc.line(line.number - 1).text.trim() === ''
  const insert = isApart ? '' : '\n'
  const selection = EditorSelection.cursor(line.from + insert.length)
  dispatch(state.update({ changes: { from: line.from, to: line.to, insert }, selection, ...input }))
  return true
}

/** The difference of two texts as one minimal change, which keeps the caret and the scroll position. */
export function changeBetween(before: string, after: string): { from: number; to: number; insert: string } {
  const shorter = Math.min(before.length, after.length)
  let head = 0
  while (head < shorter && before[head] === after[head]) head += 1
  let tail = 0
  while (tail < shorter - head && before[before.length - 1 - tail] === after[after.length - 1 - tail]) tail += 1
  return { from: head, to: before.length - tail, insert: after.slice(head, after.length - tail) }
}
