'use client'

import { Trash2 } from 'lucide-react'
import { useState, useTransition } from 'react'
import { useAdminAction } from '../shared/use-admin-action'
import { CleanUpPreview, CleanUpResults } from './clean-up-lists'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { useToast } from '@/components/ui/toast'
import { byteSize } from '@/lib/images/byte-size'
import { removeUnusedPictures } from '@/lib/images/library/actions'
import type { LibraryPicture } from '@/lib/images/library/queries'
import type { Removal } from '@/lib/images/library/write'

const countPictures = (count: number) => (count === 1 ? '1 picture' : `${count} pictures`)

/**
 * Deletes the unused pictures, after a look at what goes. What is seen is what goes: later uploads are not touched. It is
 * there without unused pictures too, so that the answer stays when the last one went.
 */
export function CleanUp({ unused, username }: { unused: LibraryPicture[]; username: string }) {
  const toast = useToast()
  const { run, dialog } = useAdminAction(username)
  const [asked, setAsked] = useState<LibraryPicture[] | null>(null)
  const [failed, setFailed] = useState<Removal[]>([])
  const [isPending, startTransition] = useTransition()
  const size = byteSize(unused.reduce((sum, { bytes }) => sum + bytes, 0))

  function close() {
    setAsked(null)
    setFailed([])
  }

  const remove = (pictures: LibraryPicture[]) =>
    startTransition(async () => {
      const removals = await run('Not deleted', () => removeUnusedPictures(pictures.map(({ name }) => name)))
      if (!removals) return
      const kept = removals.filter(({ ok }) => !ok)
      setFailed(kept)
      if (kept.length === 0) setAsked(null)
      const removed = removals.length - kept.length
      if (removed > 0) toast.show({ variant: 'success', title: `${countPictures(removed)} deleted` })
    })

  return (
    <>
      {unused.length > 0 && (
        <Button tone="secondary" onClick={() => setAsked(unused)}>
          <Trash2 aria-hidden="true" className="size-4" />
          Delete unused pictures ({unused.length}, {size})
        </Button>
      )}
      <Dialog
        open={asked !== null}
        onClose={close}
        title={
          failed.length > 0
            ? `${countPictures(failed.length)} could not be deleted`
            : `Delete ${countPictures(asked?.length ?? 0)} for good?`
        }
        description={
          failed.length > 0
            ? 'The others are gone. These are as they were.'
            : 'No post, no earlier version and no unsaved text names them. They cannot be brought back.'
        }
      >
        {failed.length > 0 ? <CleanUpResults failed={failed} /> : asked && <CleanUpPreview pictures={asked} />}
        <div className="flex flex-wrap justify-end gap-3">
          <Button tone="secondary" onClick={close}>
            {failed.length > 0 ? 'Close' : 'Cancel'}
          </Button>
          {failed.length === 0 && asked && (
            <Button aria-disabled={isPending || undefined} onClick={() => isPending || remove(asked)}>
              {isPending ? 'Deleting...' : `Delete for good (${asked.length})`}
            </Button>
          )}
        </div>
      </Dialog>
      {dialog}
    </>
  )
}
