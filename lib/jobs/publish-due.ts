import 'server-only'
import { purgeExpired } from '@/lib/contact/store'
import { purgeExpiredImages } from '@/lib/images/bin'
import { revalidatePublished } from '@/lib/posts/revalidate'
import { rowsOf } from '@/lib/supabase/backend-error'
import { serviceClient } from '@/lib/supabase/service'

/*
 * The schedule. A scheduled post is a row with a date in the future: the database's policies show it from that moment on,
 * whatever runs or does not run here. What must know of the moment are the cached pages that do not show the post yet,
 * and each of them ends by itself: a cached read asks for the next publication (`lib/posts/publication.ts`) and lives no
 * longer than until then. That is the one mechanism, and it needs nothing but readers.
 *
 * The job below makes it punctual where a host has a cron (`/api/cron/publish`): it renews the same pages at the minute
 * itself, tells search engines and feed readers, and sweeps out what has been kept long enough.
 */

/**
 * Renews the pages of the posts whose minute has passed since the last run, and deletes what has lain in the bins for its
 * 30 days and messages that have been kept long enough. Answers the slugs of those posts. Throws a BackendError.
 */
export async function publishDuePosts(): Promise<string[]> {
  const supabase = serviceClient()
  const due = rowsOf(await supabase.rpc('claim_due_posts')).map(({ slug }) => slug)
  if (due.length > 0) {
    const rows = rowsOf(await supabase.from('blog_posts').select('slug, title, post_type, author_slug').in('slug', due))
    await revalidatePublished(
      rows.map(({ slug, title, post_type: type, author_slug: authorSlug }) => ({ slug, title, type, authorSlug })),
    )
  }
  rowsOf(await supabase.rpc('purge_old_posts'))
  await purgeExpired()
  await purgeExpiredImages(supabase)
  return due
}
