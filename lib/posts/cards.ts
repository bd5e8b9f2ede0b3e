import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { allPostsTag, postTag } from './cache-tags'
import { type PostSummary, SUMMARY_COLUMNS, type SummaryRow, toSummaries } from './post'
import { imagesOf } from '@/lib/images/public'
import { rowsOf } from '@/lib/supabase/backend-error'
import { publicClient } from '@/lib/supabase/public'

/** The cards of these rows, with their images. */
export const withImages = async (rows: readonly SummaryRow[]): Promise<PostSummary[]> =>
  toSummaries(rows, await imagesOf(rows.map((row) => row.image_url)))

/** The cards of these posts, in this order; posts that are not public are left out. Throws a BackendError. */
export async function cardsOf(slugs: readonly string[]): Promise<PostSummary[]> {
  if (slugs.length === 0) return []
  const rows = rowsOf(
    await publicClient()
      .from('blog_posts')
      .select<string, SummaryRow>(SUMMARY_COLUMNS)
      .in('slug', [...slugs]),
  )
  return withImages(rows.sort((one, other) => slugs.indexOf(one.slug) - slugs.indexOf(other.slug)))
}

/** The same, cached. Expires when one of the posts changes. Throws a BackendError. */
export async function listPostsBySlug(slugs: readonly string[]): Promise<PostSummary[]> {
  'use cache'
  cacheLife('posts')
  cacheTag(allPostsTag, ...slugs.map(postTag))
  return cardsOf(slugs)
}
