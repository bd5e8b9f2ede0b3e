/** The fields of a post that a notification mentions. */
export type NotifiedPost = { slug: string; title: string; type: string; isPublic: boolean; noindex: boolean }

/** The event of a change from `before` to `after`; null when the post was not and is not public. */
export function eventOf(before: NotifiedPost | null, after: NotifiedPost | null): PostEvent | null {
  const was = before?.isPublic ? before : null
  const is = after?.isPublic ? after : null
  if (is) {
    const { slug, title, type, noindex } = is
    if (!was) return { event: 'publish', slug, title, type, noindex }
    // A search engine that shows the post has to learn that it is hidden now.
    const isHidden = noindex && was.noindex
    return {
      event: 'update',
      slug,
      title,
      type,
      noindex: isHidden,
      ...(was.slug === slug ? {} : { formerSlug: was.slug }),
    }
  }
  return was && { event: 'delete', slug: was.slug, title: was.title, type: was.type, noindex: was.noindex }
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
