import { notFoundResponse } from '@/lib/not-found'
import { type FeedKey, topicOfFeed } from '@/lib/seo/feeds/addresses'
import { isUnchanged, writeFeed, type WrittenFeed } from '@/lib/seo/feeds/write'
import { logError } from '@/lib/log'
import type { FeedFormat } from '@/lib/urls'

const CONTENT_TYPES: Record<FeedFormat, string> = {
  xml: 'application/xml; charset=utf-8',
  atom: 'application/xml; charset=utf-8',
  json: 'application/feed+json; charset=utf-8',
}

/** The response to a request for a feed: 200, 304 for an unchanged copy, 503 in an outage, which is not cached. */
export async function respondWithFeed(request: Request, key: FeedKey, format: FeedFormat): Promise<Response> {
  let feed: WrittenFeed
  try {
    feed = await writeFeed(key, format)
  } catch (error) {
    logError('feed', error, { key, format })
    return new Response('The feed cannot be read at the moment', {
      status: 503,
      headers: { 'cache-control': 'no-store', 'retry-after': '60' },
    })
  }
  // A topic without posts does not exist.
  if (feed.isEmpty && topicOfFeed(key) !== null) return notFoundResponse()
  const headers = {
    'cache-control': 'public, max-age=300, stale-while-revalidate=3600',
    etag: `"${feed.tag}"`,
    'last-modified': new Date(feed.modifiedAt).toUTCString(),
    'access-control-allow-origin': '*',
  }
  if (isUnchanged(request.headers, feed)) return new Response(null, { status: 304, headers })
  return new Response(feed.body, { headers: { ...headers, 'content-type': CONTENT_TYPES[format] } })
}
