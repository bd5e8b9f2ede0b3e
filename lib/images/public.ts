import 'server-only'
import { IMAGE_BUCKET, type ImageMap, mediaName, mediaNamesIn, mediaPath } from './image'
import { rowsOf } from '@/lib/supabase/backend-error'
import type { Client } from '@/lib/supabase/client'
import type { Tables } from '@/lib/supabase/database.types'
import { openPublicFile, publicClient } from '@/lib/supabase/public'

/** Reads the images at these paths and in this text, with one query; without images, with none. */
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

/** Images for public pages. Policies allow only images of public posts, and none in the bin. */
export const imagesOf = (paths: (string | null)[], markdown = '', supabase = publicClient()): Promise<ImageMap> =>
  readImages(supabase, paths, markdown, false)

/** Images for the panel. Its client may read the bin, so the query excludes it. */
export const imagesForPanel = (supabase: Client, paths: (string | null)[]): Promise<ImageMap> =>
  readImages(supabase, paths, '', true)

type ImageRow = Pick<Tables<'images'>, 'path' | 'width' | 'height' | 'alt' | 'blur' | 'caption' | 'focal_x' | 'focal_y'>

/** Images by their names in the bucket. */
export const toImageMap = (rows: readonly ImageRow[]): ImageMap =>
  Object.fromEntries(
    rows.map(({ path, width, height, alt, blur, caption, focal_x, focal_y }) => [
      path,
      { src: mediaPath(path), width, height, alt, blur, caption, focal: { x: focal_x, y: focal_y } },
    ]),
  )

/** The bytes and type of a stored image, also in the bin; null when there is none. Throws when the store fails. */
export async function openImage(name: string): Promise<{ body: ReadableStream | null; type: string } | null> {
  const { data } = publicClient().storage.from(IMAGE_BUCKET).getPublicUrl(name)
  const answer = await openPublicFile(data.publicUrl)
  return answer.ok
    ? { body: answer.body, type: answer.headers.get('content-type') ?? 'application/octet-stream' }
    : null
}
