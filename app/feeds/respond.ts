import { connection } from 'next/server'
import { absoluteUrl } from '@/lib/absolute-url'
import { ownTopic, topicPath } from '@/lib/content/topics'
import { notFoundResponse } from '@/lib/not-found'
import { getRedirect } from '@/lib/redirects/public'
import { type FeedKey, topicOfFeed } from '@/lib/seo/feeds/addresses'
import { isUnchanged, writeFeed } from '@/lib/seo/feeds/write'
import { orOutage } from '@/lib/outage'
import { type FeedFormat, feedPath, topicFeedKey } from '@/lib/urls'

const CONTENT_TYPES: Record<FeedFormat, string> = {
  xml: 'application/xml; charset=utf-8',
  atom: 'application/xml; charset=utf-8',
  json: 'application/feed+json; charset=utf-8',
}

/**
 * The response for a topic without posts: a renamed topic redirects to its new feed, a removed or unknown one is a 404.
 * Null for a topic of the site that waits for its first post.
 */
async function answerEmptyTopic(topic: string, format: FeedFormat): Promise<Response | null> {
  const target = await getRedirect(topicPath(topic))
  if (target === null && ownTopic(topic)) return null
  const moved = /^\/topics\/([a-z0-9-]+)$/.exec(target ?? '')?.[1]
  return moved ? Response.redirect(absoluteUrl(feedPath(topicFeedKey(moved), format)), 308) : notFoundResponse()
}

async function answerFeed(request: Request, key: FeedKey, format: FeedFormat): Promise<Response> {
  const feed = await writeFeed(key, format)
  const topic = topicOfFeed(key)
  const instead = feed.isEmpty && topic !== null ? await answerEmptyTopic(topic, format) : null
  if (instead) return instead
  const headers = {
    'cache-control': 'public, max-age=300, stale-while-revalidate=3600',
    etag: `"${feed.tag}"`,
    'access-control-allow-origin': '*',
  }
  if (isUnchanged(request.headers, feed)) return new Response(null, { status: 304, headers })
  return new Response(feed.body, { headers: { ...headers, 'content-type': CONTENT_TYPES[format] } })
}

/** The response to a request for a feed: 200, 304 for an unchanged copy, 503 in an outage. */
export async function respondWithFeed(request: Request, key: FeedKey, format: FeedFormat): Promise<Response> {
  // Before `orOutage`: during a build this call throws, which is no outage.
  await connection()
  return orOutage('feed', () => answerFeed(request, key, format), { key, format })
}
