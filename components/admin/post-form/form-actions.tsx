'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'

type Props = { isBusy: boolean; onClear: () => void }

/** Publish, and start over after a question. */
export function FormActions({ isBusy, onClear }: Props) {
  const [isAsking, setIsAsking] = useState(false)
  return (
    <div className="flex flex-wrap items-center gap-3 border-t border-line pt-6">
      {/* Not `disabled`: the focus stays on it while the post is on its way. */}
      <Button type="submit" aria-disabled={isBusy || undefined} className="px-6">
        {isBusy ? 'Publishing...' : 'Publish'}
      </Button>
      <Button tone="quiet" aria-disabled={isBusy || undefined} onClick={() => isBusy || setIsAsking(true)}>
        Clear form
      </Button>
      <p className="text-sm text-ink-soft">
        The post is public as soon as it is published. <kbd className="font-mono">Ctrl</kbd>+<kbd className="font-mono">Enter</kbd> publishes.
      </p>
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
    </div>
  )
}
