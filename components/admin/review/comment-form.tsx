'use client'

import { type KeyboardEvent, useState, useTransition } from 'react'
import { useAdminAction } from '../shared/admin-action'
import { useLeaveWarning } from '../shared/use-leave-warning'
import { ParagraphField } from '@/components/posts/paragraph-field'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { controlStyles } from '@/components/ui/styles'
import { COMMENT_MAX } from '@/lib/posts/limits'
import { addComment } from '@/lib/posts/reviews/actions'

type Props = {
  postId: string
  paragraphs: readonly string[]
  /** The comment that is answered, and what closes the form of a reply. */
  reply?: { to: string; onClose: () => void }
}

/** Writes a comment on the post or on a paragraph, or a reply. No form: in the editor it stands within the form of the post. */
export function CommentForm({ postId, paragraphs, reply }: Props) {
  const { run } = useAdminAction()
  const [isPending, startTransition] = useTransition()
  const [body, setBody] = useState('')
  const [quote, setQuote] = useState('')
  const [error, setError] = useState<string>()
  useLeaveWarning(body.trim() !== '')
  const word = reply ? 'Reply' : 'Comment'
  const send = async () => {
    const sent = await run(reply ? 'Reply not sent' : 'Comment not sent', async () => {
      const result = await addComment({ postId, body, quote, replyTo: reply?.to ?? null })
      setError(result.ok ? undefined : result.fieldErrors?.body)
      return result.ok ? { ok: true as const, data: true } : result
    })
    if (!sent) return
    setBody('')
    setQuote('')
    reply?.onClose()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    // The same keys would publish the post.
    event.preventDefault()
    event.stopPropagation()
    if (!isPending) startTransition(send)
  }
  return (
    <div className="grid gap-3">
      {!reply && <ParagraphField paragraphs={paragraphs} value={quote} onChange={setQuote} />}
      <Field label={word} hint="Seen in the panel only." error={error}>
        {(control) => (
          <textarea
            {...control}
            rows={3}
            maxLength={COMMENT_MAX}
            autoFocus={reply !== undefined}
            value={body}
            onChange={({ target }) => setBody(target.value)}
            onKeyDown={onKeyDown}
            className={controlStyles}
          />
        )}
      </Field>
      <p className="flex flex-wrap gap-2">
        <Button tone="secondary" isBusy={isPending} onClick={() => startTransition(send)}>
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
