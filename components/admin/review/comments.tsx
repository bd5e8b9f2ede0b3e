'use client'

import { type KeyboardEvent, useState } from 'react'
import { useAdminAction } from '../shared/admin-action'
import { LocalTime } from '../shared/local-time'
import { useRestore } from '../shared/use-restore'
import { useLeaveWarning } from '../shared/use-leave-warning'
import { ParagraphField } from '@/components/posts/paragraph-field'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { controlStyles } from '@/components/ui/styles'
import { COMMENT_MAX } from '@/lib/posts/limits'
import { addComment, deleteComment, settleComment } from '@/lib/posts/reviews/actions'
import type { PostComment } from '@/lib/posts/reviews/queries'
import { cutAtWord } from '@/lib/text'

/** Characters of a paragraph that is quoted. */
const QUOTED = 240

type FormProps = { postId: string; paragraphs: readonly string[] }

/** Writes a comment on the post or on a paragraph. No form: in the editor it stands within the form of the post. */
function CommentForm({ postId, paragraphs }: FormProps) {
  const { run, isPending } = useAdminAction()
  const [body, setBody] = useState('')
  const [quote, setQuote] = useState('')
  const [error, setError] = useState<string>()
  useLeaveWarning(body.trim() !== '')
  const send = async () => {
    const sent = await run('Not commented', async () => {
      const result = await addComment({ postId, body, quote })
      setError(result.ok ? undefined : result.fieldErrors?.body)
      return result.ok ? { ok: true as const, data: true } : result
    })
    if (!sent) return
    setBody('')
    setQuote('')
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    // The same keys would publish the post.
    event.preventDefault()
    event.stopPropagation()
    void send()
  }
  return (
    <div className="grid gap-3">
      <ParagraphField paragraphs={paragraphs} value={quote} onChange={setQuote} />
      <Field label="Comment" hint="Seen in the panel only." error={error}>
        {(control) => (
          <textarea
            {...control}
            rows={3}
            maxLength={COMMENT_MAX}
            value={body}
            onChange={({ target }) => setBody(target.value)}
            onKeyDown={onKeyDown}
            className={controlStyles}
          />
        )}
      </Field>
      <Button tone="secondary" isBusy={isPending} onClick={() => void send()} className="justify-self-start">
        Comment
      </Button>
    </div>
  )
}

type ItemProps = { comment: PostComment; isInText: boolean; maySettle: boolean }

function Comment({ comment, isInText, maySettle }: ItemProps) {
  const { id, username, isOwn, isGuest, body, quote, createdAt, isSettled } = comment
  const { act, isPending } = useAdminAction()
  const { undoOf } = useRestore()
  return (
    <li
      id={`comment-${id}`}
      className={`grid scroll-mt-24 gap-1 border-b border-line py-3 text-sm target:bg-paper-sunk ${isSettled ? 'text-ink-soft' : ''}`}
    >
      <p className="text-ink-soft">
        <span className="font-semibold text-ink">{username}</span>
        {isGuest && ' (a guest)'} · <LocalTime iso={createdAt} />
        {isSettled && ' · settled'}
      </p>
      {quote && (
        <blockquote className="border-l-2 border-line pl-3 break-words whitespace-pre-line text-ink-soft">
          {cutAtWord(quote, QUOTED)}
          {!isInText && <span className="block italic">This paragraph is not in the text any more.</span>}
        </blockquote>
      )}
      <p className="break-words whitespace-pre-line">{body}</p>
      <p className="flex flex-wrap gap-x-2">
        {maySettle && (
          <Button
            tone="quiet"
            isBusy={isPending}
            className="px-0"
            onClick={() => act('Not changed', () => settleComment({ id, isSettled: !isSettled }))}
          >
            {isSettled ? 'Open again' : 'Settle'}
            <span className="sr-only"> the comment of {username}</span>
          </Button>
        )}
        {(isOwn || (isGuest && maySettle)) && (
          <Button
            tone="quiet"
            isBusy={isPending}
            onClick={() =>
              act(
                'Not deleted',
                () => deleteComment(id),
                () => ({ title: 'Comment deleted', action: undoOf('comment', id, 'Comment') }),
              )
            }
          >
            Delete<span className="sr-only"> {isOwn ? 'your comment' : `the comment of ${username}`}</span>
          </Button>
        )}
      </p>
    </li>
  )
}

type Props = FormProps & { comments: readonly PostComment[]; mayComment: boolean }

/** What was said about a post, and the place to say something. */
export function Comments({ postId, paragraphs, comments, mayComment }: Props) {
  return (
    <section aria-label="Comments" className="grid gap-3">
      {comments.length > 0 ? (
        <ul className="border-t border-line">
          {comments.map((comment) => (
            <Comment
              key={comment.id}
              comment={comment}
              isInText={paragraphs.includes(comment.quote)}
              maySettle={mayComment}
            />
          ))}
        </ul>
      ) : (
        <p className="text-sm text-ink-soft">No comment yet. Readers never see what stands here.</p>
      )}
      {mayComment && <CommentForm postId={postId} paragraphs={paragraphs} />}
    </section>
  )
}
