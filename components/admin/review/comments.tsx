import { useRef, useState } from 'react'
import { useAdminAction } from '../shared/admin-action'
import { LocalTime } from '../shared/local-time'
import { passFocus } from '../shared/pass-focus'
import { useRestore } from '../shared/use-restore'
import { CommentForm } from './comment-form'
import { Button } from '@/components/ui/button'
import { shownWords } from '@/lib/markdown/plain-text'
import { deleteComment, markCommentDone } from '@/lib/posts/reviews/actions'
import type { PostComment } from '@/lib/posts/reviews/queries'
import { cutAtWord } from '@/lib/text'

const QUOTED = 240

type ListProps = {
  postId: string
  paragraphs: readonly string[]
  comments: readonly PostComment[]
  mayComment: boolean
}

function Quote({ quote, paragraphs }: { quote: string; paragraphs: readonly string[] }) {
  return (
    <blockquote className="border-l-2 border-line pl-3 wrap-anywhere text-ink-soft">
      {cutAtWord(shownWords(quote) || quote, QUOTED)}
      {!paragraphs.includes(quote) && <span className="block italic">This paragraph is not in the text any more.</span>}
    </blockquote>
  )
}

function SettleButton({ comment: { id, username, isSettled } }: { comment: PostComment }) {
  const { act, isPending } = useAdminAction()
  return (
    <Button
      tone="quiet"
      isBusy={isPending}
      className="px-0"
      onClick={() => act('Comment not changed', markCommentDone, { id, isSettled: !isSettled })}
    >
      {isSettled ? 'Open again' : 'Settle'}
      <span className="sr-only"> the comment of {username}</span>
    </Button>
  )
}

function DeleteButton({ comment: { id, username, isOwn, replyTo } }: { comment: PostComment }) {
  const { remove, isPending } = useRestore()
  const what = replyTo ? 'reply' : 'comment'
  return (
    <Button
      tone="quiet"
      isBusy={isPending}
      onClick={() =>
        remove({ kind: 'comment', id, name: 'Comment' }, deleteComment, {
          title: replyTo ? 'Reply deleted' : 'Comment deleted',
        })
      }
    >
      Delete<span className="sr-only"> {isOwn ? `your ${what}` : `the ${what} of ${username}`}</span>
    </Button>
  )
}

function Comment({ comment, comments, ...list }: ListProps & { comment: PostComment }) {
  const { id, username, isOwn, isGuest, body, quote, replyTo, createdAt, isSettled } = comment
  const [isReplying, setIsReplying] = useState(false)
  const replyRef = useRef<HTMLButtonElement>(null)
  const { mayComment } = list
  const replies = comments.filter((other) => other.replyTo === id)
  const isOrphan = replyTo !== null && !comments.some((other) => other.id === replyTo)
  const closeReply = () => {
    setIsReplying(false)
    passFocus(replyRef.current, replyRef.current?.closest('li'))
  }
  return (
    <li
      id={`comment-${id}`}
      className={`grid scroll-mt-24 gap-1 py-3 text-sm target:bg-paper-sunk ${isSettled ? 'text-ink-soft' : ''} ${replyTo && !isOrphan ? 'ml-4 border-l-2 border-line pl-3' : 'border-b border-line'}`}
    >
      <p className="text-ink-soft">
        <span className="font-semibold text-ink">{username}</span>
        {isGuest && ' (a guest)'} · <LocalTime iso={createdAt} />
        {isSettled && ' · settled'}
      </p>
      {isOrphan && <p className="text-ink-soft italic">A reply to a comment that was deleted.</p>}
      {quote && <Quote quote={quote} paragraphs={list.paragraphs} />}
      <p className="wrap-anywhere whitespace-pre-line">{body}</p>
      <p className="flex flex-wrap gap-x-2">
        {mayComment && !replyTo && <SettleButton comment={comment} />}
        {mayComment && !replyTo && !isSettled && (
          <Button ref={replyRef} tone="quiet" aria-expanded={isReplying} onClick={() => setIsReplying(!isReplying)}>
            Reply<span className="sr-only"> to {username}</span>
          </Button>
        )}
        {(isOwn || (isGuest && mayComment)) && <DeleteButton comment={comment} />}
      </p>
      {replies.length > 0 && (
        <ul aria-label={`Replies to ${username}`}>
          {replies.map((reply) => (
            <Comment key={reply.id} comment={reply} comments={comments} {...list} />
          ))}
        </ul>
      )}
      {isReplying && (
        <CommentForm postId={list.postId} paragraphs={list.paragraphs} reply={{ to: id, onClose: closeReply }} />
      )}
    </li>
  )
}

export function Comments(list: ListProps) {
  const { postId, paragraphs, comments, mayComment } = list
  // A reply is shown below its comment, or on its own if the comment is deleted.
  const ids = new Set(comments.map(({ id }) => id))
  const first = comments.filter(({ replyTo }) => replyTo === null || !ids.has(replyTo))
  return (
    <section aria-label="Comments" className="grid gap-3">
      {first.length > 0 ? (
        <ul className="border-t border-line">
          {first.map((comment) => (
            <Comment key={comment.id} comment={comment} {...list} />
          ))}
        </ul>
      ) : (
        <p className="text-sm text-ink-soft">No comments yet. Readers never see them.</p>
      )}
      {mayComment && <CommentForm postId={postId} paragraphs={paragraphs} />}
    </section>
  )
}
