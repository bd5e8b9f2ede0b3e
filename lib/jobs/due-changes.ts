import { isSlugTaken, isUnready } from '@/lib/posts/admin/errors'
import { REF_COLUMNS, type RefRow, toRef } from '@/lib/posts/admin/post'
import type { PostChange } from '@/lib/posts/revalidate'
import { rowsOf } from '@/lib/supabase/backend-error'
import type { Client } from '@/lib/supabase/client'
import type { Tables, TablesUpdate } from '@/lib/supabase/database.types'

type Due = Pick<Tables<'post_changes'>, 'post_id' | 'base_version' | 'changed'>
type Found = RefRow & Pick<Tables<'blog_posts'>, 'saved_form' | 'saved_form_version'>

/** Writes pending changes into their post, unless an editor has saved it since; null when nothing was written. */
async function apply(
  supabase: Client,
  { post_id: id, base_version: version, changed }: Due,
): Promise<PostChange | null> {
  const columns = `${REF_COLUMNS}, saved_form, saved_form_version`
  const found = rowsOf(await supabase.from('blog_posts').select<string, Found>(columns).eq('id', id).maybeSingle())
  if (!found || toRef(found).state !== 'published') return null
  // An earlier run wrote these changes and stopped before it deleted them.
  const isWritten =
    found.saved_form === id && found.saved_form_version === found.version && found.version === version + 1
  if (isWritten) return { before: toRef(found), after: toRef(found) }
  const row = rowsOf(
    await supabase
      .from('blog_posts')
      // The post's own id, in place of a form's, marks the version that this job wrote.
      .update({ ...(changed as TablesUpdate<'blog_posts'>), saved_form: id })
      .eq('id', id)
      // Only one of two simultaneous runs writes, and neither overwrites an editor's save.
      .eq('version', version)
      .eq('released', true)
      .select<string, RefRow>(REF_COLUMNS)
      .maybeSingle(),
  )
  return row && { before: toRef(found), after: toRef(row) }
}

/**
 * Publishes the pending changes that are due. Marks changes as missed that the post's rules or a newer version refuse.
 * `failure` is the first other error; it does not stop the other changes, which are returned.
 */
export async function applyDueChanges(supabase: Client): Promise<{ changes: PostChange[]; failure: unknown }> {
  const now = new Date().toISOString()
  const due = rowsOf(
    await supabase
      .from('post_changes')
      .select('post_id, base_version, changed, updated_at')
      .lte('publish_at', now)
      .limit(100),
  )
  const changes: PostChange[] = []
  let failure: unknown = null
  for (const one of due) {
    const own = { post_id: one.post_id, base_version: one.base_version }
    try {
      const change = await apply(supabase, one).catch(missedWhenRefused)
      if (change) changes.push(change)
      const read = { ...own, updated_at: one.updated_at }
      const deleted = change ? rowsOf(await supabase.from('post_changes').delete().match(read).select('post_id')) : []
      // The row also stays when an editor has kept changes again since it was read: the newer ones were not written.
      if (deleted.length === 0)
        rowsOf(await supabase.from('post_changes').update({ missed: true, publish_at: null }).match(own))
    } catch (error) {
      failure ??= error
    }
  }
  return { changes, failure }
}

/** Null for changes that the rules of posts refuse; throws any other error. */
function missedWhenRefused(error: unknown): null {
  if (isSlugTaken(error) || isUnready(error)) return null
  throw error
}
