'use client'

import { ConfirmButton, useAdminAction } from '../shared/admin-action'
import type { ButtonTone } from '@/components/ui/button'
import { withdrawReview } from '@/lib/posts/reviews/actions'
import type { Review } from '@/lib/posts/reviews/queries'

type Props = { review: Pick<Review, 'postId' | 'isOwn'>; tone: ButtonTone }

/** Takes a post out of review: one’s own, or as a reviewer. */
export function TakeBack({ review: { postId, isOwn }, tone }: Props) {
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
      onYes={() =>
        act(
          'Not taken out of review',
          () => withdrawReview(postId),
          () => 'Taken out of review',
        )
      }
    >
      {word}
    </ConfirmButton>
  )
}
