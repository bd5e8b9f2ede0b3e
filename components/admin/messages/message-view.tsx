'use client'

import { useRouter } from 'next/navigation'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { Answer, type AnswerProps } from './answer'
import { BinNotice, focusContent } from '../shared/bin-notice'
import { LocalTime } from '../shared/local-time'
import { MARK_WORDS, useMarks } from './use-marks'
import { Button } from '@/components/ui/button'
import type { Mark } from '@/lib/contact/inbox/params'
import type { Message } from '@/lib/contact/inbox/queries'
import { addressInLink } from '@/lib/contact/inbox/reply'

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-0.5 sm:grid-cols-[9rem_minmax(0,1fr)]">
      <dt className="text-ink-soft">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  )
}

const linkStyles = 'inline-flex min-h-11 items-center underline underline-offset-4 max-sm:-my-3 sm:min-h-0'

/** The sender and the message, as plain text: links and markup are not interpreted. */
export function MessageDetails({ message, hasLongSubject }: { message: Message; hasLongSubject: boolean }) {
  const { name, email, phone, interests, createdAt } = message
  return (
    <>
      <dl className="grid gap-2 text-sm">
        {hasLongSubject && <Fact name="Subject">{message.subject}</Fact>}
        <Fact name="From">{name}</Fact>
        <Fact name="Email">
          <a href={`mailto:${addressInLink(email)}`} className={linkStyles}>
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
      <div className="max-w-prose rounded-xl border border-line bg-paper-raised p-5 wrap-anywhere whitespace-pre-wrap">
        {message.message}
      </div>
    </>
  )
}

type Props = AnswerProps & { message: Message }

function BinnedActions({ message }: Pick<Props, 'message'>) {
  const { id } = message
  const router = useRouter()
  const marks = useMarks()
  return (
    <BinNotice
      what="message"
      entry={message}
      isBusy={marks.isPending}
      onRestore={() => marks.mark(id, 'restore', focusContent)}
      consequence="It cannot be brought back. This is for a person who asks to be forgotten."
      onErase={() => marks.remove(id, () => router.push('/admin/messages?box=bin'))}
    />
  )
}

/** The actions for a message; opening it marks it as read. */
function OpenActions({ message, ...answer }: Props) {
  const { id, isRead, isArchived, isSpam } = message
  const router = useRouter()
  const marks = useMarks()
  // Separate from `marks`, so that the buttons are not busy while the message is marked as read.
  const reading = useMarks()
  const offered: Mark[] = ['unread', isArchived ? 'unarchive' : 'archive', isSpam ? 'not-spam' : 'spam', 'bin']

  const open = useEffectEvent(() => {
    if (!isRead) reading.mark(id, 'read')
  })
  // Runs only when the page is shown: a run after each change would undo "Mark as unread".
  useEffect(() => open(), [])

  return (
    <div className="grid gap-6">
      <Answer message={message} {...answer} marks={marks} />
      <div className="flex flex-wrap gap-3">
        {offered.map((one) => {
          const { label, Icon } = MARK_WORDS[one]
          return (
            <Button
              key={one}
              tone="secondary"
              isBusy={marks.isPending}
              onClick={() => marks.mark(id, one, () => router.push('/admin/messages'))}
            >
              <Icon className="size-4" />
              {label}
            </Button>
          )
        })}
      </div>
    </div>
  )
}

export const MessageActions = ({ message, ...answer }: Props) =>
  message.deletedAt ? <BinnedActions message={message} /> : <OpenActions message={message} {...answer} />
