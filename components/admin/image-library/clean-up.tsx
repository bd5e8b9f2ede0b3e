'use client'

import { Trash2 } from 'lucide-react'
import { useState, useTransition } from 'react'
import { type Run, useAdminAction } from '../shared/admin-action'
import { Thumb } from './focal-point'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { useToast } from '@/components/ui/toast'
import { byteSize } from '@/lib/images/image'
import { removeUnusedImages } from '@/lib/images/actions'
import type { LibraryImage } from '@/lib/images/library'
import type { Removal } from '@/lib/images/storage'
import { BIN_DAYS } from '@/lib/retention'

const listStyles = 'grid max-h-72 gap-3 overflow-y-auto rounded-lg border border-line p-3 text-sm focus-inset'

/** What a clean-up will take. */
function Preview({ images }: { images: LibraryImage[] }) {
  return (
    <ul tabIndex={0} aria-label="Pictures that go" className={listStyles}>
      {images.map((image) => (
        <li key={image.name} className="grid grid-cols-[4rem_minmax(0,1fr)] items-center gap-3">
          <Thumb image={{ ...image, alt: '' }} sizes="64px" className="aspect-[4/3]" />
          <span>
            <span className="line-clamp-1 font-semibold">{image.alt || 'No alt text'}</span>
            <span className="block break-all text-ink-soft">
              {image.name} · {byteSize(image.bytes)}
            </span>
          </span>
        </li>
      ))}
    </ul>
  )
}

/** What a clean-up could not take, and why. */
function Results({ failed }: { failed: Removal[] }) {
  return (
    <ul tabIndex={0} aria-label="Pictures that stayed" className={listStyles}>
      {failed.map((removal) => (
        <li key={removal.name}>
          <span className="break-all font-semibold">{removal.name}</span>
          {!removal.ok && <span className="block text-ink-soft">{removal.message}</span>}
        </li>
      ))}
    </ul>
  )
}

const countImages = (count: number) => (count === 1 ? '1 picture' : `${count} pictures`)

/** What was asked for, and what of it could not go. What is seen is what goes: later uploads are not touched. */
function useCleanUp(run: Run) {
  const toast = useToast()
  const [asked, setAsked] = useState<LibraryImage[] | null>(null)
  const [failed, setFailed] = useState<Removal[]>([])
  const [isPending, startTransition] = useTransition()

  function close() {
    setAsked(null)
    setFailed([])
  }

  const remove = (images: LibraryImage[]) =>
    startTransition(async () => {
      const removals = await run('Not deleted', () => removeUnusedImages(images.map(({ name }) => name)))
      if (!removals) return
      const kept = removals.filter(({ ok }) => !ok)
      setFailed(kept)
      if (kept.length === 0) setAsked(null)
      const removed = removals.length - kept.length
      if (removed > 0) toast.show({ variant: 'success', title: `${countImages(removed)} moved to the bin` })
    })
  return { asked, failed, isPending, ask: setAsked, remove, close }
}

/** The title and the description of the question, or of its answer when something stayed. */
const wordsOf = (asked: LibraryImage[] | null, failed: Removal[]) =>
  failed.length > 0
    ? {
        title: `${countImages(failed.length)} could not be deleted`,
        description: 'The others are in the bin. These are as they were.',
      }
    : {
        title: `Delete ${countImages(asked?.length ?? 0)}?`,
        description: `No post, no earlier version and no unsaved text names them. They go into the bin and can be brought back for ${BIN_DAYS} days.`,
      }

/**
 * Puts the unused pictures into the bin, after a look at what goes. It is there without unused pictures too, so that the answer
 * stays when the last one went.
 */
export function CleanUp({ unused, username }: { unused: LibraryImage[]; username: string }) {
  const { run, dialog } = useAdminAction(username)
  const { asked, failed, isPending, ask, remove, close } = useCleanUp(run)
  const size = byteSize(unused.reduce((sum, { bytes }) => sum + bytes, 0))
  return (
    <>
      {unused.length > 0 && (
        <Button tone="secondary" onClick={() => ask(unused)}>
          <Trash2 aria-hidden="true" className="size-4" />
          Delete unused pictures ({unused.length}, {size})
        </Button>
      )}
      <Dialog open={asked !== null} onClose={close} {...wordsOf(asked, failed)}>
        {failed.length > 0 ? <Results failed={failed} /> : asked && <Preview images={asked} />}
        <div className="flex flex-wrap justify-end gap-3">
          <Button tone="secondary" onClick={close}>
            {failed.length > 0 ? 'Close' : 'Cancel'}
          </Button>
          {failed.length === 0 && asked && (
            <Button aria-disabled={isPending || undefined} onClick={() => isPending || remove(asked)}>
              {isPending ? 'Deleting...' : `Move to the bin (${asked.length})`}
            </Button>
          )}
        </div>
      </Dialog>
      {dialog}
    </>
  )
}
