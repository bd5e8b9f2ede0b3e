import 'server-only'
import { carryAuthorNames } from '@/lib/authors/carry'
import { purgeExpired } from '@/lib/contact/store'
import { toIsoDate } from '@/lib/dates'
import { purgeExpiredImages } from '@/lib/images/bin'
import { isSlugTaken, isUnready } from '@/lib/posts/admin/errors'
import { REF_COLUMNS, type RefRow, toRef } from '@/lib/posts/admin/post'
import { type PostChange, revalidateByClock } from '@/lib/posts/revalidate'
import { rowsOf } from '@/lib/supabase/backend-error'
import type { Tables, TablesUpdate } from '@/lib/supabase/database.types'
import { serviceClient } from '@/lib/supabase/service'

/*
 * The schedule. A scheduled post is a row with a date in the future, and a post that ends has another one: the database's
 * policies show it between the two, whatever runs or does not run here. What must know of the moments are the cached pages,
 * and each of them ends by itself: a cached read asks for the next moment (`lib/posts/publication.ts`) and lives no longer
 * than until then. That is the one mechanism, and it needs nothing but readers.
 *
 * The job below makes it punctual, and does what a policy cannot: it tells search engines and feed readers, notes ended posts
 * as drafts, publishes changes that were kept for their minute, and sweeps out what has been kept long enough. It runs by a
 * host's cron (`/api/cron/publish`), and without one as soon as somebody asks for anything (`scripts/local-server/schedule.ts`).
 */

/** What a run did, by slugs, and when the next one is due (ISO 8601); null: nothing is planned. */
type ScheduleRun = { published: string[]; ended: string[]; updated: string[]; next: string | null }

type Client = ReturnType<typeof serviceClient>

async function refsOf(supabase: Client, slugs: string[]) {
  if (slugs.length === 0) return []
  const rows = rowsOf(await supabase.from('blog_posts').select<string, RefRow>(REF_COLUMNS).in('slug', slugs))
  return rows.map((row) => toRef(row))
}

/** Renews the pages of the posts whose minute has passed since the last run; answers their slugs. */
async function publishDuePosts(supabase: Client): Promise<string[]> {
  const slugs = rowsOf(await supabase.rpc('claim_due_posts')).map(({ slug }) => slug)
  const posts = await refsOf(supabase, slugs)
  await revalidateByClock(posts.map((after) => ({ before: { ...after, state: 'scheduled' }, after })))
  return slugs
}

/** Notes posts whose end has passed as drafts, and renews the pages that showed them; answers their slugs. */
async function endDuePosts(supabase: Client): Promise<string[]> {
  const slugs = rowsOf(await supabase.rpc('end_due_posts')).map(({ slug }) => slug)
  const posts = await refsOf(supabase, slugs)
  await revalidateByClock(posts.map((after) => ({ before: { ...after, state: 'published' }, after })))
  return slugs
}

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
async function applyDueChanges(supabase: Client): Promise<PostChange[]> {
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

/**
 * Does what has become due since the last run. `isSweeping`: also deletes what has been kept long enough, and takes names of
 * authors to posts that a renaming left behind. Throws a BackendError.
 */
export async function runSchedule(isSweeping: boolean): Promise<ScheduleRun> {
  const supabase = serviceClient()
  const published = await publishDuePosts(supabase)
  const changes = await applyDueChanges(supabase)
  await revalidateByClock(changes)
  const ended = await endDuePosts(supabase)
  if (isSweeping) {
    rowsOf(await supabase.rpc('purge_old_posts'))
    await purgeExpired()
    await purgeExpiredImages(supabase)
    await carryAuthorNames(supabase)
  }
  const next: string | null = rowsOf(await supabase.rpc('next_due'))
  const updated = changes.flatMap(({ after }) => (after ? [after.slug] : []))
  return { published, ended, updated, next: next && toIsoDate(next) }
}
