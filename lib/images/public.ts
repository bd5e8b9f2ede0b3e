import 'server-only'
import { IMAGE_BUCKET, type ImageMap, mediaName, mediaNamesIn, mediaPath } from './image'
import { rowsOf } from '@/lib/supabase/backend-error'
import type { Client } from '@/lib/supabase/client'
import type { Tables } from '@/lib/supabase/database.types'
import { openPublicFile, publicClient } from '@/lib/supabase/public'

/** The images at these paths and in this text: one query, none when there is no image. */
async function readImages(
  supabase: Client,
  paths: (string | null)[],
  markdown: string,
  hasBin: boolean,
): Promise<ImageMap> {
  const names = new Set([...paths.flatMap((path) => mediaName(path) ?? []), ...mediaNamesIn(markdown)])
  if (names.size === 0) return {}
  const query = supabase
    .from('images')
    .select('path, width, height, alt, blur, caption, focal_x, focal_y')
    .in('path', [...names])
  return toImageMap(rowsOf(await (hasBin ? query.is('deleted_at', null) : query)))
}

/** Images for public pages: the policies allow those of public posts, and none of the bin. */
export const imagesOf = (paths: (string | null)[], markdown = '', supabase = publicClient()): Promise<ImageMap> =>
  readImages(supabase, paths, markdown, false)

/** The same for the panel, whose client also reads the bin, which is left out. */
export const imagesForPanel = (supabase: Client, paths: (string | null)[]): Promise<ImageMap> =>
  readImages(supabase, paths, '', true)

type ImageRow = Pick<Tables<'images'>, 'path' | 'width' | 'height' | 'alt' | 'blur' | 'caption' | 'focal_x' | 'focal_y'>

/** Stored images by their names. */
export const toImageMap = (rows: readonly ImageRow[]): ImageMap =>
  Object.fromEntries(
    rows.map(({ path, width, height, alt, blur, caption, focal_x, focal_y }) => [
      path,
      { src: mediaPath(path), width, height, alt, blur, caption, focal: { x: focal_x, y: focal_y } },
    ]),
  )

/** The bytes and type of a stored image, in the bin or out of it; null when there is none. Throws when the store does not answer. */
export async function openImage(name: string): Promise<{ body: ReadableStream | null; type: string } | null> {
  const { data } = publicClient().storage.from(IMAGE_BUCKET).getPublicUrl(name)
  const answer = await openPublicFile(data.publicUrl)
  return answer.ok
    ? { body: answer.body, type: answer.headers.get('content-type') ?? 'application/octet-stream' }
    : null
}
