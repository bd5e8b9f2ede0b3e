import 'server-only'
import { randomBytes } from 'node:crypto'
import { binImages } from './bin'
import type { CheckedImage } from './decode'
import { cleanFileName } from './file-name'
import { CENTRE, IMAGE_BUCKET, type ImageInfo, mediaName, mediaPath } from './image'
import { inspectImage } from './re-encode'
import { getImage } from './library'
import { openImage } from './public'
import { putImage } from './put-image'
import type { ImageDescription, ImageEdit, ImageInput, TrayEntry } from './schema'
import type { AdminContext } from '@/lib/auth/session'
import { rowsOf } from '@/lib/supabase/backend-error'

/** Writes the description of an image. Resolves to false when there is no such image. Throws a BackendError. */
export async function writeDescription(
  { supabase }: AdminContext,
  { name, alt, caption, focal }: ImageInput,
): Promise<boolean> {
  const rows = rowsOf(
    await supabase
      .from('images')
      .update({ alt, caption, focal_x: focal.x, focal_y: focal.y })
      .eq('path', name)
      .select('path'),
  )
  return rows.length > 0
}

/** Writes the descriptions of a form's tray that differ from the stored ones. */
export async function describeTray(context: AdminContext, tray: readonly TrayEntry[]): Promise<void> {
  const descriptions = new Map(tray.flatMap(({ path, details }) => [[mediaName(path), details] as const]))
  const names = [...descriptions.keys()].filter((name) => name !== null)
  if (names.length === 0) return
  const rows = rowsOf(
    await context.supabase.from('images').select('path, alt, caption, focal_x, focal_y').in('path', names),
  )
  for (const { path: name, alt, caption, focal_x: x, focal_y: y } of rows) {
    const details = descriptions.get(name)
    const isSame = details?.alt === alt && details.caption === caption && details.focal.x === x && details.focal.y === y
    if (details && !isSame) await writeDescription(context, { name, ...details })
  }
}

/**
 * Stores an image and replaces `name` with it everywhere. Resolves to its name; null when there is no image `name`.
 * Throws an ImageRejected or a BackendError. The posts are then unchanged.
 */
export async function storeReplacement(context: AdminContext, name: string, file: File): Promise<string | null> {
  const old = await getImage(context, name)
  if (!old) return null
  const image = await inspectImage(new Uint8Array(await file.arrayBuffer()))
  const details = { alt: old.alt, caption: old.caption, focal: CENTRE }
  const { src } = await storeImage(context, image, details, cleanFileName(file.name))
  const replaced = mediaName(src)
  if (!replaced) throw new Error(`${src} is no address of a picture`)
  try {
    rowsOf(await context.supabase.rpc('replace_image', { p_old: name, p_new: replaced }))
  } catch (error) {
    await binImages(context.supabase, [replaced])
    throw error
  }
  return replaced
}

async function bytesOf(name: string): Promise<Uint8Array | null> {
  const image = await openImage(name)
  return image && new Uint8Array(await new Response(image.body).arrayBuffer())
}

/**
 * Stores a cropped or turned image as a new one, with the description of the original, which is not changed. Null when
 * there is no such image. Throws an ImageRejected or a BackendError.
 */
export async function storeEdited(context: AdminContext, { name, ...edit }: ImageEdit): Promise<ImageInfo | null> {
  const old = await getImage(context, name)
  const content = old && old.deletedAt === null ? await bytesOf(name) : null
  if (!old || !content) return null
  // The old focal point is meaningless in the edited image.
  const details = { alt: old.alt, caption: old.caption, focal: CENTRE }
  return storeImage(context, await inspectImage(content, edit), details, old.fileName)
}

/** A unique name: time, index (0: a request stores one image), random string, extension. */
const imageName = (): string => `${Date.now()}-0-${randomBytes(6).toString('hex')}.webp`

/** Stores a checked image with its description and file name. Throws a BackendError, after deleting the file. */
export async function storeImage(
  { supabase }: AdminContext,
  image: CheckedImage,
  details: ImageDescription,
  fileName: string,
): Promise<ImageInfo> {
  const path = imageName()
  const { content, width, height, blur } = image
  const { alt, caption, focal } = details
  const position = { focal_x: focal.x, focal_y: focal.y }
  const row = { path, width, height, blur, alt, caption, ...position, bytes: content.byteLength, file_name: fileName }
  try {
    await putImage(supabase, row, content)
  } catch (error) {
    await supabase.storage.from(IMAGE_BUCKET).remove([path])
    throw error
  }
  return { src: mediaPath(path), width, height, alt, caption, focal, blur }
}
