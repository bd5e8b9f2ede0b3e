import { PenLine, Reply, Undo2 } from 'lucide-react'
import { type MouseEvent, useRef, useState } from 'react'
import { ButtonLink } from '../shared/button-link'
import { ReplyForm } from './reply-form'
import { useAdminAction } from '../shared/admin-action'
import { LocalTime } from '../shared/local-time'
import { useHolder } from '../shared/rights'
import { MARK_WORDS, type useMarks } from './use-marks'
import { Button, buttonStyles } from '@/components/ui/button'
import { leaveMessage, takeMessage } from '@/lib/contact/inbox/actions'
import type { Message, SavedReply } from '@/lib/contact/inbox/queries'

/** A saved reply, and the link that opens it in a mail program. */
type ReplyLink = SavedReply & { href: string }
export type AnswerProps = {
  replyHref: string
  /** The initial text of a reply from the panel; null without a mail server. */
  draft: string | null
  replies: ReplyLink[]
}
type Props = AnswerProps & {
  message: Message
  marks: ReturnType<typeof useMarks>
}

const icon = { className: 'size-4' } as const

/** Claims a message for the caller before a reply, and releases it. `focus` moves the focus off the pressed button. */
function useClaim(id: string, focus: () => undefined) {
  const { act, isPending } = useAdminAction()
  /** Claims the message, then begins the reply. */
  const begin = (reply: () => void) => act('Not opened', takeMessage, { id, isOver: false }, () => void reply())
  /** A link to a mail program. Without scripts it opens without the claim. */
  const linkTo = (href: string) => ({
    href,
    onClick: (event: MouseEvent) => {
      event.preventDefault()
      begin(() => window.location.assign(href))
    },
  })
  const takeOver = () => act('Not taken', takeMessage, { id, isOver: true }, focus)
  const leave = () => act('Not given back', leaveMessage, id, focus)
  return { begin, linkTo, takeOver, leave, isPending }
}

function SavedReplies({ replies, linkTo }: { replies: ReplyLink[]; linkTo: ReturnType<typeof useClaim>['linkTo'] }) {
  return (
    <section aria-labelledby="saved-replies-heading" className="grid gap-2">
      <h2 id="saved-replies-heading" className="font-sans text-sm font-semibold">
        Reply with a saved text
      </h2>
      <ul className="flex flex-wrap gap-2">
        {replies.map(({ id, name, href }) => (
          <li key={id} className="max-w-full">
            <a
              {...linkTo(href)}
              className="inline-flex min-h-11 max-w-full items-center rounded-full border border-ink-soft/75 bg-paper-raised px-4 text-sm font-semibold hover:border-ink"
            >
              <span className="truncate">{name}</span>
            </a>
          </li>
        ))}
        <li>
          <ButtonLink href="/admin/messages/replies" tone="quiet">
            Edit saved replies
          </ButtonLink>
        </li>
      </ul>
    </section>
  )
}

/** Shows who answers or has answered a message, and the ways to reply. Only one editor at a time can reply. */
export function Answer({ message, replyHref, draft, replies, marks }: Props) {
  const { username } = useHolder()
  const { id, email, takenBy, takenAt, answeredBy, answeredAt } = message
  const place = useRef<HTMLDivElement>(null)
  const focus = () => void place.current?.focus()
  const { begin, linkTo, takeOver, leave, isPending } = useClaim(id, focus)
  const [isWriting, setIsWriting] = useState(false)
  const stopWriting = () => {
    setIsWriting(false)
    // The focused form is gone.
    focus()
  }
  const isTaken = takenBy !== null && takenBy !== username
  const answer = answeredBy ? 'unanswered' : 'answered'
  const { label, Icon } = MARK_WORDS[answer]
  return (
    <div ref={place} tabIndex={-1} className="grid gap-4 no-ring">
      {answeredBy && answeredAt && (
        <p role="status">
          Answered by {answeredBy}, <LocalTime iso={answeredAt} />
        </p>
      )}
      {takenBy && takenAt && (
        <p role="status">
          {isTaken ? `${takenBy} is answering this` : 'You are answering this'}, since <LocalTime iso={takenAt} />
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {isTaken ? (
          <Button tone="secondary" isBusy={isPending} onClick={takeOver}>
            <Reply {...icon} />
            Answer it instead
          </Button>
        ) : (
          <a {...linkTo(replyHref)} className={buttonStyles(answeredBy ? 'secondary' : 'primary')}>
            <Reply {...icon} />
            {answeredBy ? 'Reply once more' : 'Reply by email'}
          </a>
        )}
        {draft !== null && !isTaken && !isWriting && (
          <Button tone="secondary" isBusy={isPending} onClick={() => begin(() => setIsWriting(true))}>
            <PenLine {...icon} />
            Write here
          </Button>
        )}
        <Button tone="secondary" isBusy={marks.isPending} onClick={() => marks.mark(id, answer)}>
          <Icon {...icon} />
          {label}
        </Button>
        {takenBy === username && (
          <Button tone="secondary" isBusy={isPending} onClick={leave}>
            <Undo2 {...icon} />
            Leave it to others
          </Button>
        )}
      </div>
      {draft !== null && isWriting && (
        <ReplyForm id={id} email={email} draft={draft} saved={replies} onClose={stopWriting} />
      )}
      {!isTaken && !isWriting && <SavedReplies replies={replies} linkTo={linkTo} />}
    </div>
  )
}
