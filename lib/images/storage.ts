import 'server-only'
import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { binImages, refusalOf } from './bin'
import { inTurn } from './decoding'
import { givenName } from './file-name'
import {
  CENTRE,
  IMAGE_BUCKET,
  IMAGE_CACHE_SECONDS,
  IMAGE_MAX_PIXELS,
  type ImageInfo,
  mediaName,
  mediaPath,
} from './image'
import { type CheckedImage, ImageRejected, inspectImage } from './incoming'
import { getImage, listUnusedImages } from './library'
import { openImage } from './public'
import type { ImageDescription, ImageEdit, ImageInput, TrayEntry } from './schema'
import type { AdminContext } from '@/lib/auth/session'
import { rowsOf } from '@/lib/supabase/backend-error'

/** What became of one picture of a clean-up. */
export type Removal = { name: string } & ({ ok: true } | { ok: false; message: string })

/** False when there is no such picture. Throws a BackendError. */
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

/** Writes what the tray of a form says of its pictures, where it says something else than what is stored. */
export async function describeTray(context: AdminContext, tray: readonly TrayEntry[]): Promise<void> {
  const said = new Map(tray.flatMap(({ path, details }) => [[mediaName(path), details] as const]))
  const names = [...said.keys()].filter((name) => name !== null)
  if (names.length === 0) return
  const rows = rowsOf(
    await context.supabase.from('images').select('path, alt, caption, focal_x, focal_y').in('path', names),
  )
  for (const { path: name, alt, caption, focal_x: x, focal_y: y } of rows) {
    const details = said.get(name)
    const isSame = details?.alt === alt && details.caption === caption && details.focal.x === x && details.focal.y === y
    if (details && !isSame) await writeDescription(context, { name, ...details })
  }
}

/**
 * Stores a picture and names it wherever `name` was named. Answers its name; null when there is no picture `name`.
 * Throws an ImageRejected or a BackendError; then the posts are as they were.
 */
export async function storeReplacement(context: AdminContext, name: string, file: File): Promise<string | null> {
  const old = await getImage(context, name)
  if (!old) return null
  const image = await inspectImage(new Uint8Array(await file.arrayBuffer()))
  const details = { alt: old.alt, caption: old.caption, focal: CENTRE }
  const { src } = await storeImage(context, image, 0, details, givenName(file.name))
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

/** Whole pixels within the picture, one at least. */
function pixelsOf({ x, y, width, height }: NonNullable<ImageEdit['crop']>, size: { width: number; height: number }) {
  const left = Math.min(Math.round(x * size.width), size.width - 1)
  const top = Math.min(Math.round(y * size.height), size.height - 1)
  return {
    left,
    top,
    width: Math.max(1, Math.min(Math.round(width * size.width), size.width - left)),
    height: Math.max(1, Math.min(Math.round(height * size.height), size.height - top)),
  }
}

/** Turns the picture, clockwise, and then cuts it: the crop is of what the editor saw. */
async function edited(content: Uint8Array, { turns, crop }: ImageEdit): Promise<Buffer> {
  // Two steps: in one, sharp cuts before it turns.
  const turned = await sharp(content, { limitInputPixels: IMAGE_MAX_PIXELS })
    .rotate(turns * 90)
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = turned.info
  const image = sharp(turned.data, { raw: { width, height, channels } })
  // It is encoded once more when it is stored: hardly anything may be lost here.
  return (crop ? image.extract(pixelsOf(crop, turned.info)) : image).webp({ quality: 96 }).toBuffer()
}

/**
 * Stores a cut or turned picture as a new one, with what was said of the first; that one stays as it is. Null when it is not
 * there. Throws an ImageRejected or a BackendError.
 */
export async function storeEdited(context: AdminContext, edit: ImageEdit): Promise<ImageInfo | null> {
  const old = await getImage(context, edit.name)
  const content = old && old.deletedAt === null ? await bytesOf(edit.name) : null
  if (!old || !content) return null
  const result = await inTurn(old.width * old.height, () => edited(content, edit)).catch((cause: unknown) => {
    throw new ImageRejected('The picture could not be read.', { cause })
  })
  // What it says of a place in the picture is no longer true.
  const details = { alt: old.alt, caption: old.caption, focal: CENTRE }
  return storeImage(context, await inspectImage(result), 0, details, old.fileName)
}

/** Puts those of `names` into the bin that nothing uses at this moment and that are old enough; one that stays keeps no other back. */
export async function removeUnused(context: AdminContext, names: string[]): Promise<Removal[]> {
  const unused = new Set((await listUnusedImages(context)).map((picture) => picture.name))
  const binned = new Set(
    await binImages(
      context.supabase,
      names.filter((name) => unused.has(name)),
    ),
  )
  return names.map((name) =>
    binned.has(name) ? { name, ok: true } : { name, ok: false, message: 'It is used now, or already deleted.' },
  )
}

/** A name nobody else has: time, place in the row of pictures, chance, extension (spec, section 7). */
const imageName = (index: number, extension: string, now = Date.now()): string =>
  `${now}-${index}-${randomBytes(6).toString('hex')}.${extension}`

/** Stores a checked picture, what is said of it and the name that its file had. Throws a BackendError; then nothing of it is left behind. */
export async function storeImage(
  { supabase }: AdminContext,
  image: CheckedImage,
  index: number,
  details: ImageDescription,
  fileName: string,
): Promise<ImageInfo> {
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
    file_name: fileName,
  })
  if (insert.error) {
    await supabase.storage.from(IMAGE_BUCKET).remove([path])
    rowsOf(insert)
  }
  return { src: mediaPath(path), width, height, alt, caption, focal, blur }
}
