'use client'

import { useRef, useState } from 'react'
import { ButtonLink } from '../shared/button-link'
import { ConfirmButton, useAdminAction } from '../shared/admin-action'
import { useLeaveWarning } from '../shared/use-leave-warning'
import { Button } from '@/components/ui/button'
import { useToast } from '@/components/ui/toast'
import { addExamples, removeAllExamples } from '@/lib/examples/actions'
import type { ExampleCounts } from '@/lib/examples/panel'
import { counted } from '@/lib/text'

/** Adds the example posts in several calls. After a failure, another press adds only the missing ones. */
function AddExamples({ all, label, onDone }: { all: number; label: string; onDone: () => void }) {
  const toast = useToast()
  const { run } = useAdminAction()
  const [added, setAdded] = useState<number | null>(null)
  useLeaveWarning(added !== null)

  const add = async () => {
    for (let from = 0; from < all;) {
      setAdded(from)
      const part = await run('Not added', () => addExamples({ from }))
      if (part === null) return setAdded(null)
      from = part.next
    }
    setAdded(null)
    toast.show({ variant: 'success', title: 'Example posts added', description: 'Readers see them now.' })
    onDone()
  }
  return (
    <div className="grid gap-2">
      <Button tone="secondary" isBusy={added !== null} onClick={add} className="justify-self-start">
        {added === null ? label : 'Adding…'}
      </Button>
      <p role="status" className="text-sm text-ink-soft">
        {added !== null && `${added} of ${counted(all, 'example post')}`}
      </p>
      {added !== null && (
        <progress aria-label="Added example posts" max={all} value={added} className="h-2 w-full accent-accent" />
      )}
    </div>
  )
}

/** Removes the unchanged example posts. */
function RemoveExamples({ untouched, onDone }: { untouched: number; onDone: () => void }) {
  const { act, isPending } = useAdminAction()
  const remove = () =>
    act('Not removed', removeAllExamples, {}, ({ posts }) => {
      onDone()
      return `${counted(posts, 'example post')} removed`
    })
  return (
    <ConfirmButton
      tone="secondary"
      isBusy={isPending}
      question={`Remove ${counted(untouched, 'example post')}?`}
      consequence="They are deleted for good, with their pictures and authors. A changed post stays, with its picture and author."
      yes="Remove them"
      onYes={remove}
    >
      {isPending ? 'Removing…' : 'Remove the example posts'}
    </ConfirmButton>
  )
}

type Props = ExampleCounts & { hasPosts: boolean }

/** Adds the example posts to an empty site, completes an interrupted run, or removes them. */
export function Examples({ hasPosts, all, untouched, missing }: Props) {
  const groupRef = useRef<HTMLDivElement>(null)
  const isBrokenOff = untouched > 0 && missing > 0
  // The pressed button is gone.
  const focus = () => groupRef.current?.focus()
  return (
    <div ref={groupRef} tabIndex={-1} role="group" aria-label="Example posts" className="flex flex-wrap gap-3">
      {(!hasPosts || isBrokenOff) && (
        <AddExamples
          all={all}
          label={isBrokenOff ? 'Add the missing example posts' : 'Add example posts'}
          onDone={focus}
        />
      )}
      {untouched > 0 && <RemoveExamples untouched={untouched} onDone={focus} />}
    </div>
  )
}

/** A notice below the list of posts while the site has unchanged example posts. */
export function ExamplesNotice({ untouched }: { untouched: number }) {
  return (
    <section aria-label="Example posts" className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 pt-4">
      <p className="text-sm text-ink-soft">
        {counted(untouched, 'post')} here {untouched === 1 ? 'is an unchanged example' : 'are unchanged examples'}.
      </p>
      <div className="flex flex-wrap gap-3">
        {/* The page on which an interrupted run can be continued. */}
        <ButtonLink href="/admin/start" tone="quiet">
          First steps
        </ButtonLink>
        {/* The notice disappears with its button, so focus the list. */}
        <RemoveExamples untouched={untouched} onDone={() => document.getElementById('post-list-heading')?.focus()} />
      </div>
    </section>
  )
}
