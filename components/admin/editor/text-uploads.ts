import { type ChangeSpec, Transaction } from '@codemirror/state'
import { type EditorView, ViewPlugin, type ViewUpdate } from '@codemirror/view'
import { blockAt } from './commands'
import { type OnItsWay, setOnItsWay, uploadProgress } from './decorations'
import type { ToastStore } from '@/components/ui/toast-store'
import { INVALID_FILES_MESSAGE, INVALID_FILES_TITLE, isAcceptableFile } from '@/lib/images/image'
import { escapeAlt, uploadMark } from '@/lib/images/placeholders'
import { sendImage } from '@/lib/images/send'
import { TrayStore } from '@/lib/images/tray-store'
import type { PastedPicture } from '@/lib/markdown/paste/pictures'

type Upload = { file: File; alt: string; mark: string; toast: ToastStore }
/** Where one stood that did not arrive, for the next try. */
type Failed = { at: number; message: string; upload: Upload }

/** Marks come and go beside the history: nothing that is undone or redone brings one back. */
const besideHistory = Transaction.addToHistory.of(false)
const aside = (view: EditorView, changes: ChangeSpec) => view.dispatch({ changes, annotations: besideHistory })

/** Where a mark stands, wherever it has moved; null when the person has deleted it. */
function placeOf(view: EditorView, mark: string): { from: number; to: number } | null {
  const from = view.state.doc.toString().indexOf(mark)
  return from < 0 ? null : { from, to: from + mark.length }
}

/** A picture that did not come leaves no mark and no empty line; answers where it stood. */
function removeMark(view: EditorView, mark: string): number | null {
  const place = placeOf(view, mark)
  if (!place) return null
  const gap = /^\n*/.exec(view.state.sliceDoc(place.to, place.to + 2))?.[0].length ?? 0
  aside(view, { from: place.from, to: place.to + gap })
  return place.from
}

/**
 * The pictures on their way into one text: two at a time, each with a mark in the place where it will stand. Who deletes the
 * mark has cancelled it; what fails can be tried again.
 */
class TextUploads {
  readonly #view: EditorView
  readonly #store = new TrayStore(sendImage)
  readonly #uploads = new Map<number, Upload>()
  #failed: Failed[] = []
  #isGone = false

  constructor(view: EditorView) {
    this.#view = view
    this.#store.subscribe(() => this.#look())
  }

  /** Sends a file; answers the mark that is to stand for it. */
  begin(file: File, alt: string, toast: ToastStore): string {
    this.#store.add([file])
    const number = this.#store.getImages().at(-1)?.number ?? 0
    const mark = uploadMark(file.name, number)
    this.#uploads.set(number, { file, alt, mark, toast })
    this.#show()
    return mark
  }

  cancel(number: number): void {
    const upload = this.#uploads.get(number)
    this.#forget(number)
    if (upload) removeMark(this.#view, upload.mark)
    this.#show()
  }

  update({ docChanged, changes }: ViewUpdate): void {
    if (!docChanged) return
    this.#failed = this.#failed.map((one) => ({ ...one, at: changes.mapPos(one.at) }))
    // Afterwards: while the text is being changed nothing else may change it, and several marks come one after the other.
    if (this.#uploads.size > 0) queueMicrotask(() => this.#cancelDeleted())
  }

  destroy(): void {
    this.#isGone = true
    this.#store.load([])
  }

  #cancelDeleted(): void {
    if (this.#isGone) return
    for (const [number, { mark }] of this.#uploads) if (!placeOf(this.#view, mark)) this.#forget(number)
  }

  #forget(number: number): void {
    this.#uploads.delete(number)
    this.#store.remove(number)
  }

  #look(): void {
    if (this.#isGone) return
    for (const { number, upload } of this.#store.getImages()) {
      const own = this.#uploads.get(number)
      if (!own || (upload.status !== 'done' && upload.status !== 'failed')) continue
      this.#forget(number)
      if (upload.status === 'done') this.#put(own, upload.path)
      else this.#fail(own, upload.message)
    }
    this.#show()
  }

  #put({ mark, alt }: Upload, path: string): void {
    const place = placeOf(this.#view, mark)
    if (!place) return
    aside(this.#view, place)
    // In the history: undoing it takes the picture out of the text.
    const insert = `![${escapeAlt(alt)}](${path})`
    this.#view.dispatch({ changes: { from: place.from, insert }, userEvent: 'input' })
  }

  #fail(upload: Upload, message: string): void {
    const at = removeMark(this.#view, upload.mark)
    if (at === null) return
    this.#failed.push({ at, message, upload })
    upload.toast.show({
      variant: 'error',
      title: 'Picture Not Uploaded',
      description: this.#failed.map((one) => one.message).join(' '),
      action: { label: 'Try again', run: () => this.#retry() },
    })
  }

  #retry(): void {
    const failed = this.#failed
    this.#failed = []
    if (this.#isGone) return
    // The last one first: none moves the place of another.
    for (const { at, upload } of failed.sort((a, b) => b.at - a.at))
      putMarks(this.#view, at, [this.begin(upload.file, upload.alt, upload.toast)])
    this.#view.focus()
  }

  #show(): void {
    const uploads = this.#store.getImages().flatMap(({ number, fileName, upload }): OnItsWay[] => {
      const own = this.#uploads.get(number)
      const share = upload.status === 'uploading' ? upload.progress : 0
      return own ? [{ number, name: fileName, mark: own.mark, share, cancel: () => this.cancel(number) }] : []
    })
    this.#view.dispatch({ effects: setOnItsWay.of(uploads) })
  }
}

const textUploads = ViewPlugin.fromClass(TextUploads)

/** Pictures on their way into the text, and how far they are. */
export const textUploading = [uploadProgress, textUploads]

/** Below the line that was aimed at: a picture in the middle of a word would tear it. */
function putMarks(view: EditorView, at: number, marks: readonly string[]) {
  const line = view.state.doc.lineAt(Math.min(at, view.state.doc.length))
  view.dispatch({ ...blockAt(view.state, line.to, marks.join('\n\n')), annotations: besideHistory })
}

const refuse = (toast: ToastStore) =>
  toast.show({ variant: 'error', title: INVALID_FILES_TITLE, description: INVALID_FILES_MESSAGE })

/** Uploads pictures into the text at a place; a mark stands for each until it is there. */
export function uploadIntoText(view: EditorView, files: readonly File[], at: number, toast: ToastStore): void {
  const uploads = view.plugin(textUploads)
  if (!uploads || files.length === 0) return
  if (!files.every(isAcceptableFile)) return void refuse(toast)
  putMarks(
    view,
    at,
    files.map((file) => uploads.begin(file, '', toast)),
  )
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
export function uploadPasted(view: EditorView, pictures: readonly PastedPicture[], toast: ToastStore): void {
  const uploads = view.plugin(textUploads)
  let refused = 0
  for (const { mark, data, alt } of pictures) {
    const place = placeOf(view, `](${mark})`)
    const from = place ? view.state.sliceDoc(0, place.from).lastIndexOf('![') : -1
    if (!uploads || !place || from < 0) continue
    const file = fileOf(data, alt.slice(0, 40) || 'Pasted picture')
    const isTaken = file !== null && isAcceptableFile(file)
    if (!isTaken) refused += 1
    aside(view, { from, to: place.to, insert: isTaken ? uploads.begin(file, alt, toast) : '' })
  }
  if (refused > 0) refuse(toast)
}
