import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { LISTING_RETRIES, RELATED_COUNT } from './limits'
import { type Post, type PostSummary, SUMMARY_COLUMNS, toSummary } from './row'
import { allPostsTag, listingTag } from './tags'
import { imagesOf } from '@/lib/images/queries'
import { rowsOf, withRetry } from '@/lib/supabase/backend-error'
import { publicClient } from '@/lib/supabase/public'

export type PostLink = { slug: string; title: string }
export type AdjacentPosts = { older: PostLink | null; newer: PostLink | null }

type Place = Pick<Post, 'id' | 'type' | 'publishedAt'>

async function readNeighbour({ id, type, publishedAt }: Place, isNewer: boolean): Promise<PostLink | null> {
  const side = isNewer ? 'gt' : 'lt'
  const [row] = rowsOf(
    await publicClient()
      .from('blog_posts')
      .select('slug, title')
      .eq('post_type', type)
      // The database keeps microseconds, the post's date does not: by date alone it could follow itself.
      .neq('id', id)
      // By date and, on the same moment, by id: the order of the listings.
      .or(`published_at.${side}.${publishedAt},and(published_at.eq.${publishedAt},id.${side}.${id})`)
      .order('published_at', { ascending: isNewer })
      .order('id', { ascending: isNewer })
      .limit(1),
  )
  return row ?? null
}

/** The posts before and after a post in its listing. Throws a BackendError after one retry. */
export async function getAdjacentPosts({ id, type, publishedAt }: Place): Promise<AdjacentPosts> {
  'use cache'
  cacheLife('posts')
  cacheTag(allPostsTag, listingTag(type))
  return withRetry(LISTING_RETRIES, async () => {
    const place = { id, type, publishedAt }
    const [older, newer] = await Promise.all([readNeighbour(place, false), readNeighbour(place, true)])
    return { older, newer }
  })
}

/** Posts of the same type that share words with a post, closest first. Throws a BackendError after one retry. */
export async function listRelatedPosts(slug: string, type: Post['type']): Promise<PostSummary[]> {
  'use cache'
  cacheLife('posts')
  cacheTag(allPostsTag, listingTag(type))
  return withRetry(LISTING_RETRIES, async () => {
    const found = rowsOf(await publicClient().rpc('related_posts', { p_slug: slug, p_limit: RELATED_COUNT }))
    if (found.length === 0) return []
    const slugs = found.map((row) => row.slug)
    const rows = rowsOf(await publicClient().from('blog_posts').select(SUMMARY_COLUMNS).in('slug', slugs))
    const images = await imagesOf(rows.map((row) => row.image_url))
    return rows.sort((a, b) => slugs.indexOf(a.slug) - slugs.indexOf(b.slug)).map((row) => toSummary(row, images))
  })
}
