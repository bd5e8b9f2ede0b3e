import 'server-only'
import { getImage, listUnusedImages } from './library'
import type { ImageDescription, ImageInput, TrayEntry } from './schema'
import { inspectImage, type CheckedImage } from './inspect'
import { CENTRE, mediaName, IMAGE_BUCKET, IMAGE_CACHE_SECONDS, type ImageInfo, mediaPath } from './image'
import { logError } from '@/lib/log'
import { rowsOf, BackendError } from '@/lib/supabase/backend-error'
import { randomBytes } from 'node:crypto'
import type { AdminContext } from '@/lib/auth/session'

/** What became of one picture of a clean-up. */
export type Removal = { name: string } & ({ ok: true } | { ok: false; message: string })

/** The backend takes this many at once; more would only wait there. */
const AT_ONCE = 5

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
    await removeImages(context, [replaced])
    throw error
  }
  return replaced
}

async function remove(context: AdminContext, name: string, unused: ReadonlySet<string>): Promise<Removal> {
  if (!unused.has(name)) return { name, ok: false, message: 'It is used now, or already deleted.' }
  try {
    await removeImages(context, [name])
    return { name, ok: true }
  } catch (error) {
    logError('pictures', error, { name })
    return { name, ok: false, message: 'The backend did not delete it.' }
  }
}

/** Deletes those of `names` that nothing uses at this moment; one that fails keeps no other back. */
export async function removeUnused(context: AdminContext, names: string[]): Promise<Removal[]> {
  const unused = new Set((await listUnusedImages(context)).map((picture) => picture.name))
  const removals: Removal[] = []
  for (let from = 0; from < names.length; from += AT_ONCE) {
    removals.push(
      ...(await Promise.all(names.slice(from, from + AT_ONCE).map((name) => remove(context, name, unused)))),
    )
  }
  return removals
}

/** A name nobody else has: time, place in the row of pictures, chance, extension (spec, section 7). */
const imageName = (index: number, extension: string, now = Date.now()): string =>
  `${now}-${index}-${randomBytes(6).toString('hex')}.${extension}`

/** What storage refused carries a status; what never reached it has none. */
const refusalOf = (error: Error & { status?: number | undefined }) =>
  new BackendError(error.message, 'storage', error.status === undefined || error.status >= 500)

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

/** Takes stored pictures away again: bytes first, so that a failure leaves a row that can be found, not a lost file. */
export async function removeImages({ supabase }: AdminContext, names: string[]): Promise<void> {
  if (names.length === 0) return
  const { error } = await supabase.storage.from(IMAGE_BUCKET).remove(names)
  if (error) throw refusalOf(error)
  rowsOf(await supabase.from('images').delete().in('path', names))
}

async function isUsed({ supabase }: AdminContext, name: string): Promise<boolean> {
  return rowsOf(await supabase.from('post_images').select('post_id').eq('path', name).limit(1)).length > 0
}

/** Those of `names` that this editor uploaded and no post names. */
export async function removableNames(context: AdminContext, names: string[]): Promise<string[]> {
  const { admin, supabase } = context
  if (names.length === 0) return []
  const own = rowsOf(await supabase.from('images').select('path').in('path', names).eq('created_by', admin.userId))
  const used = await Promise.all(own.map(({ path }) => isUsed(context, path)))
  return own.flatMap(({ path }, index) => (used[index] ? [] : [path]))
}
