import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { findCurrentSlug } from './earlier-slug'
import { LISTING_RETRIES, PAGE_SIZE, POST_RETRIES } from './limits'
import { type Post, type PostSummary, POST_COLUMNS, SUMMARY_COLUMNS, toPost, toSummary } from './row'
import type { PostType } from './schema'
import { allPostsTag, listingTag, newestTag, postTag } from './tags'
import { imagesOf } from '@/lib/images/queries'
import { rowsOf, withRetry } from '@/lib/supabase/backend-error'
import { publicClient } from '@/lib/supabase/public'

/** One page of a listing, newest first; `hasNext` tells whether an older page exists. */
export type ListingPage = { posts: PostSummary[]; hasNext: boolean }

/** Page `page` (from 1) of the published posts of a type. Throws a BackendError after one retry. */
export async function listPosts(type: PostType, page: number): Promise<ListingPage> {
  'use cache'
  cacheLife('posts')
  cacheTag(allPostsTag, listingTag(type))
  return withRetry(LISTING_RETRIES, async () => {
    const from = (page - 1) * PAGE_SIZE
    const rows = rowsOf(
      await publicClient()
        .from('blog_posts')
        .select(SUMMARY_COLUMNS)
        .eq('post_type', type)
        .order('published_at', { ascending: false })
        .order('id', { ascending: false })
        // One more than a page holds: whether there is an older page, without counting the table.
        .range(from, from + PAGE_SIZE)
        .retry(false),
    )
    const shown = rows.slice(0, PAGE_SIZE)
    const images = await imagesOf(shown.map((row) => row.image_url))
    return { posts: shown.map((row) => toSummary(row, images)), hasNext: rows.length > PAGE_SIZE }
  })
}

/** The newest published posts of all types. Throws a BackendError after one retry. */
export async function listNewestPosts(count: number): Promise<PostSummary[]> {
  'use cache'
  cacheLife('posts')
  cacheTag(allPostsTag, newestTag)
  return withRetry(LISTING_RETRIES, async () => {
    const rows = rowsOf(
      await publicClient()
        .from('blog_posts')
        .select(SUMMARY_COLUMNS)
        .order('published_at', { ascending: false })
        .order('id', { ascending: false })
        .limit(count)
        .retry(false),
    )
    const images = await imagesOf(rows.map((row) => row.image_url))
    return rows.map((row) => toSummary(row, images))
  })
}

/** A published post by its address; null when there is none. Throws a BackendError after two retries: an outage is no answer. */
export async function getPost(slug: string): Promise<Post | null> {
  'use cache'
  cacheLife('posts')
  cacheTag(allPostsTag, postTag(slug))
  return withRetry(POST_RETRIES, async () => {
    const row = rowsOf(
      await publicClient().from('blog_posts').select(POST_COLUMNS).eq('slug', slug).maybeSingle().retry(false),
    )
    return row ? toPost(row, await imagesOf([row.image_url], row.content)) : null
  })
}

/** The present address of a post that once had `slug`; null when no post had it. */
export async function getCurrentSlug(slug: string): Promise<string | null> {
  'use cache'
  cacheLife('posts')
  cacheTag(allPostsTag, postTag(slug))
  return withRetry(POST_RETRIES, () => findCurrentSlug(slug))
}
