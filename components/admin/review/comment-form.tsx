import { type KeyboardEvent, useState } from 'react'
import { ofFields, useAdminAction } from '../shared/admin-action'
import { useLeaveWarning } from '../shared/use-leave-warning'
import { ParagraphField } from '@/components/posts/paragraph-field'
import { Button } from '@/components/ui/button'
import { AreaField } from '@/components/ui/field'
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
  const { act, isPending } = useAdminAction()
  const [body, setBody] = useState('')
  const [quote, setQuote] = useState('')
  const [error, setError] = useState<string>()
  useLeaveWarning(body.trim() !== '')
  const word = reply ? 'Reply' : 'Comment'
  const send = () =>
    act(
      `${word} not sent`,
      () => addComment({ postId, body, quote, replyTo: reply?.to ?? null }).then(ofFields),
      (result) => {
        setError(result.ok ? undefined : result.fieldErrors?.body)
        if (!result.ok) return undefined
        setBody('')
        setQuote('')
        reply?.onClose()
        return undefined
      },
    )
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    // The same keys would publish the post.
    event.preventDefault()
    event.stopPropagation()
    if (!isPending) send()
  }
  return (
    <div className="grid gap-3">
      {!reply && <ParagraphField paragraphs={paragraphs} value={quote} onChange={setQuote} />}
      <AreaField
        label={word}
        hint="Seen in the panel only."
        error={error}
        rows={3}
        maxLength={COMMENT_MAX}
        autoFocus={reply !== undefined}
        value={body}
        onChange={({ target }) => setBody(target.value)}
        onKeyDown={onKeyDown}
      />
      <p className="flex flex-wrap gap-2">
        <Button tone="secondary" isBusy={isPending} onClick={send}>
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
