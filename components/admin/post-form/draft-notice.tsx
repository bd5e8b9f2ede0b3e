'use client'

import { Button } from '@/components/ui/button'

/** Says that the text was kept from last time, and offers to drop it. */
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
