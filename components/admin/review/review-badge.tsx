import { REVIEW_LABELS, type ReviewState } from '@/lib/posts/reviews/schema'

const colours: Record<ReviewState, string> = {
  in_review: 'border-lake text-lake',
  changes_asked: 'border-tomato text-tomato',
  approved: 'border-herb text-herb',
}

/** Where a draft stands in its review. */
export const ReviewBadge = ({ state }: { state: ReviewState }) => (
  <span
    className={`inline-flex rounded-full border px-2.5 py-0.5 text-xs font-semibold whitespace-pre ${colours[state]}`}
  >
    {REVIEW_LABELS[state]}
  </span>
)
