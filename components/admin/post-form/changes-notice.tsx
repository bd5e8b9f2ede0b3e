'use client'

import { Layers } from 'lucide-react'
import { ConfirmButton } from '../shared/confirm-button'
import { LocalTime } from '../shared/local-time'
import type { KeptChanges } from '@/lib/posts/admin/post'

function When({ publishAt, isMissed }: KeptChanges) {
  if (isMissed)
    return 'Their time came, but the post had been saved in between: look at them, and publish them yourself.'
  if (!publishAt) return '“Update live post” publishes them.'
  return (
    <>
      They are published by themselves on <LocalTime iso={publishAt} />.
    </>
  )
}

/** Says that the form shows changes which are kept beside a live post, and when readers will see them. */
export function ChangesNotice({ changes, onDiscard }: { changes: KeptChanges; onDiscard: () => void }) {
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-xl border-2 border-lake bg-paper-sunk px-4 py-1 text-sm"
    >
      <Layers aria-hidden="true" className="size-4 shrink-0" />
      <p className="min-w-0 flex-1 basis-56 py-2">
        <strong className="font-semibold">Readers do not see these changes yet.</strong> {changes.savedBy} kept them on{' '}
        <LocalTime iso={changes.savedAt} />. <When {...changes} />
      </p>
      <ConfirmButton
        tone="quiet"
        isBusy={false}
        question="Discard these changes?"
        consequence="The form goes back to what readers see. What was kept beside it is gone."
        yes="Discard changes"
        no="Keep them"
        onYes={onDiscard}
      >
        Discard changes
      </ConfirmButton>
    </div>
  )
}
