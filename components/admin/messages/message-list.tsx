'use client'

import Link from 'next/link'
import { type ReactNode, useRef } from 'react'
import { DeletedAt, LocalTime } from '../shared/local-time'
import { SelectableList, SelectBox, useSelection } from '../shared/selection'
import { BULK_MARKS, MARK_WORDS, useMarks } from './use-marks'
import { Button, IconButton } from '@/components/ui/button'
import type { Box, Mark } from '@/lib/contact/inbox/params'
import type { Message } from '@/lib/contact/inbox/queries'
import { cutAtWord } from '@/lib/text'

type Marks = ReturnType<typeof useMarks>

const PREVIEW_LENGTH = 140

type ButtonProps = { message: Message; marks: Marks }
type ItemProps = ButtonProps & { isSelected: boolean; onSelect: (isSelected: boolean) => void }

function MessageButtons({ message: { id, name, subject, isRead, isArchived, isSpam, deletedAt }, marks }: ButtonProps) {
  const place: Mark = isSpam ? 'not-spam' : isArchived ? 'unarchive' : 'archive'
  const offered: Mark[] = deletedAt ? ['restore'] : [isRead ? 'unread' : 'read', place, 'bin']
  return (
    <div className="flex">
      {offered.map((mark, index) => {
        const { label, Icon } = MARK_WORDS[mark]
        return (
          <IconButton
            // Keyed by position, so that a button keeps the focus when its mark changes to the opposite.
            key={index}
            label={`${label}: message from ${name}: ${subject}`}
            icon={<Icon className="size-4.5" />}
            onClick={() => marks.mark(id, mark)}
          />
        )
      })}
    </div>
  )
}

function MessageItem({ message, marks, isSelected, onSelect }: ItemProps) {
  const { id, name, subject, isRead } = message
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-2 border-b border-line py-2 sm:grid-cols-[auto_minmax(0,1fr)_auto]">
      <SelectBox name={`message from ${name}: ${subject}`} isSelected={isSelected} onSelect={onSelect} />
      <div className="grid gap-1 py-2 wrap-anywhere">
        <Link
          href={`/admin/messages/${id}`}
          title={subject}
          className={`block max-w-full justify-self-start truncate underline-offset-4 focus-inset hover:underline ${isRead ? '' : 'font-bold'}`}
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
          {message.answeredBy && ` · Answered by ${message.answeredBy}`}
          {message.takenBy && ` · ${message.takenBy} is answering`}
        </p>
        {message.deletedAt && (
          <p className="text-sm text-ink-soft">
            <DeletedAt of={message} />
          </p>
        )}
        <p className="line-clamp-2 text-sm text-ink-soft">{cutAtWord(message.message, PREVIEW_LENGTH)}</p>
      </div>
      <div className="max-sm:col-start-2 max-sm:-ml-3">
        <MessageButtons message={message} marks={marks} />
      </div>
    </li>
  )
}

type Props = { messages: Message[]; box: Box; total: number; empty: ReactNode }

/** The messages of one page of a box, or `empty`. Stays mounted without messages, because it holds the undo. */
export function MessageList({ messages, box, total, empty }: Props) {
  const headingRef = useRef<HTMLHeadingElement>(null)
  const marks = useMarks()
  const selection = useSelection(messages)
  const markSelected = (mark: Mark) => {
    const ids = selection.selected.map(({ id }) => id)
    marks.markAll(ids, mark, () => {
      selection.setAll(false)
      // The bar with the pressed button is gone.
      headingRef.current?.focus()
    })
  }
  return (
    <SelectableList
      noun="message"
      total={total}
      headingRef={headingRef}
      entries={messages}
      selection={selection}
      empty={empty}
      isBusy={marks.isPending}
      className="aria-busy:opacity-70"
      item={(message, box) => <MessageItem key={message.id} message={message} {...box} marks={marks} />}
      bulk={BULK_MARKS[box].map((mark) => (
        <Button key={mark} tone="secondary" isBusy={marks.isPending} onClick={() => markSelected(mark)}>
          {MARK_WORDS[mark].label}
        </Button>
      ))}
    />
  )
}
