import 'server-only'
import { randomBytes } from 'node:crypto'
import type { CheckedImage } from './inspect'
import type { PictureDetails } from './library/schema'
import { IMAGE_BUCKET, IMAGE_CACHE_SECONDS } from './limits'
import { type ImageInfo, mediaPath } from './schema'
import { getAdmin } from '@/lib/auth/session'
import { BackendError, rowsOf } from '@/lib/supabase/backend-error'
import { requestClient } from '@/lib/supabase/request'

/** A name nobody else has: time, place in the row of pictures, chance, extension (spec, section 7). */
export const imageName = (index: number, extension: string, now = Date.now()): string =>
  `${now}-${index}-${randomBytes(6).toString('hex')}.${extension}`

/** What storage refused carries a status; what never reached it has none. */
const refusalOf = (error: Error & { status?: number | undefined }) =>
  new BackendError(error.message, 'storage', error.status === undefined || error.status >= 500)

async function writer() {
  if (!(await getAdmin())) throw new BackendError('Only an admin may store pictures', '42501', false)
  return requestClient()
}

/** Stores a checked picture and what is known of it. Throws a BackendError; then nothing of it is left behind. */
export async function storeImage(image: CheckedImage, index: number, details: PictureDetails): Promise<ImageInfo> {
  const supabase = await writer()
  const path = imageName(index, image.extension)
  const { error } = await supabase.storage.from(IMAGE_BUCKET).upload(path, image.content, {
    contentType: image.mimeType,
    cacheControl: String(IMAGE_CACHE_SECONDS),
    upsert: false,
  })
  if (error) throw refusalOf(error)
  const { width, height, blur } = image
  const { alt, caption, focal } = details
  const insert = await supabase.from('images').insert({
    path,
    width,
    height,
    blur,
    alt,
    caption,
    focal_x: focal.x,
    focal_y: focal.y,
    bytes: image.content.byteLength,
  })
  if (insert.error) {
    await supabase.storage.from(IMAGE_BUCKET).remove([path])
    rowsOf(insert)
  }
  return { src: mediaPath(path), width, height, alt, caption, focal, blur }
}

/** Takes stored pictures away again: bytes first, so that a failure leaves a row that can be found, not a lost file. */
export async function removeImages(names: string[]): Promise<void> {
  if (names.length === 0) return
  const supabase = await writer()
  const { error } = await supabase.storage.from(IMAGE_BUCKET).remove(names)
  if (error) throw refusalOf(error)
  rowsOf(await supabase.from('images').delete().in('path', names))
}
