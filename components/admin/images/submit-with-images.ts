import { needsUpload, type TrayImage, trimmed, type Upload, uploadedPaths } from './tray'
import { type ActionFailure, type ActionResult, unanswered } from '@/lib/action-result'
import type { ImageInfo } from '@/lib/images/image'
import { resolvePlaceholders } from '@/lib/images/placeholders'

/** The part of a post's fields that pictures change. */
type WithImages = { content: string; images: string[] }

/** What the flow does to the world; the form gives it the server's actions, a test its own. */
export type SubmitSteps<Saved, Values> = {
  shrink: (file: File) => Promise<Blob>
  upload: (form: FormData) => Promise<ActionResult<ImageInfo>>
  discard: (paths: string[]) => Promise<ActionResult>
  save: (values: Values) => Promise<ActionResult<Saved>>
  onUpload: (number: number, upload: Upload) => void
  /** These uploads are gone from the store. */
  onForgotten: (paths: string[]) => void
  /** Picture `current` of `total` is being sent. */
  onProgress: (current: number, total: number) => void
}

export type UploadSteps = Omit<SubmitSteps<unknown, unknown>, 'save'>

/** An outcome in which nothing was saved. */
export type NotSaved =
  | { kind: 'session'; message: string }
  | { kind: 'image'; message: string }
  | { kind: 'conflict'; failure: ActionFailure }
  | { kind: 'failed'; message: string; fieldErrors: Record<string, string> }
  /** The server was not reached, or its answer was lost: the post may be there. */
  | { kind: 'unanswered' }
export type Outcome<Saved> = { kind: 'saved'; post: Saved } | NotSaved

const UNREACHABLE = 'The server did not answer.'

/** "Failed to upload soup.jpg: …", whichever words the server had for it. */
export function imageFailure(
  fileName: string,
  { message, fieldErrors }: Pick<ActionFailure, 'message' | 'fieldErrors'>,
): string {
  const prefix = `Failed to upload ${fileName}: `
  if (message.startsWith(prefix)) return message
  const reason = Object.values(fieldErrors ?? {})[0] ?? message.replace(/^Failed to upload the picture: /, '')
  return prefix + reason
}

/** The description of the "Publication Failed" toast when a picture is the cause. */
export const imageFailureToast = (message: string): string =>
  `Image upload failed: ${message.replace(/(?<!\.)\.+$/, '')}. Please check your images and try again.`

/** Takes uploads out of the store again. What could not be taken out is still there, and is kept for the next try. */
async function discardUploads(paths: string[], steps: Pick<UploadSteps, 'discard' | 'onForgotten'>) {
  if (paths.length === 0) return
  const result = await steps.discard(paths).catch(() => null)
  if (result?.ok) steps.onForgotten(paths)
}

async function send(image: TrayImage, index: number, steps: UploadSteps): Promise<ActionResult<ImageInfo>> {
  const form = new FormData()
  // The picked name, also for what was encoded anew: the server's message names it.
  form.set('file', await steps.shrink(image.file), image.file.name)
  form.set('index', String(index))
  const { alt, caption, focal } = trimmed(image.details)
  const fields = { alt, caption, focalX: String(focal.x), focalY: String(focal.y) }
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return steps.upload(form)
}

type Uploads = { ok: true; images: TrayImage[] } | { ok: false; outcome: NotSaved }

/** Sends one picture; on success it is answered with its path, else the outcome that ends the submit. */
async function uploadOne(image: TrayImage, index: number, steps: UploadSteps): Promise<TrayImage | NotSaved> {
  const { number, file, details, upload: before } = image
  steps.onUpload(number, { status: 'uploading' })
  const result = await send(image, index, steps).catch(unanswered)
  if (result?.ok) {
    const upload: Upload = { status: 'done', path: result.data.src, sent: trimmed(details) }
    steps.onUpload(number, upload)
    // Sent again under another description: the first copy is no longer needed.
    if (before.status === 'done') await steps.discard([before.path]).catch(() => null)
    return { ...image, upload }
  }
  if (result?.reason === 'session') {
    steps.onUpload(number, before)
    return { kind: 'session', message: result.message }
  }
  const message = imageFailure(file.name, result ?? { message: UNREACHABLE })
  steps.onUpload(number, before.status === 'done' ? before : { status: 'failed', message })
  return { kind: 'image', message }
}

async function uploadAll(images: readonly TrayImage[], steps: UploadSteps): Promise<Uploads> {
  const total = images.filter(needsUpload).length
  const uploaded: TrayImage[] = []
  let current = 0
  for (const [index, image] of images.entries()) {
    if (!needsUpload(image)) {
      uploaded.push(image)
      continue
    }
    current += 1
    steps.onProgress(current, total)
    const result = await uploadOne(image, index, steps)
    if ('kind' in result) return { ok: false, outcome: result }
    uploaded.push(result)
  }
  return { ok: true, images: uploaded }
}

function withPaths<Values extends WithImages>(values: Values, images: readonly TrayImage[]): Values {
  const byNumber = new Map(
    images.flatMap(({ number, details: { alt }, upload }) =>
      upload.status === 'done' ? [[number, { path: upload.path, alt }] as const] : [],
    ),
  )
  return {
    ...values,
    content: resolvePlaceholders(values.content, byNumber),
    images: [...values.images, ...uploadedPaths(images)],
  }
}

/**
 * Uploads what is not uploaded yet, picture by picture, then saves the post. A refusal that is final takes the uploads out of
 * the store again; a session that ended, another editor's save or a server that did not answer leaves them for the next
 * try.
 */
export async function submitWithImages<Saved, Values extends WithImages>(
  values: Values,
  images: readonly TrayImage[],
  steps: SubmitSteps<Saved, Values>,
): Promise<Outcome<Saved>> {
  const uploads = await uploadAll(images, steps)
  if (!uploads.ok) return uploads.outcome
  const result = await steps.save(withPaths(values, uploads.images)).catch(unanswered)
  if (!result) return { kind: 'unanswered' }
  if (result.ok) return { kind: 'saved', post: result.data }
  if (result.reason === 'session') return { kind: 'session', message: result.message }
  if (result.reason === 'conflict') return { kind: 'conflict', failure: result }
  await discardUploads(uploadedPaths(uploads.images), steps)
  return { kind: 'failed', message: result.message, fieldErrors: result.fieldErrors ?? {} }
}
