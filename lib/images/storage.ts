import 'server-only'
import { binImages, refusalOf } from './bin'
import { getImage, listUnusedImages } from './library'
import type { ImageDescription, ImageInput, TrayEntry } from './schema'
import { inspectImage, type CheckedImage } from './inspect'
import { CENTRE, mediaName, IMAGE_BUCKET, IMAGE_CACHE_SECONDS, type ImageInfo, mediaPath } from './image'
import { rowsOf } from '@/lib/supabase/backend-error'
import { randomBytes } from 'node:crypto'
import type { AdminContext } from '@/lib/auth/session'

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
export async function storeReplacement(
  context: AdminContext,
  name: string,
  content: Uint8Array,
): Promise<string | null> {
  const old = await getImage(context, name)
  if (!old) return null
  const { src } = await storeImage(context, await inspectImage(content), 0, {
    alt: old.alt,
    caption: old.caption,
    focal: CENTRE,
  })
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

/** Stores a checked picture and what is known of it. Throws a BackendError; then nothing of it is left behind. */
export async function storeImage(
  { supabase }: AdminContext,
  image: CheckedImage,
  index: number,
  details: ImageDescription,
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
  })
  if (insert.error) {
    await supabase.storage.from(IMAGE_BUCKET).remove([path])
    rowsOf(insert)
  }
  return { src: mediaPath(path), width, height, alt, caption, focal, blur }
}
