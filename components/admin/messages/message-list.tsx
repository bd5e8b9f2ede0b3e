'use client'

import { Archive, ArchiveRestore, Mail, MailOpen, RotateCcw, Trash2 } from 'lucide-react'
import Link from 'next/link'
import { type ReactNode, useRef } from 'react'
import { LocalTime } from '../shared/local-time'
import { useMarks } from './use-marks'
import { IconButton } from '@/components/ui/button'
import type { Message } from '@/lib/contact/inbox/queries'
import { countedUpTo } from '@/lib/paging'

type Marks = ReturnType<typeof useMarks>

const icon = { 'aria-hidden': true, className: 'size-4.5' } as const
const PREVIEW_LENGTH = 140

type ItemProps = { message: Message; marks: Marks; onLeave: () => void }

function MessageButtons({ message: { id, name, subject, isRead, isArchived, deletedAt }, marks, onLeave }: ItemProps) {
  const about = `message from ${name}: ${subject}`
  if (deletedAt) {
    return (
      <IconButton
        label={`Restore: ${about}`}
        icon={<RotateCcw {...icon} />}
        onClick={() => marks.mark(id, 'restore', onLeave)}
      />
    )
  }
  return (
    <div className="flex">
      <IconButton
        label={`Mark as ${isRead ? 'unread' : 'read'}: ${about}`}
        icon={isRead ? <Mail {...icon} /> : <MailOpen {...icon} />}
        onClick={() => marks.mark(id, isRead ? 'unread' : 'read')}
      />
      <IconButton
        label={`${isArchived ? 'Move to the inbox' : 'Archive'}: ${about}`}
        icon={isArchived ? <ArchiveRestore {...icon} /> : <Archive {...icon} />}
        onClick={() => marks.mark(id, isArchived ? 'unarchive' : 'archive', onLeave)}
      />
      <IconButton
        label={`Delete: ${about}`}
        icon={<Trash2 {...icon} />}
        onClick={() => marks.mark(id, 'bin', onLeave)}
      />
    </div>
  )
}

function MessageItem({ message, marks, onLeave }: ItemProps) {
  const { id, name, subject, isRead } = message
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3 border-b border-line py-3">
      <div className="grid gap-1">
        <Link
          href={`/admin/messages/${id}`}
          className={`justify-self-start underline-offset-4 hover:underline ${isRead ? '' : 'font-bold'}`}
        >
          {!isRead && (
            <>
              <span aria-hidden="true" className="mr-2 inline-block size-2.5 rounded-full bg-accent" />
              <span className="sr-only">Unread: </span>
            </>
          )}
          {subject}
        </Link>
        <p className="text-sm text-ink-soft">
          {name} · <LocalTime iso={message.createdAt} />
          {message.interests && ` · ${message.interests}`}
        </p>
        {message.deletedAt && (
          <p className="text-sm text-ink-soft">
            Deleted <LocalTime iso={message.deletedAt} />
            {message.deletedBy && ` by ${message.deletedBy}`}
          </p>
        )}
        <p className="line-clamp-2 text-sm text-ink-soft">{message.message.slice(0, PREVIEW_LENGTH)}</p>
      </div>
      <MessageButtons message={message} marks={marks} onLeave={onLeave} />
    </li>
  )
}

type Props = { messages: Message[]; total: number; username: string; empty: ReactNode }

/** The messages of one page of a box; without any, what says why. It stays mounted when its last one goes: the way back belongs to it. */
export function MessageList({ messages, total, username, empty }: Props) {
  const headingRef = useRef<HTMLHeadingElement>(null)
  const marks = useMarks(username)
  const isEmpty = messages.length === 0
  const heading = isEmpty ? 'sr-only' : 'border-b border-line pb-3 font-sans text-sm font-semibold text-ink-soft'
  return (
    <section
      aria-labelledby="message-list-heading"
      aria-busy={marks.isPending || undefined}
      className="aria-busy:opacity-70"
    >
      <h2 id="message-list-heading" ref={headingRef} tabIndex={-1} className={heading}>
        {total === 1 ? '1 message' : `${countedUpTo(total)} messages`}
      </h2>
      {isEmpty ? (
        empty
      ) : (
        <ul>
          {messages.map((message) => (
            // The message that was acted on leaves the list: the focus goes to its heading, not to the top of the page.
            <MessageItem key={message.id} message={message} marks={marks} onLeave={() => headingRef.current?.focus()} />
          ))}
        </ul>
      )}
      {marks.sessionDialog}
    </section>
  )
}
