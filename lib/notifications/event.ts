import { topicFeedKey } from '@/lib/urls'

/** The fields of a post that a notification mentions. */
export type NotifiedPost = Pick<PostEvent, 'slug' | 'title' | 'type' | 'noindex'> & {
  state: string
  facets: readonly string[]
}

/** The keys of the feeds that contain a post. */
const feedsOf = ({ type, facets }: NotifiedPost): string[] => [
  'all',
  type,
  ...facets.filter((facet) => facet.startsWith('tag:')).map((facet) => topicFeedKey(facet.slice(4))),
]

/** The event of a change from `before` to `after`; null when the post was not and is not public. */
export function eventOf(before: NotifiedPost | null, after: NotifiedPost | null): PostEvent | null {
  const was = before?.state === 'published' ? before : null
  const is = after?.state === 'published' ? after : null
  const post = is ?? was
  if (!post) return null
  const { slug, title, type } = post
  const event = !was ? 'publish' : is ? 'update' : 'delete'
  const seen = [was, is].filter((one) => one !== null)
  // Not hidden if it was visible before: a search engine that lists the post has to learn of the change.
  const noindex = seen.every((one) => one.noindex)
  const feeds = [...new Set(seen.flatMap(feedsOf))]
  return { event, slug, title, type, noindex, feeds, ...(was && was.slug !== slug && { formerSlug: was.slug }) }
}

export type NotificationEvent = 'publish' | 'update' | 'delete'
export type NotificationChannel = 'indexnow' | 'websub' | 'webhook'

/** A change of a public post. `formerSlug`: its slug before the change, when that differs. */
export type PostEvent = {
  event: NotificationEvent
  slug: string
  title: string
  type: string
  /** The post is hidden from search engines, and was before the change. */
  noindex: boolean
  /** The keys of the feeds that contain the post, or contained it before the change. */
  feeds: string[]
  formerSlug?: string
}

/** One message to one receiver. `request` builds each attempt, since the signature contains the time. */
export type Notification = { channel: NotificationChannel; target: string; request: (now: Date) => RequestInit }

/** The outcome of a notification after its last attempt. */
export type Outcome = { attempts: number; delivered: boolean; status: number | null; error: string | null }
