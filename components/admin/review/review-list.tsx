import Link from 'next/link'
import { ReviewBadge } from './review-badge'
import { LocalTime } from '../shared/local-time'
import type { Review } from '@/lib/posts/reviews/queries'
import { counted } from '@/lib/text'

function ReviewItem({ review }: { review: Review }) {
  const { postId, title, state, submittedBy, submittedAt, assignee, dueOn, isOverdue, isChanged } = review
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line py-2">
      <div className="min-w-0">
        <Link
          href={`/admin/review/${postId}`}
          className="inline-flex min-h-11 items-center font-semibold break-words underline-offset-4 focus-inset hover:underline"
        >
          {title}
        </Link>
        <p className="text-sm text-ink-soft">
          {submittedBy} · since <LocalTime iso={submittedAt} /> · {assignee ? `for ${assignee}` : 'unassigned'}
          {dueOn && ` · due ${dueOn}`}
          {isOverdue && <strong className="text-tomato"> · overdue</strong>}
          {isChanged && ' · changed since'}
        </p>
      </div>
      <ReviewBadge state={state} />
    </li>
  )
}

export function ReviewList({ reviews }: { reviews: readonly Review[] }) {
  return (
    <section aria-labelledby="review-heading">
      <h2 id="review-heading" className="border-b border-line pb-3 font-sans text-sm font-semibold text-ink-soft">
        {counted(reviews.length, 'post')}
      </h2>
      <ul>
        {reviews.map((review) => (
          <ReviewItem key={review.postId} review={review} />
        ))}
      </ul>
    </section>
  )
}
