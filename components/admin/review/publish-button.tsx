'use client'

import { useRouter } from 'next/navigation'
import { usePostActions } from '../posts/post-actions'
import { ConfirmButton } from '../shared/admin-action'
import { useHolder } from '../shared/rights'
import type { EditablePost } from '@/lib/posts/admin/post'
import { mayTransition, transitionWords } from '@/lib/posts/admin/post-actions'

/** Publishes a draft from its review, for who may. Before the approval the main action is the decision. */
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
      no="Cancel"
      onYes={() => actions.change(post, 'publish')}
    >
      Publish
    </ConfirmButton>
  )
}
