import { absoluteUrl } from '@/lib/absolute-url'
import { FEED_FORMATS, type FeedFormat, feedPath, TOPIC_FEED } from '@/lib/urls'
import { listings, POST_TYPES, type PostType } from '@/lib/posts/types'
import { topicPath, topicText } from '@/lib/content/topics'
import type { PostTopic } from '@/lib/posts/topics'
import type { Site } from '@/lib/site'

/** All posts, one type of post, or a topic by its slug. */
export type FeedKey = 'all' | PostType | `${typeof TOPIC_FEED}${string}`
export const FEED_KEYS = ['all', ...POST_TYPES] as const

/** The topic of a feed; null for the feed of everything or of a type. */
export const topicOfFeed = (key: FeedKey): string | null =>
  key.startsWith(TOPIC_FEED) ? key.slice(TOPIC_FEED.length) : null

/** Media types in links to feeds. A feed is served as plain XML, which every browser opens. */
const ANNOUNCED: Record<FeedFormat, string> = {
  xml: 'application/rss+xml',
  atom: 'application/atom+xml',
  json: 'application/feed+json',
}

/** The subject of a feed, and the path of its page. `known`: the name and description of the feed's topic. */
export function followedBy(site: Site, key: FeedKey, known?: PostTopic | null) {
  const topic = topicOfFeed(key)
  if (topic !== null) {
    const { title, description } = topicText(known ?? { slug: topic, name: topic.replaceAll('-', ' ') })
    return { title: `${site.name}: ${title}`, description, path: topicPath(topic) }
  }
  const listing = listings.find(({ postType }) => postType === key)
  if (!listing) return { title: site.name, description: site.description, path: '/' }
  return { title: `${site.name}: ${listing.title}`, description: listing.metaDescription, path: listing.path }
}

/** The feed and the format of a file name such as `recipe.atom` or `topic-soups.xml`; null for any other name. */
export function parseFeedFile(file: string): { key: FeedKey; format: FeedFormat } | null {
  const [name = '', extension, ...rest] = file.split('.')
  const key = POST_TYPES.find((type) => type === name) ?? (TOPIC_NAME.test(name) ? (name as FeedKey) : undefined)
  const format = FEED_FORMATS.find((known) => known === extension)
  return key && format && rest.length === 0 ? { key, format } : null
}

const TOPIC_NAME = /^topic-(?=.{1,80}$)[a-z0-9]+(?:-[a-z0-9]+)*$/

type FeedLink = { url: string; title: string }

/** The feed links of a page: the feed of all posts, and the page's own when it has one. `topic`: that of its feed. */
export function feedLinks(site: Site, own?: FeedKey, topic?: PostTopic): Record<string, FeedLink[]> {
  const keys: FeedKey[] = own && own !== 'all' ? [own, 'all'] : ['all']
  return Object.fromEntries(
    FEED_FORMATS.map((format) => [
      ANNOUNCED[format],
      keys.map((key) => ({ url: absoluteUrl(feedPath(key, format)), title: followedBy(site, key, topic).title })),
    ]),
  )
}
