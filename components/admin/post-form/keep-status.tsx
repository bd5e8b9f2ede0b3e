'use client'

import { CircleCheck, CloudOff, PenLine, Save } from 'lucide-react'
import type { KeepState } from './keeper'
import { LocalTime } from '../shared/local-time'
import { Button } from '@/components/ui/button'

const icons = { saved: CircleCheck, unsaved: PenLine, kept: Save, offline: CloudOff, 'signed-out': CloudOff } as const

const TEXT: Record<KeepState['kind'], string> = {
  saved: 'All changes saved.',
  unsaved: 'Unsaved changes, kept in this browser.',
  kept: 'Unsaved changes, kept for you',
  offline: 'The server does not answer. Your changes are kept in this browser and sent when it is back.',
  'signed-out': 'Your session has ended. Your changes are kept in this browser.',
}

/** The same where the browser's storage is full or switched off. */
const TEXT_REFUSED: Record<KeepState['kind'], string> = {
  ...TEXT,
  unsaved: 'Unsaved changes.',
  offline:
    'The server does not answer, and this browser’s storage is full or switched off: your changes are in this page only. Leave it open.',
  'signed-out':
    'Your session has ended, and this browser’s storage is full or switched off: your changes are in this page only. Leave it open.',
}

type Props = {
  state: KeepState
  /** The browser keeps nothing. */
  isRefused: boolean
  onSignIn: () => void
}

/** Says at any time where the typed words are: saved, kept, or in this browser only. */
export function KeepStatus({ state, isRefused, onSignIn }: Props) {
  const Icon = icons[state.kind]
  const texts = isRefused ? TEXT_REFUSED : TEXT
  const isTrouble = state.kind === 'offline' || state.kind === 'signed-out'
  return (
    <div
      className={`flex min-h-11 flex-wrap items-center gap-x-3 text-sm ${isTrouble ? 'font-medium text-tomato' : 'text-ink-soft'}`}
    >
      <p role="status" className="flex items-center gap-2">
        <Icon aria-hidden="true" className="size-4 shrink-0" />
        <span>
          {texts[state.kind]}
          {state.kind === 'kept' && (
            <>
              {' '}
              <LocalTime iso={state.at} />.
            </>
          )}
        </span>
      </p>
      {state.kind === 'signed-out' && (
        <Button tone="secondary" onClick={onSignIn}>
          Sign in again
        </Button>
      )}
    </div>
  )
}
