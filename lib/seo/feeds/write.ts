import 'server-only'
import { createHash } from 'node:crypto'
import { cacheLife, cacheTag } from 'next/cache'
import { type FeedKey, topicOfFeed } from './addresses'
import type { FeedFormat } from '@/lib/urls'
import { atomFeed, jsonFeed, rssFeed } from './formats'
import { feedOf } from './model'
import { keepReadable } from '@/lib/keep-readable'
import { imagesOf } from '@/lib/images/public'
import { LISTING_RETRIES } from '@/lib/posts/limits'
import { untilNextPublication } from '@/lib/posts/publication'
import { getFeedHtml } from '@/lib/posts/rendering/rendered'
import { type Post, POST_COLUMNS, type PostRow, toPost } from '@/lib/posts/post'
import { allFacetsTag, allPostsTag, facetTag, listingTag, newestTag } from '@/lib/posts/cache'
import { findByFacets } from '@/lib/posts/facets'
import { POST_TYPES } from '@/lib/posts/types'
import { websubHub } from '@/lib/env'
import { rowsOf, withRetry } from '@/lib/supabase/backend-error'
import { publicClient } from '@/lib/supabase/public'

const FEED_SIZE = 20

async function newestPosts(key: FeedKey): Promise<Post[]> {
  const all = publicClient().from('blog_posts').select<string, PostRow>(POST_COLUMNS)
  const topic = topicOfFeed(key)
  const asked =
    topic === null
      ? all.match(key === 'all' ? {} : { post_type: key })
      : all.in('slug', await findByFacets([`tag:${topic}`], FEED_SIZE))
  const rows = rowsOf(
    await asked.order('published_at', { ascending: false }).order('id', { ascending: false }).limit(FEED_SIZE),
  )
  return keepReadable('feed', rows, async (row) => toPost(row, await imagesOf([row.image_url], row.content)))
}

const WRITERS = { xml: rssFeed, atom: atomFeed, json: jsonFeed }

/** The tags of the list that a feed follows. */
function listTags(key: FeedKey): string[] {
  const topic = topicOfFeed(key)
  if (topic !== null) return [allFacetsTag, facetTag(`tag:${topic}`)]
  const type = POST_TYPES.find((known) => known === key)
  return [type ? listingTag(type) : newestTag]
}

/** A feed ready to be sent; `tag` names its content, `modifiedAt` is that of its latest post. */
export type WrittenFeed = { body: string; tag: string; modifiedAt: string; isEmpty: boolean }

/** A feed in a format, written once for all its readers. Throws a BackendError after one retry. */
export async function writeFeed(key: FeedKey, format: FeedFormat): Promise<WrittenFeed> {
  'use cache'
  const { life, tags } = await withRetry(LISTING_RETRIES, () =>
    untilNextPublication(POST_TYPES.find((type) => type === key)),
  )
  cacheLife(life)
  cacheTag(allPostsTag, ...listTags(key), ...tags)
  const posts = await withRetry(LISTING_RETRIES, () => newestPosts(key))
  const feed = await feedOf(key, posts, ({ slug, content, images }, page) => getFeedHtml(slug, content, images, page))
  const body = WRITERS[format](feed, websubHub())
  const tag = createHash('sha256').update(body).digest('base64url').slice(0, 22)
  return { body, tag, modifiedAt: feed.modifiedAt, isEmpty: posts.length === 0 }
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
