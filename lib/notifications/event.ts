/** The fields of a post that a notification mentions. */
export type NotifiedPost = { slug: string; title: string; type: string; isPublic: boolean; noindex: boolean }

/** The event of a change from `before` to `after`; null when the post was not and is not public. */
export function eventOf(before: NotifiedPost | null, after: NotifiedPost | null): PostEvent | null {
  const was = before?.isPublic ? before : null
  const is = after?.isPublic ? after : null
  if (is) {
    const { slug, title, type, noindex } = is
    if (!was) return { event: 'publish', slug, title, type, noindex }
    return { event: 'update', slug, title, type, noindex, ...(was.slug === slug ? {} : { formerSlug: was.slug }) }
  }
  return was && { event: 'delete', slug: was.slug, title: was.title, type: was.type, noindex: was.noindex }
}

export type NotificationEvent = 'publish' | 'update' | 'delete'
export type NotificationChannel = 'indexnow' | 'websub' | 'webhook'

/** What happened to a public post. `formerSlug` is the address that it had until now, when that changed. */
export type PostEvent = {
  event: NotificationEvent
  slug: string
  title: string
  type: string
  /** Search engines are told to leave the post out. */
  noindex: boolean
  formerSlug?: string
}

/** One message to one receiver. `request` makes each attempt anew, since a signature holds the time. */
export type Notification = { channel: NotificationChannel; target: string; request: (now: Date) => RequestInit }

/** The outcome of a notification after its last attempt. */
export type Outcome = { attempts: number; delivered: boolean; status: number | null; error: string | null }
