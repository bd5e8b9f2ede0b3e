import {
  type ChangeSpec,
  EditorSelection,
  type EditorState,
  type StateCommand,
  type TransactionSpec,
} from '@codemirror/state'
import { Bold, Heading2, Italic, Link2, List, type LucideIcon, Quote, Table } from 'lucide-react'

const wordAround = (state: EditorState, from: number, to: number) =>
  from === to ? (state.wordAt(from) ?? { from, to }) : { from, to }

/** Puts `mark` around each selection, or around the word at the caret; takes it away where it already stands. */
export const toggleMark =
  (mark: string): StateCommand =>
  ({ state, dispatch }) => {
    const spec = state.changeByRange((range) => {
      const { from, to } = wordAround(state, range.from, range.to)
      const before = state.sliceDoc(Math.max(0, from - mark.length), from)
      const after = state.sliceDoc(to, to + mark.length)
      // One asterisk beside another belongs to bold, not to italic.
      const isPart = mark.length === 1 && state.sliceDoc(Math.max(0, from - 2), from) === mark + mark
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
    dispatch(state.update(spec, { userEvent: 'input', scrollIntoView: true }))
    return true
  }

/** The starts of all lines that the selection touches. */
function touchedLines(state: EditorState) {
  const { from, to } = state.selection.main
  const first = state.doc.lineAt(from).number
  const last = state.doc.lineAt(to).number
  return Array.from({ length: last - first + 1 }, (_, index) => state.doc.line(first + index))
}

/** Puts a mark before each line of the selection, or takes it away when all have it. `others` are marks it replaces. */
const toggleLines =
  (mark: string, others: RegExp): StateCommand =>
  ({ state, dispatch }) => {
    const lines = touchedLines(state)
    const isOn = lines.every(({ text }) => text.startsWith(mark))
    const changes: ChangeSpec[] = lines.map(({ from, text }) => {
      const old = others.exec(text)?.[0] ?? ''
      return { from, to: from + old.length, insert: isOn ? '' : mark }
    })
    dispatch(state.update({ changes, userEvent: 'input', scrollIntoView: true }))
    return true
  }

const HEADING = /^#{1,6} +/

/** No heading, then ## and ### in turn: the title above the text is the only first level. */
export const cycleHeading: StateCommand = ({ state, dispatch }) => {
  const line = state.doc.lineAt(state.selection.main.head)
  const old = HEADING.exec(line.text)?.[0] ?? ''
  const next = old === '' ? '## ' : old.trim() === '##' ? '### ' : ''
  const changes = { from: line.from, to: line.from + old.length, insert: next }
  dispatch(state.update({ changes, userEvent: 'input', scrollIntoView: true }))
  return true
}

export const toggleList = toggleLines('- ', /^(?:[-*+] +)/)
export const toggleQuote = toggleLines('> ', /^> ?/)

/** A link around the selection, with the caret where the address goes. */
export const insertLink: StateCommand = ({ state, dispatch }) => {
  const { from, to } = state.selection.main
  const text = state.sliceDoc(from, to)
  const insert = `[${text}](https://)`
  const selection = text
    ? EditorSelection.range(from + text.length + 3, from + insert.length - 1)
    : EditorSelection.cursor(from + 1)
  dispatch(state.update({ changes: { from, to, insert }, selection, userEvent: 'input', scrollIntoView: true }))
  return true
}

/** Text as a block of its own at a place: blank lines around it, whatever stands there. */
export function blockAt(state: EditorState, at: number, block: string): TransactionSpec {
  const before = state.sliceDoc(Math.max(0, at - 2), at)
  const after = state.sliceDoc(at, at + 2)
  const head = at === 0 || before === '\n\n' ? '' : before.endsWith('\n') ? '\n' : '\n\n'
  const tail = after === '\n\n' ? '' : after.startsWith('\n') ? '\n' : '\n\n'
  return {
    changes: { from: at, insert: head + block + tail },
    selection: EditorSelection.cursor(at + head.length + block.length),
    userEvent: 'input',
    scrollIntoView: true,
  }
}

const TABLE = '| Ingredient | Amount |\n| --- | --- |\n| Flour | 200 g |'

export const insertTable: StateCommand = ({ state, dispatch }) => {
  dispatch(state.update(blockAt(state, state.selection.main.to, TABLE)))
  return true
}

/** What the toolbar offers. `key` as CodeMirror writes it; digits, since AltGr and letters write letters in many languages. */
export type Tool = { name: string; key: string; Icon: LucideIcon; run: StateCommand }

export const TOOLS: Tool[] = [
  { name: 'Bold', key: 'Mod-b', Icon: Bold, run: toggleMark('**') },
  { name: 'Italic', key: 'Mod-i', Icon: Italic, run: toggleMark('*') },
  { name: 'Link', key: 'Mod-k', Icon: Link2, run: insertLink },
  { name: 'Heading', key: 'Mod-Shift-2', Icon: Heading2, run: cycleHeading },
  { name: 'Table', key: 'Mod-Shift-7', Icon: Table, run: insertTable },
  { name: 'List', key: 'Mod-Shift-8', Icon: List, run: toggleList },
  { name: 'Quote', key: 'Mod-Shift-9', Icon: Quote, run: toggleQuote },
]

export const IMAGE_KEY = 'Mod-Shift-1'

/** A key as it is printed on the person's keyboard. */
export function keyLabel(key: string, isMac = /Mac|iPhone|iPad/.test(navigator.platform)): string {
  const parts = key.split('-').map((part) => (part.length === 1 ? part.toUpperCase() : part))
  const names = isMac ? { Mod: '⌘', Shift: '⇧' } : { Mod: 'Ctrl', Shift: 'Shift' }
  return parts.map((part) => (part === 'Mod' || part === 'Shift' ? names[part] : part)).join(isMac ? '' : '+')
}
