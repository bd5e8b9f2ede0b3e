import 'server-only'
import { randomBytes } from 'node:crypto'
import type { CheckedImage } from './inspect'
import { IMAGE_BUCKET, IMAGE_CACHE_SECONDS } from './limits'
import { type ImageInfo, mediaPath } from './schema'
import { getAdmin } from '@/lib/auth/session'
import { BackendError, rowsOf } from '@/lib/supabase/backend-error'
import { requestClient } from '@/lib/supabase/request'

/** A name nobody else has: time, place in the row of pictures, chance, extension (spec, section 7). */
export const imageName = (index: number, extension: string, now = Date.now()): string =>
  `${now}-${index}-${randomBytes(6).toString('hex')}.${extension}`

async function writer() {
  if (!(await getAdmin())) throw new BackendError('Only an admin may store pictures', '42501', false)
  return requestClient()
}

/** Stores a checked picture and what is known of it. Throws a BackendError; then nothing of it is left behind. */
export async function storeImage(image: CheckedImage, index: number, alt: string): Promise<ImageInfo> {
  const supabase = await writer()
  const path = imageName(index, image.extension)
  const { error } = await supabase.storage.from(IMAGE_BUCKET).upload(path, image.content, {
    contentType: image.mimeType,
    cacheControl: String(IMAGE_CACHE_SECONDS),
    upsert: false,
  })
  if (error) throw new BackendError(error.message, 'storage', true)
  const { width, height, blur } = image
  const insert = await supabase.from('images').insert({ path, width, height, blur, alt, bytes: image.content.byteLength })
  if (insert.error) {
    await supabase.storage.from(IMAGE_BUCKET).remove([path])
    rowsOf(insert)
  }
  return { src: mediaPath(path), width, height, alt, blur }
}

/** Takes stored pictures away again: bytes first, so that a failure leaves a row that can be found, not a lost file. */
export async function removeImages(names: string[]): Promise<void> {
  if (names.length === 0) return
  const supabase = await writer()
  const { error } = await supabase.storage.from(IMAGE_BUCKET).remove(names)
  if (error) throw new BackendError(error.message, 'storage', true)
  rowsOf(await supabase.from('images').delete().in('path', names))
}
