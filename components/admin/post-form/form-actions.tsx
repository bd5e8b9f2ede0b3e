'use client'

import { useState } from 'react'
import type { Intent } from './form-schema'
import { ScheduleButton } from './schedule-button'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'

const Key = ({ children }: { children: string }) => <kbd className="font-mono">{children}</kbd>

function ClearButton({ isBusy, onClear }: { isBusy: boolean; onClear: () => void }) {
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      <Button tone="quiet" aria-disabled={isBusy || undefined} onClick={() => isBusy || setIsAsking(true)}>
        Clear form
      </Button>
      <Dialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title="Clear the form?"
        description="The text, the pictures and the draft kept in this browser are removed."
      >
        <div className="flex flex-wrap gap-3">
          <Button
            onClick={() => {
              setIsAsking(false)
              onClear()
            }}
          >
            Clear everything
          </Button>
          <Button tone="secondary" onClick={() => setIsAsking(false)}>
            Keep it
          </Button>
        </div>
      </Dialog>
    </>
  )
}

type Props = { busyWith: Intent | null; onSave: (intent: Intent) => void; onClear: () => void }

/** Publish, keep as a draft, plan, and start over after a question. */
export function FormActions({ busyWith, onSave, onClear }: Props) {
  const isBusy = busyWith !== null
  return (
    <div className="flex flex-wrap items-center gap-3 border-t border-line pt-6">
      {/* Not `disabled`: the focus stays on it while the post is on its way. */}
      <Button type="submit" aria-disabled={isBusy || undefined} className="px-6">
        {busyWith === 'publish' ? 'Publishing...' : 'Publish'}
      </Button>
      <Button tone="secondary" aria-disabled={isBusy || undefined} onClick={() => onSave('draft')}>
        {busyWith === 'draft' ? 'Saving...' : 'Save as draft'}
      </Button>
      <ScheduleButton
        label={busyWith === 'schedule' ? 'Scheduling...' : 'Schedule'}
        isBusy={isBusy}
        onSchedule={() => onSave('schedule')}
      />
      <ClearButton isBusy={isBusy} onClear={onClear} />
      <p className="text-sm text-ink-soft">
        The post is public as soon as it is published. <Key>Ctrl</Key>+<Key>Enter</Key> publishes, <Key>Ctrl</Key>+
        <Key>S</Key> saves a draft.
      </p>
    </div>
  )
}
