'use client'

import { startTransition, useOptimistic, useState } from 'react'
import { Comments } from './comments'
import { WithdrawButton } from './review-buttons'
import { StateBadge } from '../posts/state-badge'
import { useAdminAction, useSuccessToast } from '../shared/admin-action'
import { LocalTime } from '../shared/local-time'
import { Options } from '../shared/options'
import { useHolder } from '../shared/rights'
import { Button } from '@/components/ui/button'
import { InputField, SelectField } from '@/components/ui/field'
import { may, mayChange } from '@/lib/auth/rights'
import type { EditablePost } from '@/lib/posts/admin/post'
import { assignReview, decideReview } from '@/lib/posts/reviews/actions'
import type { PostComment, Review, Reviewer } from '@/lib/posts/reviews/queries'

type Post = Pick<EditablePost, 'id' | 'version' | 'createdBy' | 'state'>

/** The assignee and the due date of a review; each choice is saved at once. */
function Assignment({ review, reviewers }: { review: Review; reviewers: readonly Reviewer[] }) {
  const { run } = useAdminAction()
  const say = useSuccessToast()
  const [shown, show] = useOptimistic({ assignee: review.assigneeId ?? '', dueOn: review.dueOn ?? '' })
  const [typed, setTyped] = useState<string | null>(null)
  const save = (change: Partial<typeof shown>) =>
    startTransition(async () => {
      show({ ...shown, ...change })
      const saved = await run('Assignment not saved', () => assignReview({ postId: review.postId, ...change }))
      if (saved !== null) say('Assignment saved')
    })
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <SelectField label="Assignee" value={shown.assignee} onChange={({ target }) => save({ assignee: target.value })}>
        <Options of={[['', 'No one'], ...reviewers.map(({ userId, username }) => [userId, username] as const)]} />
      </SelectField>
      <InputField
        label="Due"
        type="date"
        value={typed ?? shown.dueOn}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={() => {
          setTyped(null)
          if (typed !== null && typed !== shown.dueOn) save({ dueOn: typed })
        }}
      />
    </div>
  )
}

function Decisions({ review, version }: { review: Review; version: number }) {
  const { act, isPending } = useAdminAction()
  const { postId, round } = review
  const decide = (decision: 'changes_asked' | 'approved', said: string) =>
    act('Decision not saved', decideReview, { postId, decision, round, version }, said)
  return (
    <div className="flex flex-wrap gap-3">
      <Button isBusy={isPending} onClick={() => decide('approved', 'Approved')}>
        Approve
      </Button>
      <Button tone="secondary" isBusy={isPending} onClick={() => decide('changes_asked', 'Changes requested')}>
        Request changes
      </Button>
    </div>
  )
}

function Standing({ review }: { review: Review }) {
  const { state, submittedBy, submittedAt, decidedBy, isChanged, dueOn, isOverdue, assignee } = review
  return (
    <div className="grid gap-1 text-sm text-ink-soft">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <StateBadge state="draft" review={state} />
        <span>
          Submitted by {submittedBy}, <LocalTime iso={submittedAt} />
          {decidedBy && state !== 'in_review' && ` · decided by ${decidedBy}`}
        </span>
      </p>
      {(assignee ?? dueOn) && (
        <p>
          {[assignee && `Assigned to ${assignee}`, dueOn && `due ${dueOn}`].filter(Boolean).join(', ')}
          {isOverdue && <strong className="text-tomato"> · overdue</strong>}
        </p>
      )}
      {isChanged && (
        <p>
          {state === 'in_review'
            ? 'The text was changed after it was submitted.'
            : 'The text was changed after the decision.'}
        </p>
      )}
    </div>
  )
}

type Props = {
  post: Post
  review: Review | null
  comments: readonly PostComment[]
  paragraphs: readonly string[]
  reviewers: readonly Reviewer[]
}

/** The review of a post: its state, the actions of the account, and the comments. */
export function ReviewPanel({ post, review, comments, paragraphs, reviewers }: Props) {
  const who = useHolder()
  const isReviewer = may(who, 'review')
  const isOpen = review?.state === 'in_review'
  const mayComment = isReviewer || mayChange(who, { ...post, state: 'draft' })
  return (
    <div className="grid content-start gap-5">
      {review && <Standing review={review} />}
      {isReviewer && isOpen && <Decisions review={review} version={post.version} />}
      {isReviewer && review && <Assignment review={review} reviewers={reviewers} />}
      {review && (isReviewer || (review.isOwn && may(who, 'submit'))) && (
        <div className="-ml-4">
          <WithdrawButton review={review} tone="quiet" />
        </div>
      )}
      <Comments postId={post.id} paragraphs={paragraphs} comments={comments} mayComment={mayComment} />
    </div>
  )
}
