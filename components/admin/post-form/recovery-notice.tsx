'use client'

import { LocalTime } from '../shared/local-time'
import type { KeptCopy } from './kept-copy'
import { Button } from '@/components/ui/button'

type Props = { copy: KeptCopy; isOlder: boolean; onRestore: () => void; onDiscard: () => void }

/** Offers what was typed the last time and never saved. */
export function RecoveryNotice({ copy, isOlder, onRestore, onDiscard }: Props) {
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
