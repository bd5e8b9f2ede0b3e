import type { Tables } from '@/lib/supabase/database.types'

/** The states of a post for an editor. The time decides between scheduled and published, not the status. */
export const POST_STATE_LABELS = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  published: 'Published',
  bin: 'In the bin',
} as const
export type PostState = keyof typeof POST_STATE_LABELS
export const POST_STATES = Object.keys(POST_STATE_LABELS) as PostState[]

type Row = Pick<Tables<'blog_posts'>, 'status' | 'published_at' | 'deleted_at'> & { unpublish_at?: string | null }

/** The state of a row at `now` (milliseconds). Its dates are ISO 8601. */
export function stateOf({ status, published_at, deleted_at, unpublish_at }: Row, now: number): PostState {
  if (deleted_at !== null) return 'bin'
  if (status === 'draft' || published_at === null) return 'draft'
  // Readers do not see an ended post, even before the schedule has unpublished it.
  if (unpublish_at && Date.parse(unpublish_at) <= now) return 'draft'
  return Date.parse(published_at) > now ? 'scheduled' : 'published'
}
