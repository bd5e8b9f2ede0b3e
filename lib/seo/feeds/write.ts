import 'server-only'
import { createHash } from 'node:crypto'
import { type FeedKey, topicOfFeed } from './addresses'
import type { FeedFormat } from '@/lib/urls'
import { atomFeed, jsonFeed, rssFeed } from './formats'
import { feedOf } from './model'
import { mapSkippingFailures } from '@/lib/map-skipping-failures'
import { imagesOf } from '@/lib/images/public'
import { fillBlocks } from '@/lib/posts/blocks/queries'
import { expireSoonWhenEmpty, expireWithNextPublication } from '@/lib/posts/publication'
import { getFeedHtml } from '@/lib/posts/rendering/rendered'
import { type Post, POST_COLUMNS, type PostRow, toPost } from '@/lib/posts/post'
import { allBlocksTag, allFacetsTag, allPostsTag, facetTag, listingTag, newestTag } from '@/lib/posts/cache-tags'
import { findByFacets, findTopic } from '@/lib/posts/facets'
import { POST_TYPES } from '@/lib/posts/types'
import { websubHub } from '@/lib/env'
import { getSite } from '@/lib/settings/get-site'
import { rowsOf } from '@/lib/supabase/backend-error'
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
  return mapSkippingFailures('feed', rows, async (row) => {
    const filled = await fillBlocks(row)
    return toPost(filled, await imagesOf([row.image_url], filled.content))
  })
}

const WRITERS = { xml: rssFeed, atom: atomFeed, json: jsonFeed }

function listTags(key: FeedKey): string[] {
  const topic = topicOfFeed(key)
  if (topic !== null) return [allFacetsTag, facetTag(`tag:${topic}`)]
  const type = POST_TYPES.find((known) => known === key)
  return [type ? listingTag(type) : newestTag]
}

/** A feed ready to send; `tag` is a hash of its content. */
export type WrittenFeed = { body: string; tag: string; isEmpty: boolean }

/** A feed in a format, written once for all its readers. Throws a BackendError. */
export async function writeFeed(key: FeedKey, format: FeedFormat): Promise<WrittenFeed> {
  'use cache'
  await expireWithNextPublication(
    [allPostsTag, allBlocksTag, ...listTags(key)],
    POST_TYPES.find((type) => type === key),
  )
  const posts = await newestPosts(key)
  expireSoonWhenEmpty(posts.length === 0)
  const site = await getSite()
  const topic = topicOfFeed(key)
  const feed = await feedOf(
    site,
    key,
    posts,
    ({ slug, content, images }, page) => getFeedHtml(slug, content, images, page),
    topic === null ? null : await findTopic(topic),
  )
  const body = WRITERS[format](feed, websubHub())
  const tag = createHash('sha256').update(body).digest('base64url').slice(0, 22)
  return { body, tag, isEmpty: posts.length === 0 }
}

/** Whether the client's copy is current. A date does not suffice: a post that leaves the feed changes no date. */
export const isUnchanged = (headers: Headers, { tag }: Pick<WrittenFeed, 'tag'>): boolean =>
  headers
    .get('if-none-match')
    ?.split(',')
    .some((entry) => entry.trim().replace(/^W\//, '') === `"${tag}"` || entry.trim() === '*') ?? false
