import type { PostType } from '@/lib/posts/schema'

export type NoticeEvent = 'publish' | 'update' | 'delete'
export type NoticeChannel = 'indexnow' | 'websub' | 'webhook'

/** What happened to a public post. `formerSlug` is the address that it had until now, when that changed. */
export type Change = { event: NoticeEvent; slug: string; title: string; type: PostType; formerSlug?: string }

/** One message to one receiver. `request` makes each attempt anew, since a signature holds the time. */
export type Notice = { channel: NoticeChannel; target: string; request: (now: Date) => RequestInit }

/** What came of a notice after its last attempt. */
export type Outcome = { attempts: number; delivered: boolean; status: number | null; error: string | null }
