import type { Tables } from '@/lib/supabase/database.types'

/** Where a post stands for an editor; the time decides between scheduled and published, whatever the status says. */
export const POST_STATES = ['draft', 'scheduled', 'published', 'bin'] as const
export type PostState = (typeof POST_STATES)[number]

export const POST_STATE_LABELS: Record<PostState, string> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  published: 'Published',
  bin: 'In the bin',
}

type Row = Pick<Tables<'blog_posts'>, 'status' | 'published_at' | 'deleted_at'> & { unpublish_at?: string | null }

/** The state of a row at `now` (milliseconds). Its dates must be such that `Date.parse` knows. */
export function stateOf({ status, published_at, deleted_at, unpublish_at }: Row, now: number): PostState {
  if (deleted_at !== null) return 'bin'
  if (status === 'draft' || published_at === null) return 'draft'
  // Its end has passed: readers do not see it, whether or not anything has noted that yet.
  if (unpublish_at && Date.parse(unpublish_at) <= now) return 'draft'
  return Date.parse(published_at) > now ? 'scheduled' : 'published'
}
