import { REF_COLUMNS, type RefRow, toRef } from '@/lib/posts/admin/post'
import type { PostChange } from '@/lib/posts/revalidate'
import { rowsOf } from '@/lib/supabase/backend-error'
import type { Client } from '@/lib/supabase/client'

const BATCH = 100
/** Some hosts end a run of the schedule after ten seconds, and a run also has other work. */
const TIME_LIMIT_MS = 5_000

/** A batch of posts whose pending changes are due, the oldest first. Skips the first `failed` ones. */
const readDue = async (supabase: Client, now: string, failed: number): Promise<RefRow[]> =>
  rowsOf(
    await supabase
      .from('post_changes')
      .select<string, { blog_posts: RefRow }>(`blog_posts(${REF_COLUMNS})`)
      .lte('publish_at', now)
      .order('publish_at')
      .order('post_id')
      .range(failed, failed + BATCH - 1),
  ).map((due) => due.blog_posts)

/** The posts that differ from what was read before. */
async function readChanges(supabase: Client, posts: RefRow[]): Promise<PostChange[]> {
  const ids = posts.map(({ id }) => id)
  const rows = rowsOf(await supabase.from('blog_posts').select<string, RefRow>(REF_COLUMNS).in('id', ids))
  return posts.flatMap((before) => {
    const after = rows.find(({ id, version }) => id === before.id && version !== before.version)
    return after ? [{ before: toRef(before), after: toRef(after) }] : []
  })
}

/**
 * Publishes the pending changes that are due, until `until`; the next run does the rest. The database marks changes as
 * missed that the post's rules or a newer version refuse. `failure` is the first other error; it does not stop the
 * other changes. All changes are returned: only this run can expire their pages.
 */
export async function applyDueChanges(
  supabase: Client,
  until = Date.now() + TIME_LIMIT_MS,
): Promise<{ changes: PostChange[]; failure: unknown }> {
  const now = new Date().toISOString()
  const changes: PostChange[] = []
  let failure: unknown = null
  let failed = 0
  try {
    while (Date.now() < until) {
      const due = await readDue(supabase, now, failed)
      if (due.length === 0) break
      const tried: RefRow[] = []
      for (const post of due) {
        if (Date.now() > until) break
        try {
          if (rowsOf(await supabase.rpc('publish_changes', { p_post: post.id, p_due: now }))) tried.push(post)
        } catch (error) {
          // The database may have written the changes before its answer was lost.
          tried.push(post)
          failure ??= error
          failed += 1
        }
      }
      const written = await readChanges(supabase, tried).catch((error: unknown) => {
        failure ??= error
        return tried.map(toRef).map((post) => ({ before: post, after: post }))
      })
      changes.push(...written)
    }
  } catch (error) {
    failure ??= error
  }
  return { changes, failure }
}
