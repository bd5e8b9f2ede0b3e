import type { FeedFormat } from '@/lib/urls'
import type { FeedKey } from './addresses'
import { type WrittenFeed, writeFeed } from './read'
import { logError } from '@/lib/log'

const CONTENT_TYPES: Record<FeedFormat, string> = {
  xml: 'application/xml; charset=utf-8',
  atom: 'application/xml; charset=utf-8',
  json: 'application/feed+json; charset=utf-8',
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

/** The answer to a request for a feed: 200, 304 to who has it already, 503 in an outage, never kept. */
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
  const headers = {
    'cache-control': 'public, max-age=300, stale-while-revalidate=3600',
    etag: `"${feed.tag}"`,
    'last-modified': new Date(feed.modifiedAt).toUTCString(),
    'access-control-allow-origin': '*',
  }
  if (isUnchanged(request.headers, feed)) return new Response(null, { status: 304, headers })
  return new Response(feed.body, { headers: { ...headers, 'content-type': CONTENT_TYPES[format] } })
}
