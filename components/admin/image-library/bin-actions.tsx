'use client'

import { RotateCcw, Trash2 } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useTransition } from 'react'
import { ConfirmButton, useAdminAction } from '../shared/admin-action'
import { LocalTime } from '../shared/local-time'
import { EmptyState } from '../shared/panel-page'
import { Button } from '@/components/ui/button'
import { useToast } from '@/components/ui/toast'
import { deleteImages, moveImages } from '@/lib/images/actions'
import type { LibraryImage } from '@/lib/images/library'
import { libraryHref, readLibrary } from '@/lib/images/library-params'
import { BIN_DAYS } from '@/lib/retention'

const icon = { 'aria-hidden': true, className: 'size-4' } as const

/** Moving one picture into the bin and out of it, with toasts and the way back. */
function useBin(name: string, username: string) {
  const toast = useToast()
  const { run, dialog } = useAdminAction(username)
  const [isPending, startTransition] = useTransition()

  const restore = () =>
    startTransition(async () => {
      if ((await run('Not restored', () => moveImages({ names: [name], to: 'library' }))) === null) return
      toast.show({ variant: 'success', title: 'Picture restored' })
    })
  const bin = () =>
    startTransition(async () => {
      if ((await run('Not deleted', () => moveImages({ names: [name], to: 'bin' }))) === null) return
      toast.show({
        variant: 'success',
        title: 'Picture moved to the bin',
        action: { label: 'Undo', run: restore },
      })
    })
  const erase = (onDone: () => void) =>
    startTransition(async () => {
      if ((await run('Not deleted', () => deleteImages([name]))) === null) return
      onDone()
      toast.show({ variant: 'success', title: 'Picture deleted for good' })
    })
  return { isPending, restore, bin, erase, sessionDialog: dialog }
}

type Props = { name: string; username: string }

/** Puts a picture into the bin that nothing uses. */
export function DeleteImage({ name, username }: Props) {
  const { isPending, bin, sessionDialog } = useBin(name, username)
  return (
    <div>
      <Button tone="secondary" aria-disabled={isPending || undefined} onClick={() => isPending || bin()}>
        <Trash2 {...icon} />
        {isPending ? 'Deleting...' : 'Delete'}
      </Button>
      {sessionDialog}
    </div>
  )
}

/** The way out of the bin. */
export function RestoreImage({ name, username }: Props) {
  const { isPending, restore, sessionDialog } = useBin(name, username)
  return (
    <div>
      <Button tone="secondary" aria-disabled={isPending || undefined} onClick={() => isPending || restore()}>
        <RotateCcw {...icon} />
        {isPending ? 'Restoring...' : 'Restore'}
        <span className="sr-only"> {name}</span>
      </Button>
      {sessionDialog}
    </div>
  )
}

type BinnedProps = Omit<Props, 'name'> & {
  image: Pick<LibraryImage, 'name' | 'deletedAt' | 'deletedBy'>
  canErase: boolean
}

/** In the place of the form of a picture that lies in the bin: how it comes back, or for an admin goes for good. */
export function BinnedImage({ image: { name, deletedAt, deletedBy }, username, canErase }: BinnedProps) {
  const router = useRouter()
  const { isPending, erase, sessionDialog } = useBin(name, username)
  return (
    <EmptyState title="This picture is in the bin">
      <p>
        {deletedAt && (
          <>
            Deleted <LocalTime iso={deletedAt} />
            {deletedBy && ` by ${deletedBy}`}.{' '}
          </>
        )}
        Nobody sees it at its address any more. It is kept for {BIN_DAYS} days, then it goes for good.
        {!canErase && ' An admin can delete it for good earlier.'}
      </p>
      <div className="flex flex-wrap gap-3">
        <RestoreImage name={name} username={username} />
        {canErase && (
          <ConfirmButton
            tone="secondary"
            isBusy={isPending}
            question="Delete this picture for good?"
            consequence="Its file is removed. It cannot be brought back."
            yes="Delete for good"
            no="Cancel"
            onYes={() => erase(() => router.push(libraryHref(readLibrary({ show: 'bin' }))))}
          >
            <Trash2 {...icon} />
            Delete for good
          </ConfirmButton>
        )}
      </div>
      {sessionDialog}
    </EmptyState>
  )
}
