import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { allPostsTag, postTag } from './cache'
import { LISTING_RETRIES } from './limits'
import { type PostSummary, SUMMARY_COLUMNS, type SummaryRow, toSummaries } from './post'
import { imagesOf } from '@/lib/images/public'
import { rowsOf, withRetry } from '@/lib/supabase/backend-error'
import { publicClient } from '@/lib/supabase/public'

/** What cards show of these posts, in this order; those that are not public are left out. Throws a BackendError. */
export async function cardsOf(slugs: readonly string[]): Promise<PostSummary[]> {
  if (slugs.length === 0) return []
  const rows = rowsOf(
    await publicClient()
      .from('blog_posts')
      .select<string, SummaryRow>(SUMMARY_COLUMNS)
      .in('slug', [...slugs]),
  )
  const images = await imagesOf(rows.map((row) => row.image_url))
  return toSummaries(
    rows.sort((one, other) => slugs.indexOf(one.slug) - slugs.indexOf(other.slug)),
    images,
  )
}

/** The same for posts that a page names. It ends with a change of one of them. Throws a BackendError after one retry. */
export async function listPostsBySlug(slugs: readonly string[]): Promise<PostSummary[]> {
  'use cache'
  cacheLife('posts')
  cacheTag(allPostsTag, ...slugs.map(postTag))
  return withRetry(LISTING_RETRIES, () => cardsOf(slugs))
}
