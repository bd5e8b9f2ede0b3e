import type { Tables } from '@/lib/supabase/database.types'

/** The state of a post for an editor. The time decides between scheduled and published, not the status. */
export const POST_STATES = ['draft', 'scheduled', 'published', 'bin'] as const
export type PostState = (typeof POST_STATES)[number]

export const POST_STATE_LABELS: Record<PostState, string> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  published: 'Published',
  bin: 'In the bin',
}

type Row = Pick<Tables<'blog_posts'>, 'status' | 'published_at' | 'deleted_at'> & { unpublish_at?: string | null }

/** The state of a row at `now` (milliseconds). Its dates are ISO 8601. */
export function stateOf({ status, published_at, deleted_at, unpublish_at }: Row, now: number): PostState {
  if (deleted_at !== null) return 'bin'
  if (status === 'draft' || published_at === null) return 'draft'
  // Readers do not see an ended post, even before the schedule has unpublished it.
  if (unpublish_at && Date.parse(unpublish_at) <= now) return 'draft'
  return Date.parse(published_at) > now ? 'scheduled' : 'published'
}
