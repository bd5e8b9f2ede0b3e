import type { Extension } from '@codemirror/state'
import { EditorView } from '@codemirror/view'

type Take = (view: EditorView, files: File[], at: number) => void

function taken(event: Event, files: readonly File[], done: () => void): boolean {
  if (files.length === 0) return false
  event.preventDefault()
  // The form around would take the same files into the tray.
  event.stopPropagation()
  done()
  return true
}

/** Files that are dropped on the text or pasted into it, with the place where they are meant to be. */
export const fileIntake = (take: Take): Extension =>
  EditorView.domEventHandlers({
    drop(event, view) {
      const files = [...(event.dataTransfer?.files ?? [])]
      const at = view.posAtCoords({ x: event.clientX, y: event.clientY }) ?? view.state.selection.main.head
      return taken(event, files, () => take(view, files, at))
    },
    paste(event, view) {
      const data = event.clipboardData
      // Word processors add a picture of the copied text: where there is plain text, files are not taken.
      const files = data?.types.includes('text/plain') ? [] : [...(data?.files ?? [])]
      return taken(event, files, () => take(view, files, view.state.selection.main.head))
    },
  })

/** Code editors add HTML that only colours the text: of them the plain text is taken. */
const FROM_CODE = ['vscode-editor-data', 'application/x-vscode']

async function convert(view: EditorView, html: string, plain: string) {
  const { from, to } = view.state.selection.main
  const text = await import('@/lib/markdown/paste/from-html')
    .then(({ markdownFromHtml }) => markdownFromHtml(html))
    .catch(() => '')
  // The text may have changed while the converter was loading: then the caret is the better place.
  const isSame = view.state.selection.main.from === from && view.state.selection.main.to === to
  const place = isSame ? { from, to } : view.state.selection.main
  const insert = text || plain
  view.dispatch({
    changes: { from: place.from, to: place.to, insert },
    selection: { anchor: place.from + insert.length },
    userEvent: 'input.paste',
    scrollIntoView: true,
  })
}

/** A paste from a web page or a word processor becomes Markdown; Ctrl+Shift+V gives the plain text. */
export const pasteAsMarkdown = (): Extension =>
  EditorView.domEventHandlers({
    paste(event, view) {
      const data = event.clipboardData
      const html = data?.getData('text/html') ?? ''
      if (!data || html === '' || FROM_CODE.some((type) => data.types.includes(type))) return false
      event.preventDefault()
      void convert(view, html, data.getData('text/plain'))
      return true
    },
  })
