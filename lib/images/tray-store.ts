import { CENTRE } from './image'
import type { SendImage } from './send'
import { entriesOf, LOST_FILE, type TrayImage, type Upload } from './tray'
import type { ImageDescription, TrayEntry } from './schema'
import { type ActionFailure, fail } from '@/lib/action-result'
import { Store } from '@/lib/store'

/** Uploads at a time: one alone leaves the line idle, more only wait for each other. */
const AT_ONCE = 2

/** "Failed to upload soup.jpg: …", with the server's reason. */
export function imageFailure(
  fileName: string,
  { message, fieldErrors }: Pick<ActionFailure, 'message' | 'fieldErrors'>,
): string {
  const prefix = `Failed to upload ${fileName}: `
  if (message.startsWith(prefix)) return message
  const reason = Object.values(fieldErrors ?? {})[0] ?? message.replace(/^Failed to upload the picture: /, '')
  return prefix + reason
}

type Job = { number: number; file: File; abort: AbortController }

const undescribed: ImageDescription = { alt: '', caption: '', focal: CENTRE }
const ofFile = (file: File) => ({ file, fileName: file.name, bytes: file.size, upload: { status: 'waiting' } as const })

const isOpen = ({ upload: { status } }: TrayImage) => status === 'waiting' || status === 'uploading'

/**
 * The images of one form and their uploads: each starts when it is picked, two at a time. It is independent of the form and of React.
 */
export class TrayStore extends Store<{ images: readonly TrayImage[]; lastNumber: number }> {
  readonly #send: SendImage
  #queue: Job[] = []
  #running = new Map<number, Job>()

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
      details: undescribed,
    }))
    this.set({ images: [...images, ...fresh], lastNumber: lastNumber + files.length })
    for (const image of fresh) this.#enqueue(image)
  }

  /** Another file; the description stays, and the focal point goes with the file that it was of. */
  replace(number: number, file: File): void {
    this.#stop(number)
    this.#change(number, ({ details }) => ({ ...ofFile(file), details: { ...details, focal: CENTRE } }))
    this.retry(number)
  }

  /** It was cropped or turned; the result is stored already. */
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

  /** Answers whether there is such a place. */
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

  /** Replaces the tray; running uploads are aborted. */
  load(entries: readonly TrayEntry[]): void {
    for (const { number } of this.getImages()) this.#stop(number)
    const images = entries.map(({ path, ...entry }) => ({
      ...entry,
      file: null,
      upload: path ? ({ status: 'done', path } as const) : ({ status: 'failed', message: LOST_FILE } as const),
    }))
    this.set({ images, lastNumber: Math.max(0, ...images.map(({ number }) => number)) })
  }

  /** Aborts an upload; the image stays in the tray and can be sent again. */
  cancel(number: number): void {
    this.#stop(number)
    this.#setUpload(number, { status: 'failed', message: 'The upload was cancelled.' })
  }

  retry(number: number): void {
    const image = this.#image(number)
    if (image) this.#enqueue(image)
  }

  /** Sends everything that failed again. */
  retryAll(): void {
    for (const image of this.getImages()) if (image.upload.status === 'failed') this.#enqueue(image)
  }

  /** Sends again what did not reach the server, when the connection is back. */
  retryUnanswered(): void {
    for (const image of this.getImages())
      if (image.upload.status === 'failed' && image.upload.isUnanswered) this.#enqueue(image)
  }

  #enqueue({ number, file }: TrayImage): void {
    if (!file) return
    this.#setUpload(number, { status: 'waiting' })
    this.#queue.push({ number, file, abort: new AbortController() })
    this.#next()
  }

  #stop(number: number): void {
    this.#queue = this.#queue.filter((job) => job.number !== number)
    this.#running.get(number)?.abort.abort()
    this.#running.delete(number)
    this.#next()
  }

  #next(): void {
    while (this.#running.size < AT_ONCE) {
      const job = this.#queue.shift()
      if (!job) return
      this.#running.set(job.number, job)
      void this.#run(job)
    }
  }

  async #run(job: Job): Promise<void> {
    const { number, file, abort } = job
    const onProgress = (progress: number) => {
      if (!abort.signal.aborted) this.#setUpload(number, { status: 'uploading', progress })
    }
    onProgress(0)
    const result = await this.#send(file, { onProgress, signal: abort.signal }).catch(() => null)
    if (abort.signal.aborted) return
    this.#running.delete(number)
    if (result?.ok) this.#setUpload(number, { status: 'done', path: result.data.src })
    else
      this.#setUpload(number, {
        status: 'failed',
        message: imageFailure(file.name, result ?? { message: 'The server did not answer.' }),
        ...(result?.reason === 'session' && { isSession: true }),
        ...(result === null && { isUnanswered: true }),
      })
    this.#next()
  }

  /**
   * Waits until every image is on the server, and sends failed ones again. `onWait` gets the number of finished uploads and of
   * all. Resolves to the first failure, or null.
   */
  async finishUploads(onWait: (done: number, total: number) => void): Promise<ActionFailure | null> {
    this.retryAll()
    const total = this.getImages().filter(isOpen).length
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
        const open = this.getImages().filter(isOpen).length
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
