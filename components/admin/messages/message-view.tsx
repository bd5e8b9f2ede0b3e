'use client'

import { Archive, ArchiveRestore, Inbox, Mail, OctagonX, Reply, Trash2 } from 'lucide-react'
import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { type ReactNode, useEffect, useRef } from 'react'
import { BinNotice } from '../shared/bin-notice'
import { LocalTime } from '../shared/local-time'
import { useMarks } from './use-marks'
import { Button, buttonStyles } from '@/components/ui/button'
import type { Message } from '@/lib/contact/inbox/queries'
import { mailAddress } from '@/lib/contact/inbox/reply'

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-0.5 sm:grid-cols-[9rem_minmax(0,1fr)]">
      <dt className="text-ink-soft">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

const linkStyles = 'inline-flex min-h-11 items-center underline underline-offset-4 sm:min-h-0'

/** Who wrote, and what: as it was typed, links and markup included, as plain text. */
export function MessageDetails({ message, hasLongSubject }: { message: Message; hasLongSubject: boolean }) {
  const { name, email, phone, interests, createdAt } = message
  return (
    <>
      <dl className="grid gap-2 text-sm">
        {hasLongSubject && <Fact name="Subject">{message.subject}</Fact>}
        <Fact name="From">{name}</Fact>
        <Fact name="Email">
          <a href={`mailto:${mailAddress(email)}`} className={linkStyles}>
            {email}
          </a>
        </Fact>
        {phone && (
          <Fact name="Phone">
            <a href={`tel:${phone.replace(/[^\d+]/g, '')}`} className={linkStyles}>
              {phone}
            </a>
          </Fact>
        )}
        {interests && <Fact name="Health interest">{interests}</Fact>}
        <Fact name="Received">
          <LocalTime iso={createdAt} />
        </Fact>
      </dl>
      <div className="max-w-prose rounded-xl border border-line bg-paper-raised p-5 whitespace-pre-wrap">
        {message.message}
      </div>
    </>
  )
}

type MessageState = Pick<Message, 'id' | 'isRead' | 'isArchived' | 'isSpam' | 'deletedAt' | 'deletedBy'>
/** A saved reply as a link that opens it in a mail program. */
export type ReplyLink = { id: string; name: string; href: string }
type Props = { message: MessageState; replyHref: string; replies: ReplyLink[]; canErase: boolean }

const icon = { 'aria-hidden': true, className: 'size-4' } as const

function BinnedActions({ message, canErase }: Omit<Props, 'replyHref' | 'replies'>) {
  const { id } = message
  const router = useRouter()
  const marks = useMarks()
  return (
    <BinNotice
      what="message"
      entry={message}
      isBusy={marks.isPending}
      onRestore={() => marks.mark(id, 'restore')}
      {...(canErase && {
        consequence: 'It cannot be brought back. This is for a person who asks to be forgotten.',
        onErase: () => marks.remove(id, () => router.push('/admin/messages?box=bin')),
      })}
    />
  )
}

function SavedReplies({ replies }: { replies: ReplyLink[] }) {
  return (
    <section aria-labelledby="saved-replies-heading" className="grid gap-2">
      <h2 id="saved-replies-heading" className="font-sans text-sm font-semibold">
        Reply with a saved text
      </h2>
      <ul className="flex flex-wrap gap-2">
        {replies.map(({ id, name, href }) => (
          <li key={id} className="max-w-full">
            <a
              href={href}
              className="inline-flex min-h-11 max-w-full items-center rounded-full border border-ink-soft/75 bg-paper-raised px-4 text-sm font-semibold hover:border-ink"
            >
              <span className="truncate">{name}</span>
            </a>
          </li>
        ))}
        <li>
          <Link href="/admin/messages/replies" className={buttonStyles('quiet')}>
            Edit saved replies
          </Link>
        </li>
      </ul>
    </section>
  )
}

/** The actions for a message; opening it marks it as read. */
function OpenActions({ message, replyHref, replies }: Omit<Props, 'canErase'>) {
  const { id, isRead, isArchived, isSpam } = message
  const router = useRouter()
  const marks = useMarks()
  const isMarked = useRef(isRead)
  const { mark } = marks
  const toInbox = () => router.push('/admin/messages')

  useEffect(() => {
    // Once: after "mark as unread" it would be read again at once.
    if (isMarked.current) return
    isMarked.current = true
    mark(id, 'read')
  }, [id, mark])

  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap gap-3">
        <a href={replyHref} className={buttonStyles()}>
          <Reply {...icon} />
          Reply by email
        </a>
        <Button tone="secondary" onClick={() => marks.mark(id, 'unread', toInbox)}>
          <Mail {...icon} />
          Mark as unread
        </Button>
        <Button tone="secondary" onClick={() => marks.mark(id, isArchived ? 'unarchive' : 'archive', toInbox)}>
          {isArchived ? <ArchiveRestore {...icon} /> : <Archive {...icon} />}
          {isArchived ? 'Move to the inbox' : 'Archive'}
        </Button>
        <Button tone="secondary" onClick={() => marks.mark(id, isSpam ? 'not-spam' : 'spam', toInbox)}>
          {isSpam ? <Inbox {...icon} /> : <OctagonX {...icon} />}
          {isSpam ? 'Not spam' : 'Spam'}
        </Button>
        <Button tone="secondary" onClick={() => marks.mark(id, 'bin', toInbox)}>
          <Trash2 {...icon} />
          Delete
        </Button>
      </div>
      <SavedReplies replies={replies} />
    </div>
  )
}

export function MessageActions({ canErase, replyHref, replies, ...props }: Props) {
  return props.message.deletedAt ? (
    <BinnedActions {...props} canErase={canErase} />
  ) : (
    <OpenActions {...props} replyHref={replyHref} replies={replies} />
  )
}
