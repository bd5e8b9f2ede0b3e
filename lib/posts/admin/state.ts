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

type Row = Pick<Tables<'blog_posts'>, 'status' | 'published_at' | 'deleted_at'>

/** The state of a row at `now` (milliseconds). `published_at` must be a date that `Date.parse` knows. */
export function stateOf({ status, published_at, deleted_at }: Row, now: number): PostState {
  if (deleted_at !== null) return 'bin'
  if (status === 'draft' || published_at === null) return 'draft'
  return Date.parse(published_at) > now ? 'scheduled' : 'published'
}
