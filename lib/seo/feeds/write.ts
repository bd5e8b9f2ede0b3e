import 'server-only'
import { createHash } from 'node:crypto'
import { cacheLife, cacheTag } from 'next/cache'
import type { FeedKey } from './addresses'
import type { FeedFormat } from '@/lib/urls'
import { atomFeed, rssFeed } from './xml'
import { jsonFeed } from './json'
import { feedOf } from './model'
import { keepReadable } from '@/lib/keep-readable'
import { imagesOf } from '@/lib/images/public'
import { LISTING_RETRIES } from '@/lib/posts/limits'
import { untilNextPublication } from '@/lib/posts/publication'
import { getFeedHtml } from '@/lib/posts/rendering/rendered'
import { type Post, POST_COLUMNS, type PostRow, toPost } from '@/lib/posts/post'
import { allPostsTag, listingTag, newestTag } from '@/lib/posts/cache'
import { websubHub } from '@/lib/env'
import { rowsOf, withRetry } from '@/lib/supabase/backend-error'
import { publicClient } from '@/lib/supabase/public'

const FEED_SIZE = 20

async function newestPosts(key: FeedKey): Promise<Post[]> {
  const all = publicClient().from('blog_posts').select<string, PostRow>(POST_COLUMNS)
  const rows = rowsOf(
    await (key === 'all' ? all : all.eq('post_type', key))
      .order('published_at', { ascending: false })
      .order('id', { ascending: false })
      .limit(FEED_SIZE),
  )
  return keepReadable('feed', rows, async (row) => toPost(row, await imagesOf([row.image_url], row.content)))
}

const WRITERS = { xml: rssFeed, atom: atomFeed, json: jsonFeed }

/** A feed ready to be sent; `tag` names its content, `modifiedAt` is that of its latest post. */
export type WrittenFeed = { body: string; tag: string; modifiedAt: string }

/** A feed in a format, written once for all its readers. Throws a BackendError after one retry. */
export async function writeFeed(key: FeedKey, format: FeedFormat): Promise<WrittenFeed> {
  'use cache'
  const { life, tags } = await withRetry(LISTING_RETRIES, () => untilNextPublication(key === 'all' ? undefined : key))
  cacheLife(life)
  cacheTag(allPostsTag, key === 'all' ? newestTag : listingTag(key), ...tags)
  const posts = await withRetry(LISTING_RETRIES, () => newestPosts(key))
  const feed = await feedOf(key, posts, ({ slug, content, images }, page) => getFeedHtml(slug, content, images, page))
  const body = WRITERS[format](feed, websubHub())
  return { body, tag: createHash('sha256').update(body).digest('base64url').slice(0, 22), modifiedAt: feed.modifiedAt }
}

/** Whether the reader's copy is the present one. The entity tag decides when it is sent; the date only without one. */
export function isUnchanged(headers: Headers, { tag, modifiedAt }: Pick<WrittenFeed, 'tag' | 'modifiedAt'>): boolean {
  const known = headers.get('if-none-match')
  if (known !== null)
    return known.split(',').some((entry) => entry.trim().replace(/^W\//, '') === `"${tag}"` || entry.trim() === '*')
  const since = Date.parse(headers.get('if-modified-since') ?? '')
  // The header counts in whole seconds.
  return !Number.isNaN(since) && Math.floor(Date.parse(modifiedAt) / 1000) * 1000 <= since
}
