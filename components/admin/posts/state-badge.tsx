import { ReviewBadge } from '../review/review-badge'
import { POST_STATE_LABELS, type PostState } from '@/lib/posts/admin/state'
import type { ReviewState } from '@/lib/posts/reviews/schema'

const colours: Record<PostState, string> = {
  draft: 'border-ink-soft/60 text-ink-soft',
  scheduled: 'border-lake text-lake',
  published: 'border-herb text-herb',
  bin: 'border-tomato text-tomato',
}

type Props = { state: PostState; hasChanges?: boolean; review?: ReviewState | null }

/** The state of a post. `hasChanges`: changes of a live post wait beside it; `review`: where a draft stands in its review. */
export function StateBadge({ state, hasChanges = false, review = null }: Props) {
  if (state === 'draft' && review) return <ReviewBadge state={review} />
  return (
    <span
      className={`inline-flex rounded-full whitespace-pre border px-2.5 py-0.5 text-xs font-semibold ${colours[state]}`}
    >
      {POST_STATE_LABELS[state]}
      {state === 'published' && hasChanges && ' · changes kept'}
    </span>
  )
}
