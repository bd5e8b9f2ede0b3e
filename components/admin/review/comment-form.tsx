import type { KeyboardEvent } from 'react'
import { useWatch } from 'react-hook-form'
import { useActionForm } from '../shared/use-action-form'
import { useLeaveWarning } from '../shared/use-leave-warning'
import { ParagraphField } from '@/components/posts/paragraph-field'
import { Button } from '@/components/ui/button'
import { AreaField } from '@/components/ui/field'
import { COMMENT_MAX } from '@/lib/posts/limits'
import { addComment } from '@/lib/posts/reviews/actions'
import { commentSchema } from '@/lib/posts/reviews/schema'

type Props = {
  postId: string
  paragraphs: readonly string[]
  /** `to`: the id of the comment that the reply answers. */
  reply?: { to: string; onClose: () => void }
}

/** Writes a comment or a reply. Not a `form` element, because the editor shows it inside the form of the post. */
export function CommentForm({ postId, paragraphs, reply }: Props) {
  const word = reply ? 'Reply' : 'Comment'
  const empty = { postId, body: '', quote: '', replyTo: reply?.to ?? null }
  const { form, field, save, isSubmitting } = useActionForm({
    schema: commentSchema,
    defaultValues: empty,
    failed: `${word} not sent`,
    send: addComment,
    onDone: (_data, _values, resetTo) => {
      // Not `form.reset()`, which empties the fields of the surrounding form on the screen.
      resetTo(empty)
      // A reply that the editor changed during the sending stays open.
      if (form.getValues('body') === '') reply?.onClose()
    },
  })
  const quote = useWatch({ control: form.control, name: 'quote' })
  useLeaveWarning(form.formState.isDirty)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    // Otherwise the same keys publish the post.
    event.preventDefault()
    event.stopPropagation()
    if (!isSubmitting) void save()
  }
  return (
    <div className="grid gap-3">
      {!reply && (
        <ParagraphField paragraphs={paragraphs} value={quote} onChange={(next) => form.setValue('quote', next)} />
      )}
      <AreaField
        label={word}
        hint="Seen in the panel only."
        rows={3}
        maxLength={COMMENT_MAX}
        autoFocus={reply !== undefined}
        {...field('body')}
        onKeyDown={onKeyDown}
      />
      <p className="flex flex-wrap gap-2">
        <Button tone="secondary" isBusy={isSubmitting} onClick={() => void save()}>
          {reply ? 'Send reply' : 'Comment'}
        </Button>
        {reply && (
          <Button tone="quiet" onClick={reply.onClose}>
            Cancel
          </Button>
        )}
      </p>
    </div>
  )
}
