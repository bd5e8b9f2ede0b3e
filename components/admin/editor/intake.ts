import type { Extension } from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import { blockAt } from './commands'
import { TEXT_DRAG_TYPE } from '@/lib/images/tray'
import { markdownFromText } from '@/lib/markdown/paste/from-text'
import type { PastedPicture } from '@/lib/markdown/paste/pictures'

type Take = (view: EditorView, files: File[], at: number) => void

function taken(event: Event, files: readonly File[], done: () => void): boolean {
  if (files.length === 0) return false
  event.preventDefault()
  // The form around would take the same files into the tray.
  event.stopPropagation()
  done()
  return true
}

/** A picture of the strip that is dragged into the text: below the line that it is dropped on. */
export const pictureDrop: Extension = EditorView.domEventHandlers({
  dragover(event) {
    if (!event.dataTransfer?.types.includes(TEXT_DRAG_TYPE)) return false
    event.preventDefault()
    return true
  },
  drop(event, view) {
    const target = event.dataTransfer?.getData(TEXT_DRAG_TYPE)
    if (!target) return false
    event.preventDefault()
    const at = view.posAtCoords({ x: event.clientX, y: event.clientY }) ?? view.state.selection.main.head
    view.dispatch(view.state.update(blockAt(view.state, view.state.doc.lineAt(at).to, `![](${target})`)))
    view.focus()
    return true
  },
})

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

/** What is told of pictures that came with a paste: their bytes, to be uploaded, and how many could not come. */
export type TakePictures = (view: EditorView, pictures: PastedPicture[], lost: number) => void

function insert(view: EditorView, text: string, place: { from: number; to: number }) {
  view.dispatch({
    changes: { from: place.from, to: place.to, insert: text },
    selection: { anchor: place.from + text.length },
    userEvent: 'input.paste',
    scrollIntoView: true,
  })
}

async function convert(view: EditorView, html: string, plain: string, take: TakePictures) {
  const { from, to } = view.state.selection.main
  const pasted = await import('@/lib/markdown/paste/from-html')
    .then(({ pastedFromHtml }) => pastedFromHtml(html))
    .catch(() => null)
  // The text may have changed while the converter was loading: then the caret is the better place.
  const isSame = view.state.selection.main.from === from && view.state.selection.main.to === to
  insert(view, pasted?.text || plain, isSame ? { from, to } : view.state.selection.main)
  if (pasted) take(view, pasted.pictures, pasted.lost)
}

/** A paste from a web page, a word processor or a mail becomes Markdown; Ctrl+Shift+V gives the text as it is. */
export function pasteAsMarkdown(take: TakePictures): Extension {
  let isPlain = false
  return EditorView.domEventHandlers({
    keydown(event) {
      isPlain = event.shiftKey && (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'v'
    },
    paste(event, view) {
      const data = event.clipboardData
      if (!data || isPlain || FROM_CODE.some((type) => data.types.includes(type))) return false
      const html = data.getData('text/html')
      const plain = data.getData('text/plain')
      if (html !== '') void convert(view, html, plain, take)
      else if (markdownFromText(plain) !== plain) insert(view, markdownFromText(plain), view.state.selection.main)
      else return false
      event.preventDefault()
      return true
    },
  })
}
