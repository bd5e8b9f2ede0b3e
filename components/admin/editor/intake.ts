import { type ChangeSpec, type Extension, Transaction } from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import { blockAt } from './commands'
import type { ToastStore } from '@/components/ui/toast-store'
import { unanswered } from '@/lib/action-result'
import { uploadImage } from '@/lib/images/actions'
import { INVALID_FILES_MESSAGE, INVALID_FILES_TITLE, isAcceptableFile } from '@/lib/images/image'
import { escapeAlt, uploadMark } from '@/lib/images/placeholders'
import { shrinkImage } from '@/lib/images/shrink'
import { TEXT_DRAG_TYPE } from '@/lib/images/tray'
import { imageFailure } from '@/lib/images/tray-store'
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

let lastNumber = 0

/** Marks come and go beside the history: nothing that is undone or redone brings one back. */
const besideHistory = Transaction.addToHistory.of(false)
const aside = (view: EditorView, changes: ChangeSpec) => view.dispatch({ changes, annotations: besideHistory })

/** Where a mark stands, wherever it has moved; null when the person has deleted it. */
function placeOf(view: EditorView, mark: string): { from: number; to: number } | null {
  const from = view.state.doc.toString().indexOf(mark)
  return from < 0 ? null : { from, to: from + mark.length }
}

function replaceMark(view: EditorView, mark: string, text: string) {
  const place = placeOf(view, mark)
  if (!place) return
  aside(view, place)
  // In the history: undoing it takes the picture out of the text.
  view.dispatch({ changes: { from: place.from, insert: text }, userEvent: 'input' })
}

/** A picture that did not come leaves no mark and no empty line. */
function removeMark(view: EditorView, mark: string) {
  const place = placeOf(view, mark)
  if (!place) return
  const gap = /^\n*/.exec(view.state.sliceDoc(place.to, place.to + 2))?.[0].length ?? 0
  aside(view, { from: place.from, to: place.to + gap })
}

async function uploadOne(view: EditorView, file: File, mark: string, toast: ToastStore, alt = '') {
  const form = new FormData()
  form.set('file', await shrinkImage(file), file.name)
  const result = await uploadImage(form).catch(unanswered)
  if (result?.ok) return replaceMark(view, mark, `![${escapeAlt(alt)}](${result.data.src})`)
  removeMark(view, mark)
  const description = imageFailure(file.name, result ?? { message: 'The server did not answer.' })
  toast.show({ variant: 'error', title: 'Picture Not Uploaded', description })
}

/** The bytes of a data address as a file; null when they are none. The page's policy lets nothing be fetched from there. */
function fileOf(data: string, name: string): File | null {
  const [head = '', base64 = ''] = data.split(',', 2)
  const type = /^data:([^;]+)/i.exec(head)?.[1] ?? ''
  try {
    const bytes = Uint8Array.from(atob(base64.replace(/\s/g, '')), (letter) => letter.charCodeAt(0))
    return new File([bytes], `${name}.${type.split('/')[1] ?? 'png'}`, { type })
  } catch {
    return null
  }
}

/** Uploads what came with a paste, each in the place where its mark stands. */
export async function uploadPasted(view: EditorView, pictures: readonly PastedPicture[], toast: ToastStore) {
  const uploads = pictures.map(({ mark, data, alt }) => {
    const file = fileOf(data, alt.slice(0, 40) || 'Pasted picture')
    const place = placeOf(view, `](${mark})`)
    const number = ++lastNumber
    const before = place ? view.state.sliceDoc(0, place.from).lastIndexOf('![') : -1
    if (!place || before < 0) return null
    const upload = file && isAcceptableFile(file) ? uploadMark(file.name, number) : ''
    view.dispatch({ changes: { from: before, to: place.to, insert: upload }, annotations: besideHistory })
    return upload && file ? { file, mark: upload, alt } : null
  })
  const taken = uploads.filter((upload) => upload !== null)
  if (taken.length < pictures.length)
    toast.show({ variant: 'error', title: INVALID_FILES_TITLE, description: INVALID_FILES_MESSAGE })
  for (const { file, mark, alt } of taken) await uploadOne(view, file, mark, toast, alt)
}

/** Uploads pictures into the text at a place, one after another; a mark stands for each until it is there. */
export async function uploadIntoText(
  view: EditorView,
  files: readonly File[],
  at: number,
  toast: ToastStore,
): Promise<void> {
  if (files.length === 0) return
  if (!files.every(isAcceptableFile)) {
    toast.show({ variant: 'error', title: INVALID_FILES_TITLE, description: INVALID_FILES_MESSAGE })
    return
  }
  const marks = files.map(({ name }) => uploadMark(name, ++lastNumber))
  // Below the line that was aimed at: a picture in the middle of a word would tear it.
  view.dispatch({
    ...blockAt(view.state, view.state.doc.lineAt(at).to, marks.join('\n\n')),
    annotations: besideHistory,
  })
  for (const [index, file] of files.entries()) await uploadOne(view, file, marks[index] ?? '', toast)
}
