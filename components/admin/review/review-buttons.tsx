'use client'

import { useRouter } from 'next/navigation'
import { usePostActions } from '../posts/post-actions'
import { ConfirmButton, useAdminAction } from '../shared/admin-action'
import { useHolder } from '../shared/rights'
import type { ButtonTone } from '@/components/ui/button'
import type { EditablePost } from '@/lib/posts/admin/post'
import { mayTransition, transitionWords } from '@/lib/posts/admin/transition-rules'
import { withdrawReview } from '@/lib/posts/reviews/actions'
import type { Review } from '@/lib/posts/reviews/queries'

type TakeBackProps = { review: Pick<Review, 'postId' | 'isOwn'>; tone: ButtonTone }

/** Takes a post out of review, as its owner or as a reviewer. */
export function WithdrawButton({ review: { postId, isOwn }, tone }: TakeBackProps) {
  const { act, isPending } = useAdminAction()
  const word = isOwn ? 'Take back' : 'Take out of review'
  return (
    <ConfirmButton
      tone={tone}
      isBusy={isPending}
      question="Take this post out of review?"
      consequence="It stays a draft with its comments, and can be submitted again."
      yes={word}
      no="Leave it in review"
      onYes={() => act('Not taken out of review', withdrawReview, postId, 'Taken out of review')}
    >
      {word}
    </ConfirmButton>
  )
}

/** Publishes a draft from its review. Before the approval it is secondary, since the decision is the main action. */
export function PublishButton({ post, isApproved }: { post: EditablePost; isApproved: boolean }) {
  const router = useRouter()
  const actions = usePostActions({ onChanged: () => router.push('/admin/review') })
  if (!mayTransition(useHolder(), post, 'publish')) return null
  return (
    <ConfirmButton
      tone={isApproved ? 'primary' : 'secondary'}
      isBusy={actions.busy.has(post.id)}
      question={`Publish “${post.title || 'Untitled'}”?`}
      consequence={transitionWords.publish.consequence}
      yes="Publish"
      onYes={() => actions.change(post, 'publish', post.version)}
    >
      Publish
    </ConfirmButton>
  )
}
