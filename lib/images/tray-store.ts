import pLimit from 'p-limit'
import { CENTRE } from './image'
import type { SendImage } from './send'
import { entriesOf, imageFailure, isUploading, LOST_FILE, type TrayImage, type Upload } from './tray'
import { type ImageDescription, type TrayEntry, UNDESCRIBED } from './schema'
import { type ActionFailure, fail } from '@/lib/action-result'
import { Store } from '@/lib/store'

/** Parallel uploads: a single one leaves the connection idle, and more slow each other down. */
const AT_ONCE = 2

const ofFile = (file: File) => ({ file, fileName: file.name, bytes: file.size, upload: { status: 'waiting' } as const })

/** The images of one form and their uploads, which start at selection, two at a time. Independent of React. */
export class TrayStore extends Store<{ images: readonly TrayImage[]; lastNumber: number }> {
  readonly #send: SendImage
  readonly #limit = pLimit(AT_ONCE)
  readonly #aborts = new Map<number, AbortController>()

  constructor(send: SendImage) {
    super({ images: [], lastNumber: 0 })
    this.#send = send
  }

  getImages = (): readonly TrayImage[] => this.getState().images

  #image = (number: number) => this.getImages().find((image) => image.number === number)

  #change(number: number, next: (image: TrayImage) => Partial<TrayImage>): void {
    const images = this.getImages().map((image) => (image.number === number ? { ...image, ...next(image) } : image))
    this.set({ images })
  }

  #setUpload = (number: number, upload: Upload) => this.#change(number, () => ({ upload }))

  add(files: readonly File[]): void {
    const { images, lastNumber } = this.getState()
    const fresh = files.map((file, index) => ({
      ...ofFile(file),
      number: lastNumber + index + 1,
      details: UNDESCRIBED,
    }))
    this.set({ images: [...images, ...fresh], lastNumber: lastNumber + files.length })
    for (const image of fresh) this.#enqueue(image)
  }

  /** Replaces the file of an image. The description stays; the focal point is reset. */
  replace(number: number, file: File): void {
    this.#stop(number)
    this.#change(number, ({ details }) => ({ ...ofFile(file), details: { ...details, focal: CENTRE } }))
    this.retry(number)
  }

  /** Sets the path of a cropped or turned image, which is already stored. */
  edit(number: number, path: string): void {
    this.#change(number, ({ details }) => ({
      file: null,
      upload: { status: 'done', path },
      details: { ...details, focal: CENTRE },
    }))
  }

  describe(number: number, changes: Partial<ImageDescription>): void {
    this.#change(number, ({ details }) => ({ details: { ...details, ...changes } }))
  }

  /** Moves an image to an index. False when there is no such image or index. */
  move(number: number, to: number): boolean {
    const images = this.getImages()
    const image = this.#image(number)
    if (!image || to < 0 || to >= images.length) return false
    this.set({ images: images.filter((one) => one !== image).toSpliced(to, 0, image) })
    return true
  }

  remove(number: number): void {
    this.#stop(number)
    this.set({ images: this.getImages().filter((image) => image.number !== number) })
  }

  /** Removes the images that a save has moved into the text. */
  drop(moved: readonly TrayEntry[]): void {
    const images = this.getImages().filter(({ number }) => !moved.some((one) => one.number === number))
    this.set({ images, ...(images.length === 0 && { lastNumber: 0 }) })
  }

  /** Replaces all images. Running uploads are aborted. */
  load(entries: readonly TrayEntry[]): void {
    for (const { number } of this.getImages()) this.#stop(number)
    const images = entries.map(({ path, ...entry }) => ({
      ...entry,
      file: null,
      upload: path ? ({ status: 'done', path } as const) : ({ status: 'failed', message: LOST_FILE } as const),
    }))
    this.set({ images, lastNumber: Math.max(0, ...images.map(({ number }) => number)) })
  }

  /** Aborts an upload. The image stays in the tray and can be sent again. */
  cancel(number: number): void {
    this.#stop(number)
    this.#setUpload(number, { status: 'failed', message: 'The upload was cancelled.' })
  }

  retry(number: number): void {
    const image = this.#image(number)
    if (image) this.#enqueue(image)
  }

  /** Sends all failed images again. */
  retryAll(): void {
    for (const image of this.getImages()) if (image.upload.status === 'failed') this.#enqueue(image)
  }

  /** Sends images again that did not reach the server. Called when the connection is back. */
  retryUnanswered(): void {
    for (const image of this.getImages())
      if (image.upload.status === 'failed' && image.upload.isUnanswered) this.#enqueue(image)
  }

  #enqueue({ number, file }: TrayImage): void {
    if (!file) return
    this.#setUpload(number, { status: 'waiting' })
    const abort = new AbortController()
    this.#aborts.set(number, abort)
    void this.#limit(() => this.#upload(number, file, abort.signal))
  }

  #stop(number: number): void {
    this.#aborts.get(number)?.abort()
  }

  async #upload(number: number, file: File, signal: AbortSignal): Promise<void> {
    if (signal.aborted) return
    const onProgress = (progress: number) => {
      if (!signal.aborted) this.#setUpload(number, { status: 'uploading', progress })
    }
    onProgress(0)
    const result = await this.#send(file, { onProgress, signal }).catch(() => null)
    if (signal.aborted) return
    if (result?.ok) this.#setUpload(number, { status: 'done', path: result.data.src })
    else
      this.#setUpload(number, {
        status: 'failed',
        message: imageFailure(file.name, result ?? { message: 'The server did not answer.' }),
        ...(result?.reason === 'session' && { isSession: true }),
        ...(result === null && { isUnanswered: true }),
      })
  }

  /**
   * Sends failed images again, and waits until all uploads end. `onWait` gets the number of finished uploads and of
   * all. Resolves to the first failure, or null.
   */
  async finishUploads(onWait: (done: number, total: number) => void): Promise<ActionFailure | null> {
    this.retryAll()
    const total = this.getImages().filter(isUploading).length
    if (total > 0) await this.#waitForAll((open) => onWait(total - open, total))
    for (const { upload, fileName, file } of this.getImages()) {
      if (upload.status !== 'failed') continue
      if (upload.isSession) return fail(upload.message, 'session')
      const message = file ? upload.message : imageFailure(fileName, { message: LOST_FILE })
      return fail(`Image upload failed: ${message.replace(/(?<!\.)\.+$/, '')}. Please check your images and try again.`)
    }
    return null
  }

  #waitForAll(onWait: (open: number) => void): Promise<void> {
    return new Promise((resolve) => {
      let last = -1
      const check = () => {
        const open = this.getImages().filter(isUploading).length
        if (open > 0 && open !== last) onWait((last = open))
        if (open > 0) return
        unsubscribe()
        resolve()
      }
      const unsubscribe = this.subscribe(check)
      check()
    })
  }

  entries = (): TrayEntry[] => entriesOf(this.getImages())
}
