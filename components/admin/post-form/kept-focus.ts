import { EditorView } from '@codemirror/view'

type Kept = { postId: string; name: string; start: number | null; end: number | null; caret: number }

/** The focused field of a post that leaves its form at its first save, and the caret: its draft's form begins there. */
let kept: Kept | null = null

const isLine = (field: unknown) => field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement

export function keepFocus(postId: string): void {
  const field = document.activeElement
  const name = field?.getAttribute('name') ?? ''
  const [start, end] = isLine(field) ? [field.selectionStart, field.selectionEnd] : [null, null]
  const caret = EditorView.findFromDOM(document.body)?.state.selection.main.head ?? 0
  kept = { postId, name, start, end, caret }
}

/** Focuses the kept field, or the text if the form has no such field: a button had the focus. */
export function takeFocus(postId: string, view: EditorView): void {
  if (kept?.postId !== postId) return
  const { name, start, end, caret } = kept
  kept = null
  const field = view.dom.closest('form')?.elements.namedItem(name)
  if (field instanceof HTMLElement) {
    field.focus()
    if (start !== null && isLine(field)) field.setSelectionRange(start, end)
  } else {
    view.dispatch({ selection: { anchor: Math.min(caret, view.state.doc.length) }, scrollIntoView: true })
    view.focus()
  }
}
