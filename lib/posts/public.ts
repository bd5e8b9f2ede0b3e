import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { findSlugRedirect } from './redirects'
import { SLUG_MAX } from './fields'
import { LISTING_RETRIES, PAGE_SIZE, POST_RETRIES } from './limits'
import { lifeUntil, shorterLife, untilNextPublication } from './publication'
import {
  type Post,
  type PostRow,
  type PostSummary,
  POST_COLUMNS,
  SUMMARY_COLUMNS,
  type SummaryRow,
  toPost,
  toSummaries,
} from './post'
import type { PostType } from './types'
import { allPostsTag, listingTag, newestTag, postTag, publicationTag } from './cache'
import { toIsoDate } from '@/lib/dates'
import { imagesOf } from '@/lib/images/public'
import { notFoundLife } from '@/lib/not-found'
import { PAGES_MAX } from '@/lib/paging'
import { rowsOf, withRetry } from '@/lib/supabase/backend-error'
import { publicClient } from '@/lib/supabase/public'

/** One page of a listing, newest first; `hasNext` tells whether an older page exists. */
export type ListingPage = { posts: PostSummary[]; hasNext: boolean }

/** Page `page` (from 1) of the published posts of a type. Throws a BackendError after one retry. */
export async function listPosts(type: PostType, page: number): Promise<ListingPage> {
  'use cache'
  const { life, tags } = await withRetry(LISTING_RETRIES, () => untilNextPublication(type))
  cacheLife(life)
  cacheTag(allPostsTag, listingTag(type), ...tags)
  return withRetry(LISTING_RETRIES, async () => {
    const from = (page - 1) * PAGE_SIZE
    const rows = rowsOf(
      await publicClient()
        .from('blog_posts')
        .select<string, SummaryRow>(SUMMARY_COLUMNS)
        .eq('post_type', type)
        .order('published_at', { ascending: false })
        .order('id', { ascending: false })
        // One more than a page holds: whether there is an older page, without counting the table.
        .range(from, from + PAGE_SIZE),
    )
    const shown = rows.slice(0, PAGE_SIZE)
    const images = await imagesOf(shown.map((row) => row.image_url))
    return { posts: await toSummaries(shown, images), hasNext: page < PAGES_MAX && rows.length > PAGE_SIZE }
  })
}

/** The newest published posts of all types. Throws a BackendError after one retry. */
export async function listNewestPosts(count: number): Promise<PostSummary[]> {
  'use cache'
  const { life, tags } = await withRetry(LISTING_RETRIES, () => untilNextPublication())
  cacheLife(life)
  cacheTag(allPostsTag, newestTag, ...tags)
  return withRetry(LISTING_RETRIES, async () => {
    const rows = rowsOf(
      await publicClient()
        .from('blog_posts')
        .select<string, SummaryRow>(SUMMARY_COLUMNS)
        .order('published_at', { ascending: false })
        .order('id', { ascending: false })
        .limit(count),
    )
    const images = await imagesOf(rows.map((row) => row.image_url))
    return toSummaries(rows, images)
  })
}

const readPost = (slug: string) =>
  withRetry(POST_RETRIES, async () => {
    const row = rowsOf(
      await publicClient().from('blog_posts').select<string, PostRow>(POST_COLUMNS).eq('slug', slug).maybeSingle(),
    )
    return row ? toPost(row, await imagesOf([row.image_url], row.content)) : null
  })

/** Nothing is asked, and nothing kept, of what cannot be an address of a post. */
const isSlug = (text: string) => text.length <= SLUG_MAX && /^[a-z0-9-]+$/.test(text)

/** A published post by its address; null when there is none. Throws a BackendError after two retries: an outage is no answer. */
export const getPost = async (slug: string): Promise<Post | null> => (isSlug(slug) ? readPostOnce(slug) : null)

async function readPostOnce(slug: string): Promise<Post | null> {
  'use cache'
  cacheTag(allPostsTag, postTag(slug))
  const post = await readPost(slug)
  if (post) {
    const endsAt = post.unpublishAt && toIsoDate(post.unpublishAt)
    cacheLife(lifeUntil(endsAt, Date.now()))
    if (endsAt) cacheTag(publicationTag(endsAt))
    return post
  }
  // It may be the one that waits for its minute: the answer ends then, and is asked once more in case that was just now.
  const { life, tags } = await withRetry(POST_RETRIES, () => untilNextPublication())
  cacheLife(shorterLife(life, notFoundLife))
  cacheTag(...tags)
  return readPost(slug)
}

/** The present address of a post that once had `slug`; null when no post had it. */
export const getCurrentSlug = async (slug: string): Promise<string | null> =>
  isSlug(slug) ? readCurrentSlugOnce(slug) : null

async function readCurrentSlugOnce(slug: string): Promise<string | null> {
  'use cache'
  const { life, tags } = await withRetry(POST_RETRIES, () => untilNextPublication())
  cacheTag(allPostsTag, postTag(slug), ...tags)
  const current = await withRetry(POST_RETRIES, () => findSlugRedirect(slug))
  cacheLife(current ? life : shorterLife(life, notFoundLife))
  // Moved once more, or gone: the way to it ends with the page that it leads to.
  if (current) cacheTag(postTag(current))
  return current
}
