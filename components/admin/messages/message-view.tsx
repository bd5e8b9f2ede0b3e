'use client'

import { Archive, ArchiveRestore, Mail, Reply, Trash2 } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { LocalTime } from '../shared/local-time'
import { useMarks } from './use-marks'
import { Button, buttonStyles } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
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
export function MessageDetails({ message }: { message: Message }) {
  const { name, email, phone, interests, createdAt } = message
  return (
    <>
      <dl className="grid gap-2 text-sm">
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

type Props = { message: Pick<Message, 'id' | 'isRead' | 'isArchived'>; replyHref: string; username: string }

const icon = { 'aria-hidden': true, className: 'size-4' } as const

/** What can be done with a message; opening it marks it as read. */
export function MessageActions({ message: { id, isRead, isArchived }, replyHref, username }: Props) {
  const router = useRouter()
  const marks = useMarks(username)
  const [isAsking, setIsAsking] = useState(false)
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
      <Button tone="secondary" onClick={() => setIsAsking(true)}>
        <Trash2 {...icon} />
        Delete
      </Button>
      <Dialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title="Delete this message for good?"
        description="It cannot be brought back. To put it out of sight, archive it."
      >
        <div className="flex flex-wrap justify-end gap-3">
          <Button tone="secondary" onClick={() => setIsAsking(false)}>
            Cancel
          </Button>
          <Button aria-disabled={marks.isPending || undefined} onClick={() => marks.remove(id, toInbox)}>
            Delete for good
          </Button>
        </div>
      </Dialog>
      {marks.sessionDialog}
    </div>
  )
}
