import { needsUpload, type Picture, trimmed, type Upload, uploadedAddresses } from '../images/tray'
import { resolvePlaceholders } from '../images/placeholders'
import type { ActionFailure, ActionResult } from '@/lib/action-result'
import type { ImageInfo } from '@/lib/images/schema'
import type { PublishedPost } from '@/lib/posts/actions'
import type { PublishInput } from '@/lib/posts/schema'

/** What the flow does to the world; the form gives it the server's actions, a test its own. */
export type PublishSteps<Saved = PublishedPost, Values = PublishInput> = {
  shrink: (file: File) => Promise<Blob>
  upload: (form: FormData) => Promise<ActionResult<ImageInfo>>
  discard: (addresses: string[]) => Promise<ActionResult>
  publish: (values: Values) => Promise<ActionResult<Saved>>
  onUpload: (number: number, upload: Upload) => void
  /** These uploads are gone from the store. */
  onForgotten: (addresses: string[]) => void
  /** Picture `current` of `total` is being sent. */
  onProgress: (current: number, total: number) => void
}

type PictureSteps = Omit<PublishSteps, 'publish'>

/** An outcome in which nothing was saved. */
export type NotSaved =
  | { kind: 'session'; message: string }
  | { kind: 'picture'; message: string }
  | { kind: 'conflict'; failure: ActionFailure }
  | { kind: 'failed'; message: string; fieldErrors: Record<string, string> }
  /** The server was not reached, or its answer was lost: the post may be there. */
  | { kind: 'unanswered' }
export type Outcome<Saved = PublishedPost> = { kind: 'published'; post: Saved } | NotSaved

const UNREACHABLE = 'The server did not answer.'

/** "Failed to upload soup.jpg: …", whichever words the server had for it. */
export function pictureFailure(
  fileName: string,
  { message, fieldErrors }: Pick<ActionFailure, 'message' | 'fieldErrors'>,
): string {
  const prefix = `Failed to upload ${fileName}: `
  if (message.startsWith(prefix)) return message
  const reason = Object.values(fieldErrors ?? {})[0] ?? message.replace(/^Failed to upload the picture: /, '')
  return prefix + reason
}

/** The description of the "Publication Failed" toast when a picture is the cause. */
export const pictureFailureToast = (message: string): string =>
  `Image upload failed: ${message.replace(/(?<!\.)\.+$/, '')}. Please check your images and try again.`

/** Takes uploads out of the store again. What could not be taken out is still there, and is kept for the next try. */
export async function discardUploads(addresses: string[], steps: Pick<PictureSteps, 'discard' | 'onForgotten'>) {
  if (addresses.length === 0) return
  const result = await steps.discard(addresses).catch(() => null)
  if (result?.ok) steps.onForgotten(addresses)
}

async function send(picture: Picture, index: number, steps: PictureSteps): Promise<ActionResult<ImageInfo>> {
  const form = new FormData()
  // The picked name, also for what was encoded anew: the server's message names it.
  form.set('file', await steps.shrink(picture.file), picture.file.name)
  form.set('index', String(index))
  const { alt, caption, focal } = trimmed(picture.details)
  const fields = { alt, caption, focalX: String(focal.x), focalY: String(focal.y) }
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return steps.upload(form)
}

type Uploads = { ok: true; pictures: Picture[] } | { ok: false; outcome: NotSaved }

/** Sends one picture; on success it is answered with its address, else the outcome that ends the publish. */
async function uploadOne(picture: Picture, index: number, steps: PictureSteps): Promise<Picture | NotSaved> {
  const { number, file, details, upload: before } = picture
  steps.onUpload(number, { status: 'uploading' })
  const result = await send(picture, index, steps).catch(() => null)
  if (result?.ok) {
    const upload: Upload = { status: 'done', address: result.data.src, sent: trimmed(details) }
    steps.onUpload(number, upload)
    // Sent again under another description: the first copy is no longer needed.
    if (before.status === 'done') await steps.discard([before.address]).catch(() => null)
    return { ...picture, upload }
  }
  if (result?.reason === 'session') {
    steps.onUpload(number, before)
    return { kind: 'session', message: result.message }
  }
  const message = pictureFailure(file.name, result ?? { message: UNREACHABLE })
  steps.onUpload(number, before.status === 'done' ? before : { status: 'failed', message })
  return { kind: 'picture', message }
}

async function uploadAll(pictures: readonly Picture[], steps: PictureSteps): Promise<Uploads> {
  const total = pictures.filter(needsUpload).length
  const uploaded: Picture[] = []
  let current = 0
  for (const [index, picture] of pictures.entries()) {
    if (!needsUpload(picture)) {
      uploaded.push(picture)
      continue
    }
    current += 1
    steps.onProgress(current, total)
    const result = await uploadOne(picture, index, steps)
    if ('kind' in result) return { ok: false, outcome: result }
    uploaded.push(result)
  }
  return { ok: true, pictures: uploaded }
}

function withAddresses<Values extends PublishInput>(values: Values, pictures: readonly Picture[]): Values {
  const byNumber = new Map(
    pictures.flatMap(({ number, details: { alt }, upload }) =>
      upload.status === 'done' ? [[number, { address: upload.address, alt }] as const] : [],
    ),
  )
  return {
    ...values,
    content: resolvePlaceholders(values.content, byNumber),
    images: [...values.images, ...uploadedAddresses(pictures)],
  }
}

/**
 * Uploads what is not uploaded yet, picture by picture, then publishes. A refusal that is final takes the uploads out of
 * the store again; a session that ended, another editor's save or a server that did not answer leaves them for the next
 * try.
 */
export async function publishWithPictures<Saved, Values extends PublishInput>(
  values: Values,
  pictures: readonly Picture[],
  steps: PublishSteps<Saved, Values>,
): Promise<Outcome<Saved>> {
  const uploads = await uploadAll(pictures, steps)
  if (!uploads.ok) return uploads.outcome
  const result = await steps.publish(withAddresses(values, uploads.pictures)).catch(() => null)
  if (!result) return { kind: 'unanswered' }
  if (result.ok) return { kind: 'published', post: result.data }
  if (result.reason === 'session') return { kind: 'session', message: result.message }
  if (result.reason === 'conflict') return { kind: 'conflict', failure: result }
  await discardUploads(uploadedAddresses(uploads.pictures), steps)
  return { kind: 'failed', message: result.message, fieldErrors: result.fieldErrors ?? {} }
}
