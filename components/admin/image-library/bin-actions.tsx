'use client'

import { RotateCcw, Trash2 } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { ConfirmButton, useAdminAction } from '../shared/admin-action'
import { BinNotice } from '../shared/bin-notice'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { deleteImages } from '@/lib/images/actions'
import type { ImageUse, LibraryImage } from '@/lib/images/library'
import { libraryList } from '@/lib/images/library-params'
import { moveImages } from '@/lib/posts/admin/image-actions'
import { counted } from '@/lib/text'

const icon = { className: 'size-4' } as const

function useBin(name: string) {
  const { act, isPending } = useAdminAction()
  const names = [name]
  const restore = () =>
    act(
      'Not restored',
      () => moveImages({ names, to: 'library' }),
      () => 'Picture restored',
    )
  const bin = (isEvenUsed = false) =>
    act(
      'Not deleted',
      () => moveImages({ names, to: 'bin', isEvenUsed }),
      () => ({ title: 'Picture moved to the bin', action: { label: 'Undo', run: restore } }),
    )
  return { act, isPending, restore, bin }
}

type Props = { name: string }

function consequenceOf(uses: readonly ImageUse[]): string {
  const posts = [...new Set(uses.filter(({ kind }) => kind === 'post').map(({ title }) => `“${title || 'Untitled'}”`))]
  const [first] = posts
  if (!first) return 'No post shows it any more; earlier versions and unsaved texts that name it go on without it.'
  const shown = posts.length === 1 ? `${first} shows it and goes on` : `${posts.length} posts show it and go on`
  const rest = posts.length > 1 ? ` They are ${new Intl.ListFormat('en').format(posts)}.` : ''
  return `${shown} without it, from this moment on.${rest} The picture is kept in the bin, and restored it is back everywhere.`
}

/** Why there is no button: a portrait is replaced first, and an image in use needs a right of its own. */
const REASONS = {
  portrait: 'It is the portrait of an author: choose another one there before you delete it.',
  used: 'It is used: a role that deletes for good may delete it.',
} as const

type DeleteProps = Props & { uses: readonly ImageUse[]; canTakeDown: boolean }

/** Puts an image into the bin: at once where nothing uses it, else after a confirmation. */
export function DeleteImage({ name, uses, canTakeDown }: DeleteProps) {
  const { isPending, bin } = useBin(name)
  const label = (
    <>
      <Trash2 {...icon} />
      {isPending ? 'Deleting...' : 'Delete'}
    </>
  )
  if (uses.some(({ kind }) => kind === 'portrait')) return <p className="text-ink-soft">{REASONS.portrait}</p>
  if (uses.length > 0 && !canTakeDown) return <p className="text-ink-soft">{REASONS.used}</p>
  return (
    <div>
      {uses.length > 0 ? (
        <ConfirmButton
          tone="secondary"
          isBusy={isPending}
          question="Delete it although it is used?"
          consequence={consequenceOf(uses)}
          yes="Delete"
          onYes={() => bin(true)}
        >
          {label}
        </ConfirmButton>
      ) : (
        <Button tone="secondary" isBusy={isPending} onClick={() => bin()}>
          {label}
        </Button>
      )}
    </div>
  )
}

export function RestoreImage({ name }: Props) {
  const { isPending, restore } = useBin(name)
  return (
    <div>
      <Button tone="secondary" isBusy={isPending} onClick={() => restore()}>
        <RotateCcw {...icon} />
        {isPending ? 'Restoring...' : 'Restore'}
        <span className="sr-only"> {name}</span>
      </Button>
    </div>
  )
}

type BinnedProps = { image: Pick<LibraryImage, 'name' | 'deletedAt' | 'deletedBy'>; canErase: boolean }

/** In the place of the form of an image that lies in the bin: restores it, or for an admin deletes it for good. */
export function BinnedImage({ image, canErase }: BinnedProps) {
  const { name } = image
  const router = useRouter()
  const { act, isPending, restore } = useBin(name)
  const erase = () =>
    act(
      'Not deleted',
      () => deleteImages([name]),
      () => {
        router.push(libraryList.href({ show: 'bin' }))
        return 'Picture deleted for good'
      },
    )
  return (
    <BinNotice
      what="picture"
      entry={image}
      isBusy={isPending}
      onRestore={restore}
      {...(canErase && { consequence: 'Its file is removed. It cannot be brought back.', onErase: erase })}
    >
      Its address shows nothing any more.{' '}
    </BinNotice>
  )
}

type KeptProps = { images: readonly LibraryImage[]; isBin: boolean; onClose: () => void }

function KeptDialog({ images, isBin, onClose }: KeptProps) {
  return (
    <Dialog
      open={images.length > 0}
      onClose={onClose}
      title={`${counted(images.length, 'picture')} stayed`}
      description={
        isBin
          ? 'Their files are gone, or they are not in the bin any more.'
          : 'A post, an earlier version of one, an unsaved text or an author shows them; or another editor has just uploaded them, and only an admin may delete them yet.'
      }
    >
      <ul
        tabIndex={0}
        aria-label="Pictures that stayed"
        className="grid max-h-72 gap-2 overflow-y-auto text-sm focus-inset"
      >
        {images.map(({ name, alt, fileName }) => (
          <li key={name} className="break-words">
            {alt || fileName || name}
          </li>
        ))}
      </ul>
      <Button onClick={onClose} className="justify-self-end">
        Close
      </Button>
    </Dialog>
  )
}

/** Moves images into the bin or out of it, with an undo. `dialog` lists those that stayed; `onMoved` gets their names. */
export function useMoveImages(isBin: boolean, onMoved: (stayed: string[]) => void) {
  const { act, isPending } = useAdminAction()
  const [kept, setKept] = useState<readonly LibraryImage[]>([])
  const [here, there] = isBin ? (['bin', 'library'] as const) : (['library', 'bin'] as const)

  const goBack = (names: string[]) =>
    act(
      isBin ? 'Not deleted' : 'Not restored',
      () => moveImages({ names, to: here }),
      (back) => `${counted(back.length, 'picture')} as before`,
    )
  const move = (images: readonly LibraryImage[]) =>
    act(
      isBin ? 'Not restored' : 'Not deleted',
      () => moveImages({ names: images.map(({ name }) => name), to: there }),
      (moved) => {
        const stayed = images.filter(({ name }) => !moved.includes(name))
        onMoved(stayed.map(({ name }) => name))
        setKept(stayed)
        const title = `${counted(moved.length, 'picture')} ${isBin ? 'restored' : 'moved to the bin'}`
        return { title, action: { label: 'Undo', run: () => goBack(moved) } }
      },
    )
  return { move, isPending, dialog: <KeptDialog images={kept} isBin={isBin} onClose={() => setKept([])} /> }
}
