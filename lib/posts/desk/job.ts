import 'server-only'
import { createHash, timingSafeEqual } from 'node:crypto'
import { renewPublished } from './invalidate'
import { forgetExpired } from '@/lib/contact/store'
import { serverEnv } from '@/lib/env'
import { rowsOf } from '@/lib/supabase/backend-error'
import { serviceClient } from '@/lib/supabase/service'

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Whether an `Authorization` header carries CRON_SECRET; null when the host has set none, and so has no cron. */
export function isCronRequest(authorization: string | null): boolean | null {
  const secret = serverEnv().CRON_SECRET
  if (!secret) return null
  return timingSafeEqual(digest(authorization ?? ''), digest(`Bearer ${secret}`))
}

async function withTitles(slugs: string[]) {
  if (slugs.length === 0) return []
  const rows = rowsOf(await serviceClient().from('blog_posts').select('slug, title, post_type').in('slug', slugs))
  return rows.map(({ slug, title, post_type: type }) => ({ slug, title, type }))
}

/**
 * Renews the pages of the posts whose minute has passed since the last run, and deletes what has lain in the bin for its
 * 30 days and messages that have been kept long enough. Answers the addresses of those posts. Throws a BackendError.
 */
export async function runPublicationJob(): Promise<string[]> {
  const supabase = serviceClient()
  const posts = rowsOf(await supabase.rpc('claim_due_posts'))
  renewPublished(await withTitles(posts.map(({ slug }) => slug)))
  rowsOf(await supabase.rpc('purge_old_posts'))
  await forgetExpired()
  return posts.map(({ slug }) => slug)
}
