import { EditorView } from '@codemirror/view'

/** Moves caret and sight to a line. */
export function goToLine(view: EditorView, line: number) {
  const at = view.state.doc.line(Math.min(line, view.state.doc.lines)).from
  view.dispatch({ selection: { anchor: at }, effects: EditorView.scrollIntoView(at, { y: 'start' }) })
  view.focus()
}
