import { absoluteUrl, FEED_FORMATS, type FeedFormat, feedPath } from '@/lib/urls'
import { listings, POST_TYPES, type PostType } from '@/lib/posts/types'
import { site } from '@/lib/site'

/** Everything, or one type of post. */
export type FeedKey = 'all' | PostType
export const FEED_KEYS: readonly FeedKey[] = ['all', ...POST_TYPES]

/** What a feed is announced as. It is served as plain XML: of the two XML types only that one opens in every browser. */
const ANNOUNCED: Record<FeedFormat, string> = {
  xml: 'application/rss+xml',
  atom: 'application/atom+xml',
  json: 'application/feed+json',
}

export function feedTitle(key: FeedKey): string {
  const listing = listings.find(({ postType }) => postType === key)
  return listing ? `${site.name}: ${listing.title}` : site.name
}

/** The feed and the format that a file name such as `recipe.atom` asks for; null for any other name. */
export function parseFeedFile(file: string): { key: FeedKey; format: FeedFormat } | null {
  const [name, extension, ...rest] = file.split('.')
  const key = POST_TYPES.find((type) => type === name)
  const format = FEED_FORMATS.find((known) => known === extension)
  return key && format && rest.length === 0 ? { key, format } : null
}

type FeedLink = { url: string; title: string }

/** The links by which a reader finds the feeds of a page: of everything, and of its own type when it has one. */
export function feedLinks(own?: FeedKey): Record<string, FeedLink[]> {
  const keys: FeedKey[] = own && own !== 'all' ? [own, 'all'] : ['all']
  return Object.fromEntries(
    FEED_FORMATS.map((format) => [
      ANNOUNCED[format],
      keys.map((key) => ({ url: absoluteUrl(feedPath(key, format)), title: feedTitle(key) })),
    ]),
  )
}
