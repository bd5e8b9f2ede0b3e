'use client'

import { RotateCcw, Trash2 } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useTransition } from 'react'
import { ConfirmButton, useAdminAction } from '../shared/admin-action'
import { DeletedAt } from '../shared/local-time'
import { EmptyState } from '../shared/panel-page'
import { Button } from '@/components/ui/button'
import { useToast } from '@/components/ui/toast'
import { deleteImages } from '@/lib/images/actions'
import type { ImageUse, LibraryImage } from '@/lib/images/library'
import { libraryHref, readLibrary } from '@/lib/images/library-params'
import { moveImages } from '@/lib/posts/admin/image-actions'
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
  const bin = (isEvenUsed = false) =>
    startTransition(async () => {
      if ((await run('Not deleted', () => moveImages({ names: [name], to: 'bin', isEvenUsed }))) === null) return
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

/** What happens to those who show a picture that is taken down. */
function consequenceOf(uses: readonly ImageUse[]): string {
  const posts = [...new Set(uses.filter(({ kind }) => kind === 'post').map(({ title }) => `“${title || 'Untitled'}”`))]
  const [first] = posts
  if (!first) return 'No post shows it any more; earlier versions and unsaved texts that name it go on without it.'
  const shown = posts.length === 1 ? `${first} shows it and goes on` : `${posts.length} posts show it and go on`
  const rest = posts.length > 1 ? ` They are ${new Intl.ListFormat('en').format(posts)}.` : ''
  return `${shown} without it, from this moment on.${rest} The picture is kept in the bin, and restored it is back everywhere.`
}

/** Why there is no button: a portrait is chosen anew first, and what posts show is an admin's to take down. */
const REASONS = {
  portrait: 'It is the portrait of an author: choose another one there before you delete it.',
  intern: 'It is used: only an admin may delete it.',
} as const

type DeleteProps = Props & { uses: readonly ImageUse[]; canTakeDown: boolean }

/** Puts a picture into the bin: at once where nothing uses it, else after a word about who does. */
export function DeleteImage({ name, username, uses, canTakeDown }: DeleteProps) {
  const { isPending, bin, sessionDialog } = useBin(name, username)
  const label = (
    <>
      <Trash2 {...icon} />
      {isPending ? 'Deleting...' : 'Delete'}
    </>
  )
  if (uses.some(({ kind }) => kind === 'portrait')) return <p className="text-ink-soft">{REASONS.portrait}</p>
  if (uses.length > 0 && !canTakeDown) return <p className="text-ink-soft">{REASONS.intern}</p>
  return (
    <div>
      {uses.length > 0 ? (
        <ConfirmButton
          tone="secondary"
          isBusy={isPending}
          question="Delete it although it is used?"
          consequence={consequenceOf(uses)}
          yes="Delete"
          no="Cancel"
          onYes={() => bin(true)}
        >
          {label}
        </ConfirmButton>
      ) : (
        <Button tone="secondary" aria-disabled={isPending || undefined} onClick={() => isPending || bin()}>
          {label}
        </Button>
      )}
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
export function BinnedImage({ image, username, canErase }: BinnedProps) {
  const { name } = image
  const router = useRouter()
  const { isPending, erase, sessionDialog } = useBin(name, username)
  return (
    <EmptyState title="This picture is in the bin">
      <p>
        {image.deletedAt && (
          <>
            <DeletedAt of={image} />.{' '}
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
