import 'server-only'
import { rowsOf } from '@/lib/supabase/backend-error'
import type { RequestClient } from '@/lib/supabase/request'

async function isUsed(supabase: RequestClient, name: string): Promise<boolean> {
  return rowsOf(await supabase.from('post_images').select('post_id').eq('path', name).limit(1)).length > 0
}

/** Those of `names` that `userId` uploaded and no post names. */
export async function removableNames(supabase: RequestClient, names: string[], userId: string): Promise<string[]> {
  if (names.length === 0) return []
  const own = rowsOf(await supabase.from('images').select('path').in('path', names).eq('created_by', userId))
  const used = await Promise.all(own.map(({ path }) => isUsed(supabase, path)))
  return own.flatMap(({ path }, index) => (used[index] ? [] : [path]))
}
