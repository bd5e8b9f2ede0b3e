import 'server-only'
import type { SupabaseClient } from '@supabase/supabase-js'
import { REF_COLUMNS, type RefRow, toRef } from '@/lib/posts/admin/post'
import type { PostChange } from '@/lib/posts/revalidate'
import { isSlugTaken, isUnready } from '@/lib/posts/admin/errors'
import { rowsOf } from '@/lib/supabase/backend-error'
import type { Database, Tables, TablesUpdate } from '@/lib/supabase/database.types'

type Client = SupabaseClient<Database>
type Due = Pick<Tables<'post_changes'>, 'post_id' | 'base_version' | 'changed'>

/** Puts changes into their post, unless somebody has saved it since; null when nothing was written. */
async function apply(
  supabase: Client,
  { post_id: id, base_version: version, changed }: Due,
): Promise<PostChange | null> {
  const found = rowsOf(await supabase.from('blog_posts').select<string, RefRow>(REF_COLUMNS).eq('id', id).maybeSingle())
  if (!found || toRef(found).state !== 'published') return null
  const row = rowsOf(
    await supabase
      .from('blog_posts')
      .update(changed as TablesUpdate<'blog_posts'>)
      .eq('id', id)
      // Of two runs at once one writes; and a clock overwrites nobody's save.
      .eq('version', version)
      .eq('released', true)
      .select<string, RefRow>(REF_COLUMNS)
      .maybeSingle(),
  )
  return row && { before: toRef(found), after: toRef(row) }
}

/** Publishes the changes whose minute has passed. What cannot be published waits for somebody, and says so. */
export async function applyDueChanges(supabase: Client): Promise<PostChange[]> {
  const now = new Date().toISOString()
  const due = rowsOf(
    await supabase.from('post_changes').select('post_id, base_version, changed').lte('publish_at', now).limit(100),
  )
  const changes: PostChange[] = []
  for (const one of due) {
    const change = await apply(supabase, one).catch((error: unknown) => {
      // What the post's own rules refuse keeps no other back.
      if (isSlugTaken(error) || isUnready(error)) return null
      throw error
    })
    const own = { post_id: one.post_id, base_version: one.base_version }
    if (change) rowsOf(await supabase.from('post_changes').delete().match(own))
    else rowsOf(await supabase.from('post_changes').update({ missed: true, publish_at: null }).match(own))
    if (change) changes.push(change)
  }
  return changes
}
