import 'server-only'
import { type ImageMap, mediaName, mediaNamesIn, mediaPath } from './schema'
import type { SupabaseClient } from '@supabase/supabase-js'
import { rowsOf } from '@/lib/supabase/backend-error'
import type { Database } from '@/lib/supabase/database.types'
import { publicClient } from '@/lib/supabase/public'

/**
 * What is known of the pictures at these addresses and in this text: one query, none when there is no picture. The public
 * client sees those of public posts only; the panel asks with its own.
 */
export async function imagesOf(
  addresses: (string | null)[],
  markdown = '',
  supabase: SupabaseClient<Database> = publicClient(),
): Promise<ImageMap> {
  const names = new Set([...addresses.flatMap((address) => mediaName(address) ?? []), ...mediaNamesIn(markdown)])
  if (names.size === 0) return {}
  const rows = rowsOf(
    await supabase
      .from('images')
      .select('path, width, height, alt, blur, caption, focal_x, focal_y')
      .in('path', [...names])
      .retry(false),
  )
  return Object.fromEntries(
    rows.map(({ path, width, height, alt, blur, caption, focal_x, focal_y }) => [
      path,
      { src: mediaPath(path), width, height, alt, blur, caption, focal: { x: focal_x, y: focal_y } },
    ]),
  )
}
