'use client'

import { CircleCheck, CloudOff, Copy, PenLine, Save } from 'lucide-react'
import { LocalTime } from '../shared/local-time'
import type { SaveStatus as Status } from './autosaver'
import type { EditingState } from './editing-session'
import type { UnsavedCopy } from './unsaved-copy'
import { Button } from '@/components/ui/button'

type Kind = Status['kind']

const ICONS = { saved: CircleCheck, unsaved: PenLine, stored: Save, offline: CloudOff, 'signed-out': CloudOff } as const

const TEXT: Record<Kind, string> = {
  saved: 'All changes saved.',
  unsaved: 'Unsaved changes, kept in this browser.',
  stored: 'Unsaved changes, kept for you',
  offline: 'The server does not answer. Your changes are kept in this browser and sent when it is back.',
  'signed-out': 'Your session has ended. Your changes are kept in this browser.',
}

/** The same where the browser's storage is full or switched off. */
const TEXT_REFUSED: Record<Kind, string> = {
  ...TEXT,
  unsaved: 'Unsaved changes.',
  offline:
    'The server does not answer, and this browser’s storage is full or switched off: your changes are in this page only. Leave it open.',
  'signed-out':
    'Your session has ended, and this browser’s storage is full or switched off: your changes are in this page only. Leave it open.',
}

/** A new post has no copy on the server: the browser's is all there is. */
const TEXT_NEW: Record<EditingState['local'], string> = {
  none: '',
  kept: 'Draft kept in this browser.',
  refused: 'This browser keeps no draft: its storage is full or switched off. Save as draft, so that nothing is lost.',
}

/** What is said of a form's text, and whether it is in danger. */
function wordsOf({ status, local }: EditingState, isNew: boolean) {
  if (isNew) return { text: TEXT_NEW[local], Icon: local === 'refused' ? CloudOff : CircleCheck }
  const texts = local === 'refused' ? TEXT_REFUSED : TEXT
  return { text: texts[status.kind], Icon: ICONS[status.kind] }
}

type StatusProps = { state: EditingState; isNew: boolean; onSignIn: () => void }

/** Says at any time where the typed words are: saved, kept, or in this browser only. */
export function SaveStatus({ state, isNew, onSignIn }: StatusProps) {
  const { status } = state
  const { text, Icon } = wordsOf(state, isNew)
  const looks = Icon === CloudOff ? 'font-medium text-tomato' : 'text-ink-soft'
  return (
    <div className={`flex min-w-0 flex-wrap items-center gap-x-3 text-[0.8125rem] leading-tight ${looks}`}>
      <p role="status" className="flex items-center gap-2">
        {text && <Icon aria-hidden="true" className="size-4 shrink-0" />}
        <span>
          {text}
          {status.kind === 'stored' && (
            <>
              {' '}
              <LocalTime iso={status.at} />.
            </>
          )}
        </span>
      </p>
      {status.kind === 'signed-out' && (
        <Button tone="secondary" onClick={onSignIn}>
          Sign in again
        </Button>
      )}
    </div>
  )
}

/** Says that a new post's text was kept from last time, and offers to drop it. */
export function DraftNotice({ onDiscard }: { onDiscard: () => void }) {
  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-between gap-x-4 rounded-xl border border-line bg-paper-sunk px-4 py-1"
    >
      <p className="text-sm">
        <strong className="font-semibold">Draft restored.</strong> Pictures are not kept: add them again.
      </p>
      <Button tone="quiet" onClick={onDiscard}>
        Discard
      </Button>
    </div>
  )
}

type RecoveryProps = { copy: UnsavedCopy; isOlder: boolean; onRestore: () => void; onDiscard: () => void }

/** Offers what was typed into an existing post the last time and never saved. */
export function RecoveryNotice({ copy, isOlder, onRestore, onDiscard }: RecoveryProps) {
  return (
    <section
      aria-label="Unsaved changes"
      className="flex flex-wrap items-center justify-between gap-3 rounded-xl border-2 border-saffron bg-paper-sunk px-4 py-3"
    >
      <p role="status" className="min-w-0 flex-1 basis-72 text-sm">
        <strong className="font-semibold">You have changes that were never saved</strong>, from{' '}
        <LocalTime iso={copy.updatedAt} />.
        {isOlder && ' The post has been saved since: you will see both before anything is overwritten.'} Restore or
        discard them to go on.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onRestore}>Restore</Button>
        <Button tone="secondary" onClick={onDiscard}>
          Discard
        </Button>
      </div>
    </section>
  )
}

const IN_OTHER_TAB = {
  new: 'This form is open in another tab too. Each tab keeps its own draft: mind which one you publish.',
  existing:
    'This post is open in another tab too. Whichever tab saves second is shown both texts before anything is overwritten.',
} as const

/** Says that the same form is open in another tab, before two texts grow apart. */
export function OtherTabNotice({ isNew }: { isNew: boolean }) {
  return (
    <p
      role="status"
      className="flex items-start gap-3 rounded-xl border-2 border-saffron bg-paper-sunk px-4 py-3 text-sm"
    >
      <Copy aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span>{IN_OTHER_TAB[isNew ? 'new' : 'existing']}</span>
    </p>
  )
}
