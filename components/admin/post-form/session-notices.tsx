'use client'

import { CircleCheck, CloudOff, PenLine, Save } from 'lucide-react'
import { useFormState } from 'react-hook-form'
import { FieldDiffView } from '../revisions/revisions'
import { LocalTime } from '../shared/local-time'
import { useLeaveWarning } from '../shared/use-leave-warning'
import { Button } from '@/components/ui/button'
import { diffFields } from '@/lib/posts/diff'
import type { SaveStatus as Status } from '@/lib/posts/editing/autosaver'
import type { EditingState } from '@/lib/posts/editing/editing-state'
import type { PostFormValues } from '@/lib/posts/editing/form-schema'
import type { UnsavedCopy } from '@/lib/posts/editing/unsaved-copy'
import type { WorkingFields } from '@/lib/posts/schema'

type Kind = Status['kind']

const ICONS = {
  saved: CircleCheck,
  unsaved: PenLine,
  stored: Save,
  drafted: CircleCheck,
  offline: CloudOff,
  'signed-out': CloudOff,
  gone: CloudOff,
} as const

const TEXT: Record<Kind, string> = {
  saved: 'All changes saved.',
  unsaved: 'Unsaved changes, kept in this browser.',
  stored: 'Unsaved changes, kept for you',
  drafted: 'Draft saved',
  offline: 'The server does not answer. Your changes are kept in this browser and sent when it is back.',
  'signed-out': 'Your session has ended. Your changes are kept in this browser.',
  gone: 'Somebody has deleted this post. Your changes are kept in this browser.',
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

/** The same in the moment before the browser has it. */
const TEXT_ON_ITS_WAY: Record<Kind, string> = { ...TEXT, unsaved: 'Unsaved changes.' }

/** The same of a new post, of which nothing is to be said before anything is typed. */
const TEXT_NEW: Record<Kind, string> = { ...TEXT, saved: '', unsaved: 'Draft kept in this browser.' }
const TEXT_NEW_ON_ITS_WAY: Record<Kind, string> = { ...TEXT_NEW, unsaved: 'Not kept yet.' }
const TEXT_NEW_REFUSED: Record<Kind, string> = { ...TEXT_REFUSED, saved: '', unsaved: '' }

/** By what the browser's store has of it. */
const TEXTS = {
  new: { none: TEXT_NEW_ON_ITS_WAY, kept: TEXT_NEW, refused: TEXT_NEW_REFUSED },
  existing: { none: TEXT_ON_ITS_WAY, kept: TEXT, refused: TEXT_REFUSED },
} as const

/** What is said of a form's text, and whether it is in danger. */
function wordsOf({ status, local, copies, toRestore }: EditingState, isNew: boolean) {
  // "All changes saved" beside a question about changes that were not would be two answers at once.
  if (toRestore || (!isNew && copies.length > 0)) return { text: 'Waiting for your decision.', Icon: PenLine }
  const texts = TEXTS[isNew ? 'new' : 'existing'][local]
  return { text: texts[status.kind], Icon: ICONS[status.kind] }
}

/** When a post appears is decided by a button and never by itself: a date that is only typed goes with the page. */
function useUnsavedDate(): boolean {
  const { dirtyFields } = useFormState<PostFormValues>({ name: 'publishAt' })
  const isUnsaved = dirtyFields.publishAt === true
  useLeaveWarning(isUnsaved)
  return isUnsaved
}

type StatusProps = { state: EditingState; isNew: boolean; onSignIn: () => void }

/** Says at any time where the typed words are: saved, kept, or in this browser only. */
export function SaveStatus({ state, isNew, onSignIn }: StatusProps) {
  const { status } = state
  const { text, Icon } = wordsOf(state, isNew)
  const isDateUnsaved = useUnsavedDate()
  const looks = Icon === CloudOff ? 'font-medium text-tomato' : 'text-ink-soft'
  return (
    <div className={`flex min-w-0 flex-wrap items-center gap-x-3 text-[0.8125rem] leading-tight ${looks}`}>
      <p role="status" className="flex items-center gap-2">
        {text && <Icon aria-hidden="true" className="size-4 shrink-0" />}
        <span>
          {isDateUnsaved && status.kind === 'saved' ? 'The text is saved.' : text}
          {'at' in status && (
            <>
              {' '}
              <LocalTime iso={status.at} />.
            </>
          )}
          {isDateUnsaved && ' The date is kept when you save.'}
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
        <strong className="font-semibold">Draft restored.</strong> You are where you left off.
      </p>
      <Button tone="quiet" onClick={onDiscard}>
        Discard
      </Button>
    </div>
  )
}

type RecoveryProps = {
  copy: UnsavedCopy
  saved: WorkingFields
  isOlder: boolean
  onRestore: () => void
  onDiscard: () => void
}

/** Offers what was typed into an existing post the last time and never saved, with what differs in sight. */
export function RecoveryNotice({ copy, saved, isOlder, onRestore, onDiscard }: RecoveryProps) {
  const diffs = diffFields(saved, copy.fields)
  const pictures = copy.tray.length
  return (
    <section
      aria-label="Unsaved changes"
      className="grid gap-3 rounded-xl border-2 border-saffron bg-paper-sunk px-4 py-3"
    >
      <p role="status" className="text-sm">
        <strong className="font-semibold">You have changes that were never saved</strong>, from{' '}
        <LocalTime iso={copy.updatedAt} />. <del>Struck through</del> is what is saved, <ins>underlined</ins> what you
        had typed.
        {isOlder && ' The post has been saved since: you will see both before anything is overwritten.'}
      </p>
      <div className="grid max-h-[40dvh] gap-3 overflow-y-auto" role="group" aria-label="What differs">
        {diffs.map((diff) => (
          <FieldDiffView key={diff.field} diff={diff} />
        ))}
        {pictures > 0 && (
          <p className="text-sm">
            {pictures === 1 ? 'One picture' : `${pictures} pictures`} had been picked:{' '}
            {copy.tray.map(({ fileName }) => fileName).join(', ')}.
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onRestore}>Restore</Button>
        <Button tone="secondary" onClick={onDiscard}>
          Discard
        </Button>
      </div>
    </section>
  )
}

type ContinueProps = { copy: UnsavedCopy; onContinue: () => void; onDiscard: () => void }

/** Offers a draft that another tab began: this one's form stays empty until somebody wants it. */
export function ContinueNotice({ copy, onContinue, onDiscard }: ContinueProps) {
  const title = copy.fields.title.trim() || 'Untitled'
  return (
    <div className="flex flex-wrap items-center gap-x-3 rounded-xl border border-line bg-paper-sunk px-4 py-1">
      <p className="min-w-0 flex-1 basis-56 text-sm">
        A draft from <LocalTime iso={copy.updatedAt} /> is not finished.
      </p>
      <Button tone="secondary" onClick={onContinue}>
        Continue “{title}”
      </Button>
      <Button tone="quiet" onClick={onDiscard} aria-label={`Discard “${title}”`}>
        Discard
      </Button>
    </div>
  )
}
