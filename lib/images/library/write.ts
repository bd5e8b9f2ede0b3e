import 'server-only'
import { getPicture, libraryClient, listUnusedPictures } from './queries'
import type { PictureInput } from './schema'
import { inspectImage } from '../inspect'
import { CENTRE, mediaName } from '../schema'
import { removeImages, storeImage } from '../storage'
import { logError } from '@/lib/log'
import { rowsOf } from '@/lib/supabase/backend-error'

/** What became of one picture of a clean-up. */
export type Removal = { name: string } & ({ ok: true } | { ok: false; message: string })

/** The backend takes this many at once; more would only wait there. */
const AT_ONCE = 5

/** False when there is no such picture. Throws a BackendError. */
export async function writeDescription({ name, alt, caption, focal }: PictureInput): Promise<boolean> {
  const supabase = await libraryClient()
  const rows = rowsOf(
    await supabase
      .from('images')
      .update({ alt, caption, focal_x: focal.x, focal_y: focal.y })
      .eq('path', name)
      .select('path'),
  )
  return rows.length > 0
}

/**
 * Stores a picture and names it wherever `name` was named. Answers its name; null when there is no picture `name`.
 * Throws an ImageRejected or a BackendError; then the posts are as they were.
 */
export async function replaceImage(name: string, content: Uint8Array): Promise<string | null> {
  const supabase = await libraryClient()
  const old = await getPicture(name)
  if (!old) return null
  const { src } = await storeImage(await inspectImage(content), 0, {
    alt: old.alt,
    caption: old.caption,
    focal: CENTRE,
  })
  const replaced = mediaName(src)
  if (!replaced) throw new Error(`${src} is no address of a picture`)
  try {
    rowsOf(await supabase.rpc('replace_image', { p_old: name, p_new: replaced }))
  } catch (error) {
    await removeImages([replaced])
    throw error
  }
  return replaced
}

async function remove(name: string, unused: ReadonlySet<string>): Promise<Removal> {
  if (!unused.has(name)) return { name, ok: false, message: 'It is used now, or already deleted.' }
  try {
    await removeImages([name])
    return { name, ok: true }
  } catch (error) {
    logError('pictures', error, { name })
    return { name, ok: false, message: 'The backend did not delete it.' }
  }
}

/** Deletes those of `names` that nothing uses at this moment; one that fails keeps no other back. */
export async function removeUnused(names: string[]): Promise<Removal[]> {
  const unused = new Set((await listUnusedPictures()).map((picture) => picture.name))
  const removals: Removal[] = []
  for (let from = 0; from < names.length; from += AT_ONCE) {
    removals.push(...(await Promise.all(names.slice(from, from + AT_ONCE).map((name) => remove(name, unused)))))
  }
  return removals
}
