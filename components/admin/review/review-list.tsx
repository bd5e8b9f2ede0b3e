import Link from 'next/link'
import { StateBadge } from '../posts/state-badge'
import { LocalTime } from '../shared/local-time'
import { HeadedList } from '../shared/panel-page'
import type { Reply, Review } from '@/lib/posts/reviews/queries'
import { REPLY_DAYS } from '@/lib/retention'
import { counted } from '@/lib/text'

function ReviewItem({ review }: { review: Review }) {
  const { postId, title, state, submittedBy, submittedAt, assignee, dueOn, isOverdue, isChanged } = review
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line py-2">
      <div className="min-w-0">
        <Link
          href={`/admin/review/${postId}`}
          className="inline-flex min-h-11 items-center font-semibold wrap-anywhere underline-offset-4 focus-inset hover:underline"
        >
          {title}
        </Link>
        <p className="text-sm text-ink-soft">
          Submitted by {submittedBy}, <LocalTime iso={submittedAt} /> ·{' '}
          {assignee ? `assigned to ${assignee}` : 'unassigned'}
          {dueOn && ` · due ${dueOn}`}
          {isOverdue && <strong className="text-tomato"> · overdue</strong>}
          {isChanged && (state === 'in_review' ? ' · changed after it was submitted' : ' · changed after the decision')}
        </p>
      </div>
      <StateBadge state="draft" review={state} />
    </li>
  )
}

/** The unanswered replies to the account's comments, each a link to its comment. */
export function ReplyList({ replies }: { replies: readonly Reply[] }) {
  return (
    <HeadedList
      heading="New replies"
      note={`A reply stays here for ${REPLY_DAYS} days, until you answer it or its comment is settled.`}
    >
      {replies.map(({ commentId, postId, title, username, repliedAt }) => (
        <li key={commentId} className="border-b border-line py-2">
          <Link
            href={`/admin/review/${postId}#comment-${commentId}`}
            className="inline-flex min-h-11 items-center font-semibold wrap-anywhere underline-offset-4 focus-inset hover:underline"
          >
            {title}
          </Link>
          <p className="text-sm text-ink-soft">
            {username} replied, <LocalTime iso={repliedAt} />
          </p>
        </li>
      ))}
    </HeadedList>
  )
}

export function ReviewList({ reviews }: { reviews: readonly Review[] }) {
  return (
    <HeadedList heading={counted(reviews.length, 'post')}>
      {reviews.map((review) => (
        <ReviewItem key={review.postId} review={review} />
      ))}
    </HeadedList>
  )
}
