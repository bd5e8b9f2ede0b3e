'use client'

import { RotateCcw, Trash2 } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { ConfirmButton, useAdminAction } from '../shared/admin-action'
import { BinNotice, focusContent } from '../shared/bin-notice'
import { useHolder } from '../shared/rights'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { may } from '@/lib/auth/rights'
import { deleteImages } from '@/lib/images/actions'
import type { ImageUse, LibraryImage } from '@/lib/images/library'
import { libraryList } from '@/lib/images/library-params'
import { moveImages } from '@/lib/posts/admin/image-actions'
import { counted } from '@/lib/text'

const icon = { className: 'size-4' } as const

type Move = { names: string[]; to: 'bin' | 'library'; isEvenUsed?: boolean }

/** Moves images into or out of the bin, with an undo. `onMoved` gets the names of the moved images. */
function useMove() {
  const { act, isPending } = useAdminAction()
  function move({ names, to, isEvenUsed = false }: Move, onMoved?: (moved: string[]) => void) {
    const isToBin = to === 'bin'
    act(isToBin ? 'Not deleted' : 'Not restored', moveImages, { names, to, isEvenUsed }, (moved) => {
      onMoved?.(moved)
      // A restored image may be used: it was taken down before.
      const undo = () => move({ names: moved, to: isToBin ? 'library' : 'bin', isEvenUsed: !isToBin })
      const title = `${counted(moved.length, 'picture')} ${isToBin ? 'moved to the bin' : 'restored'}`
      return { title, action: { label: 'Undo', run: undo } }
    })
  }
  return { move, isPending }
}

type Props = { name: string }

function consequenceOf(uses: readonly ImageUse[]): string {
  const isPortrait = uses.some(({ kind }) => kind === 'portrait')
  const portrait = isPortrait
    ? ' An author in the bin has it as the portrait: restoring the author restores it, too.'
    : ''
  const posts = [...new Set(uses.filter(({ kind }) => kind === 'post').map(({ title }) => `“${title || 'Untitled'}”`))]
  const [first] = posts
  if (!first)
    return `No post shows it any more; earlier versions and unsaved texts that name it go on without it.${portrait}`
  const shown = posts.length === 1 ? `${first} shows it and goes on` : `${posts.length} posts show it and go on`
  const rest = posts.length > 1 ? ` They are ${new Intl.ListFormat('en').format(posts)}.` : ''
  return `${shown} without it, from this moment on.${rest} The picture is kept in the bin, and restored it is back everywhere.${portrait}`
}

/** Moves an image to the bin; asks first if it is in use. */
export function DeleteImage({ name, uses }: Props & { uses: readonly ImageUse[] }) {
  const { move, isPending } = useMove()
  const canTakeDown = may(useHolder(), 'retention')
  const label = (
    <>
      <Trash2 {...icon} />
      {isPending ? 'Deleting...' : 'Delete'}
    </>
  )
  if (uses.some(({ kind, inBin }) => kind === 'portrait' && !inBin))
    return (
      <p className="text-ink-soft">It is the portrait of an author: choose another one there before you delete it.</p>
    )
  if (uses.some(({ kind }) => kind === 'logo'))
    return (
      <p className="text-ink-soft">
        It is the logo of the site: choose another one in the settings before you delete it.
      </p>
    )
  if (uses.length > 0 && !canTakeDown)
    return <p className="text-ink-soft">It is used: a role that deletes for good may delete it.</p>
  return (
    <div>
      {uses.length > 0 ? (
        <ConfirmButton
          tone="secondary"
          isBusy={isPending}
          question="Delete it although it is used?"
          consequence={consequenceOf(uses)}
          yes="Delete"
          onYes={() => move({ names: [name], to: 'bin', isEvenUsed: true })}
        >
          {label}
        </ConfirmButton>
      ) : (
        <Button tone="secondary" isBusy={isPending} onClick={() => move({ names: [name], to: 'bin' })}>
          {label}
        </Button>
      )}
    </div>
  )
}

export function RestoreImage({ name }: Props) {
  const { move, isPending } = useMove()
  return (
    <div>
      <Button tone="secondary" isBusy={isPending} onClick={() => move({ names: [name], to: 'library' })}>
        <RotateCcw {...icon} />
        {isPending ? 'Restoring...' : 'Restore'}
        <span className="sr-only"> {name}</span>
      </Button>
    </div>
  )
}

/** Replaces the form of an image in the bin, with buttons that restore it or delete it for good. */
export function BinnedImage({ image }: { image: Pick<LibraryImage, 'name' | 'deletedAt' | 'deletedBy'> }) {
  const { name } = image
  const router = useRouter()
  const { act, isPending } = useAdminAction()
  const { move, isPending: isMoving } = useMove()
  const erase = () =>
    act('Not deleted', deleteImages, [name], () => {
      router.push(libraryList.href({ show: 'bin' }))
      return 'Picture deleted for good'
    })
  return (
    <BinNotice
      what="picture"
      entry={image}
      isBusy={isPending || isMoving}
      onRestore={() => move({ names: [name], to: 'library' }, focusContent)}
      consequence="Its file is removed. It cannot be brought back."
      onErase={erase}
    >
      Its address shows nothing any more.{' '}
    </BinNotice>
  )
}

type KeptProps = { images: readonly LibraryImage[]; isBin: boolean; onClose: () => void }

function KeptDialog({ images, isBin, onClose }: KeptProps) {
  return (
    <Dialog
      onClose={onClose}
      title={`${counted(images.length, 'picture')} stayed`}
      description={
        isBin
          ? 'Their files are gone, or they are not in the bin any more.'
          : 'A post, an earlier version of one, an unsaved text, an author or the logo of the site uses them; or another editor has just uploaded them, and only an admin may delete them yet.'
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

/** Moves images to the bin or back. `dialog` lists the images that were not moved; `onMoved` gets their names. */
export function useMoveImages(isBin: boolean, onMoved: (stayed: string[]) => void) {
  const { move, isPending } = useMove()
  const [kept, setKept] = useState<readonly LibraryImage[]>([])
  const moveAll = (images: readonly LibraryImage[]) =>
    move({ names: images.map(({ name }) => name), to: isBin ? 'library' : 'bin' }, (moved) => {
      const stayed = images.filter(({ name }) => !moved.includes(name))
      onMoved(stayed.map(({ name }) => name))
      setKept(stayed)
    })
  const dialog = kept.length > 0 && <KeptDialog images={kept} isBin={isBin} onClose={() => setKept([])} />
  return { move: moveAll, isPending, dialog }
}
