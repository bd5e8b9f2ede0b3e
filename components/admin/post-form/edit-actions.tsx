'use client'

import { useState } from 'react'
import type { Intent } from './form-schema'
import { ScheduleButton } from './schedule-button'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import type { PostState } from '@/lib/posts/admin/state'

type Props = { state: PostState; busyWith: Intent | null; onSave: (intent: Intent) => void }

function UnpublishButton({ state, busyWith, onSave }: Props) {
  const [isAsking, setIsAsking] = useState(false)
  const isPublic = state === 'published'
  const name = isPublic ? 'Unpublish' : 'Back to draft'
  const isBusy = busyWith !== null
  return (
    <>
      <Button tone="quiet" aria-disabled={isBusy || undefined} onClick={() => isBusy || setIsAsking(true)}>
        {busyWith === 'draft' ? 'Saving...' : name}
      </Button>
      <Dialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={isPublic ? 'Unpublish this post?' : 'Take it out of the schedule?'}
        description={
          isPublic
            ? 'Readers get a page that says it is not there. What you have typed is saved, and you can publish it again.'
            : 'It will not appear by itself any more. What you have typed is saved.'
        }
      >
        <div className="flex flex-wrap gap-3">
          <Button
            onClick={() => {
              setIsAsking(false)
              onSave('draft')
            }}
          >
            {name}
          </Button>
          <Button tone="secondary" onClick={() => setIsAsking(false)}>
            Leave it
          </Button>
        </div>
      </Dialog>
    </>
  )
}

const PUBLISH: Record<PostState, [idle: string, busy: string]> = {
  draft: ['Publish', 'Publishing...'],
  scheduled: ['Publish now', 'Publishing...'],
  published: ['Save changes', 'Saving...'],
  bin: ['Publish', 'Publishing...'],
}

/** What can be done with an existing post, by where it stands. */
export function EditActions(props: Props) {
  const { state, busyWith, onSave } = props
  const isBusy = busyWith !== null
  const [idle, busy] = PUBLISH[state]
  const keep = state === 'scheduled' ? 'schedule' : 'draft'
  return (
    <div className="flex flex-wrap items-center gap-3 border-t border-line pt-6">
      <Button type="submit" aria-disabled={isBusy || undefined} className="px-6">
        {busyWith === 'publish' ? busy : idle}
      </Button>
      {state !== 'published' && (
        <Button tone="secondary" aria-disabled={isBusy || undefined} onClick={() => onSave(keep)}>
          {busyWith === keep ? 'Saving...' : 'Save'}
        </Button>
      )}
      {state !== 'published' && (
        <ScheduleButton
          label={state === 'scheduled' ? 'Change the time' : 'Schedule'}
          isBusy={isBusy}
          onSchedule={() => onSave('schedule')}
        />
      )}
      {state !== 'draft' && <UnpublishButton {...props} />}
      <p className="text-sm text-ink-soft">
        <kbd className="font-mono">Ctrl</kbd>+<kbd className="font-mono">S</kbd> saves
        {state !== 'published' && (
          <>
            , <kbd className="font-mono">Ctrl</kbd>+<kbd className="font-mono">Enter</kbd> publishes
          </>
        )}
        .
      </p>
    </div>
  )
}
