import type { PostType } from '@/lib/posts/schema'

export type NotificationEvent = 'publish' | 'update' | 'delete'
export type NotificationChannel = 'indexnow' | 'websub' | 'webhook'

/** What happened to a public post. `formerSlug` is the address that it had until now, when that changed. */
export type Change = { event: NotificationEvent; slug: string; title: string; type: PostType; formerSlug?: string }

/** One message to one receiver. `request` makes each attempt anew, since a signature holds the time. */
export type Notification = { channel: NotificationChannel; target: string; request: (now: Date) => RequestInit }

/** What came of a notice after its last attempt. */
export type Outcome = { attempts: number; delivered: boolean; status: number | null; error: string | null }
