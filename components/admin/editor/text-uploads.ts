import { type ChangeSpec, Transaction } from '@codemirror/state'
import { type EditorView, ViewPlugin, type ViewUpdate } from '@codemirror/view'
import { arePictures, fileOfData, showRefusedFiles } from '../images/files'
import { blockAt } from './commands'
import { setTextUploads, type TextUpload, uploadProgress } from './decorations'
import { hostOf } from './text-editor'
import { isAcceptableFile } from '@/lib/images/image'
import { escapeAlt, rangeOfMark, uploadMark } from '@/lib/images/picture-marks'
import { sendImage } from '@/lib/images/send'
import { progressOf } from '@/lib/images/tray'
import { TrayStore } from '@/lib/images/tray-store'
import type { PastedPicture } from '@/lib/markdown/paste/pictures'

type Upload = { file: File; alt: string; mark: string }
type Failed = { at: number; isInGallery: boolean; message: string; isUnanswered: boolean; upload: Upload }

const NOT_UPLOADED = 'Picture Not Uploaded'

/** The marks whose pictures are being uploaded. A mark that was cut and pasted, or saved by a closed page, is not here. */
export const uploading = new Set<string>()
/** The marks whose uploads failed, for a save that waited for them. */
export const failedUploads = new Set<string>()

/** Makes the browser ask before a page with running uploads is left: their files would be lost. */
const askToStay = (event: BeforeUnloadEvent) => event.preventDefault()

/** Keeps marks out of the undo history, so that no undo or redo restores one. */
const withoutHistory = Transaction.addToHistory.of(false)
const changeWithoutHistory = (view: EditorView, changes: ChangeSpec) =>
  view.dispatch({ changes, annotations: withoutHistory })

/** The range of a mark; null when the editor has deleted it. */
function placeOf(view: EditorView, mark: string): { from: number; to: number } | null {
  const from = view.state.doc.toString().indexOf(mark)
  return from < 0 ? null : { from, to: from + mark.length }
}

/** Removes a mark with its line. Returns its former position. */
function removeMark(view: EditorView, mark: string): { at: number; isInGallery: boolean } | null {
  const range = rangeOfMark(view.state.doc.toString(), mark)
  if (!range) return null
  const { from, to, isInGallery } = range
  changeWithoutHistory(view, { from, to })
  return { at: from, isInGallery }
}

/** Inserts marks below the line of `at`, since inside the line they could split a word. Several make a gallery. */
function insertMarks(view: EditorView, at: number, marks: readonly string[]) {
  const line = view.state.doc.lineAt(Math.min(at, view.state.doc.length))
  view.dispatch({ ...blockAt(view.state, line.to, marks.join('\n')), annotations: withoutHistory })
}

/**
 * Uploads pictures into the text, two at a time, each with a mark at its future place. Deleting the mark cancels the
 * upload. A failed upload can be retried; one without a connection is retried when the browser is online again.
 */
class TextUploads {
  readonly #view: EditorView
  readonly #store = new TrayStore(sendImage)
  readonly #uploads = new Map<number, Upload>()
  #failed: Failed[] = []
  #isDestroyed = false

  constructor(view: EditorView) {
    this.#view = view
    this.#store.subscribe(() => this.#onUpload())
    window.addEventListener('online', this.#onLine)
  }

  /** Starts an upload and returns the mark to insert into the text. */
  start(file: File, alt = ''): string {
    this.#store.add([file])
    const number = this.#store.getImages().at(-1)?.number ?? 0
    const mark = uploadMark(file.name, number)
    this.#uploads.set(number, { file, alt, mark })
    // Each editor numbers its uploads from 1, so another post may have had this mark.
    failedUploads.delete(mark)
    uploading.add(mark)
    window.addEventListener('beforeunload', askToStay)
    this.#showProgress()
    return mark
  }

  update({ docChanged, changes }: ViewUpdate): void {
    if (!docChanged) return
    this.#failed = this.#failed.map((one) => ({ ...one, at: changes.mapPos(one.at) }))
    // Deferred: a view cannot be changed during its update, and several marks are inserted one by one.
    if (this.#uploads.size > 0) queueMicrotask(() => this.#cancelDeleted())
  }

  destroy(): void {
    this.#isDestroyed = true
    const description = 'The page was left before the upload ended. Add the file again.'
    if (this.#uploads.size > 0) hostOf(this.#view).toast.show({ variant: 'error', title: NOT_UPLOADED, description })
    uploading.clear()
    window.removeEventListener('beforeunload', askToStay)
    window.removeEventListener('online', this.#onLine)
    this.#store.load([])
  }

  #cancelDeleted(): void {
    if (this.#isDestroyed) return
    for (const [number, { mark }] of this.#uploads) if (!placeOf(this.#view, mark)) this.#forget(number)
  }

  #forget(number: number): void {
    uploading.delete(this.#uploads.get(number)?.mark ?? '')
    this.#uploads.delete(number)
    if (this.#uploads.size === 0) window.removeEventListener('beforeunload', askToStay)
    this.#store.remove(number)
  }

  #onUpload(): void {
    if (this.#isDestroyed) return
    for (const { number, upload } of this.#store.getImages()) {
      const own = this.#uploads.get(number)
      if (!own || (upload.status !== 'done' && upload.status !== 'failed')) continue
      this.#forget(number)
      if (upload.status === 'done') this.#insertPicture(own, upload.path)
      else this.#showFailure(own, upload.message, upload.isUnanswered === true)
    }
    this.#showProgress()
  }

  #insertPicture({ mark, alt }: Upload, path: string): void {
    const place = placeOf(this.#view, mark)
    if (!place) return
    changeWithoutHistory(this.#view, place)
    // Part of the undo history, so that an undo removes the picture.
    const insert = `![${escapeAlt(alt)}](${path})`
    this.#view.dispatch({ changes: { from: place.from, insert }, userEvent: 'input' })
  }

  #showFailure(upload: Upload, message: string, isUnanswered: boolean): void {
    const place = removeMark(this.#view, upload.mark)
    if (!place) return
    failedUploads.add(upload.mark)
    this.#failed.push({ ...place, message, isUnanswered, upload })
    const run = () => {
      this.#retry(this.#failed)
      this.#view.focus()
    }
    const description = this.#failed.map((one) => one.message).join(' ')
    hostOf(this.#view).toast.show({
      variant: 'error',
      title: NOT_UPLOADED,
      description,
      action: { label: 'Try again', run },
    })
  }

  #onLine = (): void => {
    const unanswered = this.#failed.filter((one) => one.isUnanswered)
    this.#retry(unanswered)
    if (this.#failed.length === 0) hostOf(this.#view).toast.dismissErrors(NOT_UPLOADED)
  }

  #retry(wanted: readonly Failed[]): void {
    this.#failed = this.#failed.filter((one) => !wanted.includes(one))
    if (this.#isDestroyed) return
    // From last to first, so that no insertion moves the place of another.
    for (const { at, isInGallery, upload } of wanted.toSorted((a, b) => b.at - a.at)) {
      const mark = this.start(upload.file, upload.alt)
      const line = this.#view.state.doc.lineAt(Math.min(at, this.#view.state.doc.length))
      if (isInGallery && line.text !== '') changeWithoutHistory(this.#view, { from: line.to, insert: `\n${mark}` })
      else insertMarks(this.#view, at, [mark])
    }
  }

  #showProgress(): void {
    const uploads = this.#store.getImages().flatMap((image): TextUpload[] => {
      const { number, fileName: name } = image
      const mark = this.#uploads.get(number)?.mark
      return mark ? [{ number, name, mark, share: progressOf(image), cancel: () => removeMark(this.#view, mark) }] : []
    })
    this.#view.dispatch({ effects: setTextUploads.of(uploads) })
  }
}

const plugin = ViewPlugin.fromClass(TextUploads)

export const textUploading = [uploadProgress, plugin]

export function uploadIntoText(view: EditorView, files: readonly File[], at: number): void {
  const uploads = view.plugin(plugin)
  if (!uploads || files.length === 0 || !arePictures(files, hostOf(view).toast)) return
  const marks = files.map((file) => uploads.start(file))
  insertMarks(view, at, marks)
}

export function uploadPasted(view: EditorView, pictures: readonly PastedPicture[]): void {
  const uploads = view.plugin(plugin)
  let refused = 0
  for (const { mark, data, alt } of pictures) {
    const place = placeOf(view, `](${mark})`)
    const from = place ? view.state.sliceDoc(0, place.from).lastIndexOf('![') : -1
    if (!uploads || !place || from < 0) continue
    const file = fileOfData(data, alt.slice(0, 40) || 'Pasted picture')
    const isTaken = file !== null && isAcceptableFile(file)
    if (!isTaken) refused += 1
    changeWithoutHistory(view, { from, to: place.to, insert: isTaken ? uploads.start(file, alt) : '' })
  }
  if (refused > 0) showRefusedFiles(hostOf(view).toast)
}
