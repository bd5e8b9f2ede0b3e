'use client'

import { useState, useTransition } from 'react'
import { useAdminAction } from '../shared/use-admin-action'
import { BulkBar } from '../shared/selection'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { useToast } from '@/components/ui/toast'
import { moveImages } from '@/lib/images/actions'
import type { LibraryImage } from '@/lib/images/library'

const countImages = (count: number) => (count === 1 ? '1 picture' : `${count} pictures`)

type Props = {
  /** The selected ones. */
  images: LibraryImage[]
  isBin: boolean
  username: string
  onClear: () => void
  /** The names of those that stayed where they were, which stay selected. */
  onKept: (names: string[]) => void
}

/** Puts the selected pictures into the bin, or takes them out; what is used stays, and is named. */
export function BulkImages({ images, isBin, username, onClear, onKept }: Props) {
  const toast = useToast()
  const { run, dialog } = useAdminAction(username)
  const [isPending, startTransition] = useTransition()
  const [kept, setKept] = useState<LibraryImage[]>([])
  const verb = isBin ? 'Restore' : 'Delete'

  const goBack = (names: string[]) =>
    startTransition(async () => {
      const back = await run(isBin ? 'Not deleted' : 'Not restored', () =>
        moveImages({ names, to: isBin ? 'bin' : 'library' }),
      )
      if (back) toast.show({ variant: 'success', title: `${countImages(back.length)} as before` })
    })

  const move = () =>
    startTransition(async () => {
      const names = images.map(({ name }) => name)
      const moved = await run(isBin ? 'Not restored' : 'Not deleted', () =>
        moveImages({ names, to: isBin ? 'library' : 'bin' }),
      )
      if (!moved) return
      const stayed = images.filter(({ name }) => !moved.includes(name))
      onKept(stayed.map(({ name }) => name))
      setKept(stayed)
      const title = `${countImages(moved.length)} ${isBin ? 'restored' : 'moved to the bin'}`
      toast.show({ variant: 'success', title, action: { label: 'Undo', run: () => goBack(moved) } })
    })

  return (
    <>
      {images.length > 0 && (
        <BulkBar label="Selected pictures" count={countImages(images.length)} onClear={onClear}>
          <Button tone="secondary" aria-disabled={isPending || undefined} onClick={() => isPending || move()}>
            {isPending ? 'Working...' : verb}
          </Button>
        </BulkBar>
      )}
      <Dialog
        open={kept.length > 0}
        onClose={() => setKept([])}
        title={`${countImages(kept.length)} stayed`}
        description={
          isBin
            ? 'Their files are gone, or they are not in the bin any more.'
            : 'A post, an earlier version of one, an unsaved text or an author shows them; or somebody else has just uploaded them, and only an admin may delete them yet.'
        }
      >
        <ul
          tabIndex={0}
          aria-label="Pictures that stayed"
          className="grid max-h-72 gap-2 overflow-y-auto text-sm focus-inset"
        >
          {kept.map(({ name, alt, fileName }) => (
            <li key={name} className="break-words">
              {alt || fileName || name}
            </li>
          ))}
        </ul>
        <Button onClick={() => setKept([])} className="justify-self-end">
          Close
        </Button>
      </Dialog>
      {dialog}
    </>
  )
}
