import 'server-only'
import type { SupabaseClient } from '@supabase/supabase-js'
import { IMAGE_BUCKET, type ImageMap, mediaName, mediaNamesIn, mediaPath } from './image'
import { rowsOf } from '@/lib/supabase/backend-error'
import type { Database, Tables } from '@/lib/supabase/database.types'
import { openPublicFile, publicClient } from '@/lib/supabase/public'

/**
 * What is known of the images at these paths and in this text, those of the bin left out: one query, none when there is no
 * image. The public client sees those of public posts only; the panel asks with its own.
 */
export async function imagesOf(
  paths: (string | null)[],
  markdown = '',
  panel?: SupabaseClient<Database>,
): Promise<ImageMap> {
  const names = new Set([...paths.flatMap((path) => mediaName(path) ?? []), ...mediaNamesIn(markdown)])
  if (names.size === 0) return {}
  const query = (panel ?? publicClient())
    .from('images')
    .select('path, width, height, alt, blur, caption, focal_x, focal_y')
    .in('path', [...names])
  // The policies keep the bin from readers by themselves.
  return toImageMap(rowsOf(await (panel ? query.is('deleted_at', null) : query)))
}

type ImageRow = Pick<Tables<'images'>, 'path' | 'width' | 'height' | 'alt' | 'blur' | 'caption' | 'focal_x' | 'focal_y'>

/** Stored images by their names. */
export const toImageMap = (rows: readonly ImageRow[]): ImageMap =>
  Object.fromEntries(
    rows.map(({ path, width, height, alt, blur, caption, focal_x, focal_y }) => [
      path,
      { src: mediaPath(path), width, height, alt, blur, caption, focal: { x: focal_x, y: focal_y } },
    ]),
  )

/** The bytes of a stored image, and what they are, in the bin or out of it; null when there is none. Throws when the store does not answer. */
export async function openImage(name: string): Promise<{ body: ReadableStream | null; type: string } | null> {
  const { data } = publicClient().storage.from(IMAGE_BUCKET).getPublicUrl(name)
  const answer = await openPublicFile(data.publicUrl)
  return answer.ok
    ? { body: answer.body, type: answer.headers.get('content-type') ?? 'application/octet-stream' }
    : null
}
