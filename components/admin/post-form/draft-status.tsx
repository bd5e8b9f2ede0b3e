import { CircleCheck, CloudOff } from 'lucide-react'
import type { DraftState } from './use-draft'

const TEXT = {
  kept: 'Draft kept in this browser.',
  refused: 'This browser keeps no draft: its storage is full or switched off. Save as draft, so that nothing is lost.',
} as const

/** Says whether what is typed would survive this page. */
export function DraftStatus({ state }: { state: DraftState }) {
  const Icon = state === 'refused' ? CloudOff : CircleCheck
  const looks = state === 'refused' ? 'font-medium text-tomato' : 'text-ink-soft'
  return (
    <p role="status" className={`flex min-h-11 items-center gap-2 text-sm ${looks}`}>
      {state !== 'none' && (
        <>
          <Icon aria-hidden="true" className="size-4 shrink-0" />
          {TEXT[state]}
        </>
      )}
    </p>
  )
}
