import type { SendImage } from './send'
import { emptyTray, entriesOf, LOST_FILE, type TrayAction, type TrayImage, trayReducer } from './tray'
import type { TrayEntry } from './schema'
import { type ActionFailure, type ActionResult, unanswered } from '@/lib/action-result'
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

const isOpen = ({ upload: { status } }: TrayImage) => status === 'waiting' || status === 'uploading'

/**
 * The images of one form and their uploads: each starts when it is picked, two at a time. It knows no form and no React.
 */
export class TrayStore extends Store<typeof emptyTray> {
  readonly #send: SendImage
  #queue: Job[] = []
  #running = new Map<number, Job>()

  constructor(send: SendImage) {
    super(emptyTray)
    this.#send = send
  }

  getImages = (): readonly TrayImage[] => this.getState().images

  dispatch = (action: TrayAction): void => {
    const tray = trayReducer(this.getState(), action)
    if (tray !== this.getState()) this.set(tray)
  }

  #image = (number: number) => this.getState().images.find((image) => image.number === number)

  add(files: readonly File[]): void {
    this.dispatch({ type: 'add', files })
    for (const image of this.getState().images.slice(-files.length)) this.#enqueue(image)
  }

  replace(number: number, file: File): void {
    this.#stop(number)
    this.dispatch({ type: 'replace', number, file })
    this.retry(number)
  }

  remove(number: number): void {
    this.#stop(number)
    this.dispatch({ type: 'remove', number })
  }

  /** Replaces the tray; running uploads are aborted. */
  load(entries: readonly TrayEntry[]): void {
    for (const { number } of this.getState().images) this.#stop(number)
    this.dispatch({ type: 'load', entries })
  }

  /** Aborts an upload; the image stays in the tray and can be sent again. */
  cancel(number: number): void {
    this.#stop(number)
    this.dispatch({ type: 'upload', number, upload: { status: 'failed', message: 'The upload was cancelled.' } })
  }

  retry(number: number): void {
    const image = this.#image(number)
    if (image) this.#enqueue(image)
  }

  /** Sends everything that failed again. */
  retryAll(): void {
    for (const image of this.getState().images) if (image.upload.status === 'failed') this.#enqueue(image)
  }

  /** Sends again what did not reach the server, when the connection is back. */
  retryUnanswered(): void {
    for (const image of this.getState().images)
      if (image.upload.status === 'failed' && image.upload.isUnanswered) this.#enqueue(image)
  }

  #enqueue({ number, file }: TrayImage): void {
    if (!file) return
    this.dispatch({ type: 'upload', number, upload: { status: 'waiting' } })
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
      if (!abort.signal.aborted) this.dispatch({ type: 'upload', number, upload: { status: 'uploading', progress } })
    }
    onProgress(0)
    const result = await this.#send(file, { onProgress, signal: abort.signal }).catch(() => null)
    if (abort.signal.aborted) return
    this.#running.delete(number)
    if (result?.ok) {
      this.dispatch({ type: 'upload', number, upload: { status: 'done', path: result.data.src } })
    } else {
      const message = imageFailure(file.name, result ?? { message: 'The server did not answer.' })
      const upload = {
        status: 'failed',
        message,
        ...(result?.reason === 'session' && { isSession: true }),
        ...(result === null && { isUnanswered: true }),
      } as const
      this.dispatch({ type: 'upload', number, upload })
    }
    this.#next()
  }

  /**
   * Waits until every image is on the server, and sends failed ones again. `onWait` gets the number of finished uploads and of
   * all. Resolves to the first failure, or null.
   */
  async finishUploads(
    onWait: (done: number, total: number) => void,
  ): Promise<{ message: string; isSession: boolean } | null> {
    this.retryAll()
    const total = this.getState().images.filter(isOpen).length
    if (total > 0) await this.#waitForAll((open) => onWait(total - open, total))
    for (const { upload, fileName, file } of this.getState().images) {
      if (upload.status !== 'failed') continue
      const message = file ? upload.message : imageFailure(fileName, { message: LOST_FILE })
      return { message, isSession: upload.isSession ?? false }
    }
    return null
  }

  #waitForAll(onWait: (open: number) => void): Promise<void> {
    return new Promise((resolve) => {
      let last = -1
      const check = () => {
        const open = this.getState().images.filter(isOpen).length
        if (open > 0 && open !== last) onWait((last = open))
        if (open > 0) return
        unsubscribe()
        resolve()
      }
      const unsubscribe = this.subscribe(check)
      check()
    })
  }

  entries = (): TrayEntry[] => entriesOf(this.getState().images)
}

/** The steps of a submit; the form passes the server's actions, a test its own. */
export type SubmitSteps<Saved> = {
  /** Waits for the uploads; resolves to the first failure, or null. */
  finishUploads: () => Promise<{ message: string; isSession: boolean } | null>
  save: () => Promise<ActionResult<Saved>>
}

/** An outcome in which nothing was saved. */
export type NotSaved =
  | { kind: 'session'; message: string }
  | { kind: 'image'; message: string }
  | { kind: 'conflict'; failure: ActionFailure }
  | { kind: 'failed'; message: string; fieldErrors: Record<string, string> }
  /** The server was not reached, or its answer was lost: the post may be there. */
  | { kind: 'unanswered' }
type Outcome<Saved> = { kind: 'saved'; post: Saved } | NotSaved

/** The description of the "Publication Failed" toast when a picture is the cause. */
export const imageFailureToast = (message: string): string =>
  `Image upload failed: ${message.replace(/(?<!\.)\.+$/, '')}. Please check your images and try again.`

/** Saves the post once its images are uploaded, which they mostly are: uploads start when a file is picked. */
export async function submitWithImages<Saved>(steps: SubmitSteps<Saved>): Promise<Outcome<Saved>> {
  const missing = await steps.finishUploads()
  if (missing) return { kind: missing.isSession ? 'session' : 'image', message: missing.message }
  const result = await steps.save().catch(unanswered)
  if (!result) return { kind: 'unanswered' }
  if (result.ok) return { kind: 'saved', post: result.data }
  if (result.reason === 'session') return { kind: 'session', message: result.message }
  if (result.reason === 'conflict') return { kind: 'conflict', failure: result }
  return { kind: 'failed', message: result.message, fieldErrors: result.fieldErrors ?? {} }
}
