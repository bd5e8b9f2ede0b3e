import { POST_STATE_LABELS, type PostState } from '@/lib/posts/admin/state'
import { REVIEW_LABELS, type ReviewState } from '@/lib/posts/reviews/schema'

const labels: Record<PostState | ReviewState, string> = { ...POST_STATE_LABELS, ...REVIEW_LABELS }
const colours: Record<PostState | ReviewState, string> = {
  draft: 'border-ink-soft/60 text-ink-soft',
  in_review: 'border-lake text-lake',
  changes_asked: 'border-tomato text-tomato',
  approved: 'border-herb text-herb',
  scheduled: 'border-lake text-lake',
  published: 'border-herb text-herb',
  bin: 'border-tomato text-tomato',
}

type Props = { state: PostState; hasChanges?: boolean; review?: ReviewState | null }

/** The state of a post. `hasChanges`: a live post has unpublished changes. `review`: the review state of a draft. */
export function StateBadge({ state, hasChanges = false, review = null }: Props) {
  const shown = state === 'draft' && review ? review : state
  return (
    <span
      className={`inline-flex rounded-full whitespace-pre border px-2.5 py-0.5 text-xs font-semibold ${colours[shown]}`}
    >
      {labels[shown]}
      {shown === 'published' && hasChanges && ' · changes kept'}
    </span>
  )
}
