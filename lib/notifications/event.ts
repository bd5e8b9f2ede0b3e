/** The fields of a post that a notification mentions. */
export type NotifiedPost = { slug: string; title: string; type: string; isPublic: boolean; noindex: boolean }

const factsOf = ({ slug, title, type, noindex }: NotifiedPost) => ({ slug, title, type, noindex })

/** The event of a change from `before` to `after`; null when the post was not and is not public. */
export function eventOf(before: NotifiedPost | null, after: NotifiedPost | null): PostEvent | null {
  const was = before?.isPublic ? before : null
  const is = after?.isPublic ? after : null
  if (!is) return was && { event: 'delete', ...factsOf(was) }
  if (!was) return { event: 'publish', ...factsOf(is) }
  // A search engine that shows the post has to learn that it is hidden now.
  const noindex = is.noindex && was.noindex
  return { event: 'update', ...factsOf(is), noindex, ...(was.slug === is.slug ? {} : { formerSlug: was.slug }) }
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
  formerSlug?: string
}

/** One message to one receiver. `request` builds each attempt, since the signature contains the time. */
export type Notification = { channel: NotificationChannel; target: string; request: (now: Date) => RequestInit }

/** The outcome of a notification after its last attempt. */
export type Outcome = { attempts: number; delivered: boolean; status: number | null; error: string | null }
