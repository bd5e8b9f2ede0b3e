'use client'

import { Archive, ArchiveRestore, Mail, Reply, RotateCcw, Trash2 } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { type ReactNode, useEffect, useRef } from 'react'
import { ConfirmButton } from '../shared/confirm-button'
import { LocalTime } from '../shared/local-time'
import { EmptyState } from '../shared/panel-page'
import { useMarks } from './use-marks'
import { Button, buttonStyles } from '@/components/ui/button'
import type { Message } from '@/lib/contact/inbox/queries'
import { mailAddress } from '@/lib/contact/inbox/reply'
import { BIN_DAYS } from '@/lib/retention'

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

type MessageState = Pick<Message, 'id' | 'isRead' | 'isArchived' | 'deletedAt' | 'deletedBy'>
type Props = { message: MessageState; replyHref: string; username: string; canErase: boolean }

const icon = { 'aria-hidden': true, className: 'size-4' } as const

/** How a message comes out of the bin again, or for an admin goes for good. */
function BinnedActions({ message: { id, deletedAt, deletedBy }, username, canErase }: Omit<Props, 'replyHref'>) {
  const router = useRouter()
  const marks = useMarks(username)
  return (
    <EmptyState title="This message is in the bin">
      <p>
        {deletedAt && (
          <>
            Deleted <LocalTime iso={deletedAt} />
            {deletedBy && ` by ${deletedBy}`}.{' '}
          </>
        )}
        It is kept for {BIN_DAYS} days, then it goes for good.
        {!canErase && ' An admin can delete it for good earlier.'}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button aria-disabled={marks.isPending || undefined} onClick={() => marks.mark(id, 'restore')}>
          <RotateCcw {...icon} />
          Restore
        </Button>
        {canErase && (
          <ConfirmButton
            tone="secondary"
            isBusy={marks.isPending}
            question="Delete this message for good?"
            consequence="It cannot be brought back. This is for what somebody asks to be forgotten."
            yes="Delete for good"
            no="Cancel"
            onYes={() => marks.remove(id, () => router.push('/admin/messages?box=bin'))}
          >
            <Trash2 {...icon} />
            Delete for good
          </ConfirmButton>
        )}
      </div>
      {marks.sessionDialog}
    </EmptyState>
  )
}

/** What can be done with a message; opening it marks it as read. */
function OpenActions({ message: { id, isRead, isArchived }, replyHref, username }: Omit<Props, 'canErase'>) {
  const router = useRouter()
  const marks = useMarks(username)
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
      <Button tone="secondary" onClick={() => marks.mark(id, 'bin', toInbox)}>
        <Trash2 {...icon} />
        Delete
      </Button>
      {marks.sessionDialog}
    </div>
  )
}

/** What can be done with a message, in the bin or out of it. */
export function MessageActions({ canErase, replyHref, ...props }: Props) {
  return props.message.deletedAt ? (
    <BinnedActions {...props} canErase={canErase} />
  ) : (
    <OpenActions {...props} replyHref={replyHref} />
  )
}
