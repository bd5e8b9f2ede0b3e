import 'server-only'
import { applyDueChanges } from './due-changes'
import { updateBylines } from '@/lib/authors/update-bylines'
import { purgeExpired } from '@/lib/contact/store'
import { toIsoDate } from '@/lib/dates'
import { purgeExpiredImages } from '@/lib/images/bin'
import { REF_COLUMNS, type RefRow, toRef } from '@/lib/posts/admin/post'
import { revalidateByClock } from '@/lib/posts/revalidate'
import { rowsOf } from '@/lib/supabase/backend-error'
import type { Client } from '@/lib/supabase/client'
import { serviceClient } from '@/lib/supabase/service'

/*
 * The schedule needs no job. The database's policies show a post between its publication date and its end. Cached pages
 * expire at these moments by themselves: a cached read looks up the next one (`lib/posts/publication.ts`) and lives no
 * longer.
 *
 * The job below makes it punctual, and does what a policy cannot: it notifies search engines and feed readers, turns
 * ended posts into drafts, publishes pending changes, and deletes expired data. It runs by a host's cron
 * (`/api/cron/publish`), or with the next request (`scripts/local-server/schedule.ts`).
 */

/** The slugs that a run changed. `next`: when the next run is due (ISO 8601); null when nothing is planned. */
type ScheduleRun = { published: string[]; ended: string[]; updated: string[]; next: string | null }

/** Revalidates the pages of the posts that were published by schedule since the last run. Returns their slugs. */
async function publishDuePosts(supabase: Client): Promise<string[]> {
  const due = rowsOf(await supabase.rpc('claim_due_posts'))
  const moments = due.map(({ published_at }) => published_at).sort()
  const [first, last] = [moments.at(0), moments.at(-1)]
  if (first === undefined || last === undefined) return []
  try {
    // By their moments: the slugs of hundreds of posts would be too long for an address.
    const posts = supabase.from('blog_posts').select<string, RefRow>(REF_COLUMNS)
    const rows = rowsOf(
      await posts.eq('status', 'scheduled').is('deleted_at', null).gte('published_at', first).lte('published_at', last),
    )
    await revalidateByClock(rows.map(toRef).map((after) => ({ before: { ...after, state: 'scheduled' }, after })))
  } catch (error) {
    // Returns the posts, so that the next run claims them again.
    rowsOf(await supabase.rpc('return_due_posts', { p_first: first }))
    throw error
  }
  return due.map(({ slug }) => slug)
}

/** Turns posts whose end has passed into drafts, and revalidates the pages that showed them. Returns their slugs. */
async function endDuePosts(supabase: Client): Promise<string[]> {
  // Reads the posts before it ends them: if the read fails, the next run ends them, and no page is missed.
  const rows = rowsOf(
    await supabase
      .from('blog_posts')
      .select<string, RefRow>(REF_COLUMNS)
      .eq('released', true)
      .lte('unpublish_at', new Date().toISOString()),
  )
  const slugs = rowsOf(await supabase.rpc('end_due_posts')).map(({ slug }) => slug)
  const ended = rows.map(toRef).filter(({ slug }) => slugs.includes(slug))
  await revalidateByClock(
    ended.map((post) => ({ before: { ...post, state: 'published' }, after: { ...post, state: 'draft' } })),
  )
  return slugs
}

/**
 * Does everything that is due since the last run. `isSweeping`: also deletes expired data, and updates bylines that a
 * renaming of an author did not reach. Throws a BackendError.
 */
export async function runSchedule(isSweeping: boolean): Promise<ScheduleRun> {
  const supabase = serviceClient()
  const published = await publishDuePosts(supabase)
  const { changes, failure } = await applyDueChanges(supabase)
  await revalidateByClock(changes)
  const ended = await endDuePosts(supabase)
  if (isSweeping) {
    rowsOf(await supabase.rpc('purge_old_posts'))
    await purgeExpired()
    await updateBylines(supabase)
    rowsOf(await supabase.rpc('tend_log'))
    // Last, or a lasting failure of the storage would stop the rest of every sweep.
    await purgeExpiredImages(supabase)
  }
  // Last, or changes that fail at every run would keep ended posts public and expired data stored.
  if (failure !== null) throw failure
  const next: string | null = rowsOf(await supabase.rpc('next_due'))
  const updated = changes.flatMap(({ after }) => (after ? [after.slug] : []))
  return { published, ended, updated, next: next && toIsoDate(next) }
}
