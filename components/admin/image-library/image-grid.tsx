'use client'

import Link from 'next/link'
import { type ReactNode, useMemo, useState, useTransition } from 'react'
import { RestoreImage } from './bin-actions'
import { Thumb } from './focal-point'
import { DeletedAt } from '../shared/local-time'
import { BulkBar, SelectBox, SelectHeading, useSelection } from '../shared/selection'
import { useAdminAction } from '../shared/admin-action'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { useToast } from '@/components/ui/toast'
import { moveImages } from '@/lib/posts/admin/image-actions'
import { byteSize } from '@/lib/images/image'
import type { LibraryImage } from '@/lib/images/library'
import { imageHref } from '@/lib/images/library-params'
import { countedUpTo } from '@/lib/paging'

const countImages = (count: number) => (count === 1 ? '1 picture' : `${count} pictures`)

type KeptProps = { images: readonly LibraryImage[]; isBin: boolean; onClose: () => void }

/** Names the pictures that stayed where they were, and says why. */
function KeptDialog({ images, isBin, onClose }: KeptProps) {
  return (
    <Dialog
      open={images.length > 0}
      onClose={onClose}
      title={`${countImages(images.length)} stayed`}
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
function BulkImages({ images, isBin, username, onClear, onKept }: Props) {
  const toast = useToast()
  const { run, dialog } = useAdminAction(username)
  const [isPending, startTransition] = useTransition()
  const [kept, setKept] = useState<LibraryImage[]>([])
  const [here, there] = isBin ? (['bin', 'library'] as const) : (['library', 'bin'] as const)

  const goBack = (names: string[]) =>
    startTransition(async () => {
      const back = await run(isBin ? 'Not deleted' : 'Not restored', () => moveImages({ names, to: here }))
      if (back) toast.show({ variant: 'success', title: `${countImages(back.length)} as before` })
    })

  const move = () =>
    startTransition(async () => {
      const names = images.map(({ name }) => name)
      const moved = await run(isBin ? 'Not restored' : 'Not deleted', () => moveImages({ names, to: there }))
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
            {isPending ? 'Working...' : isBin ? 'Restore' : 'Delete'}
          </Button>
        </BulkBar>
      )}
      <KeptDialog images={kept} isBin={isBin} onClose={() => setKept([])} />
      {dialog}
    </>
  )
}

const usedIn = (posts: number) => (posts === 0 ? 'In no post' : posts === 1 ? 'In 1 post' : `In ${posts} posts`)

type CardProps = {
  image: LibraryImage
  username: string
  isSelected: boolean
  onSelect: (isSelected: boolean) => void
}

function ImageCard({ image, username, isSelected, onSelect }: CardProps) {
  const { name, width, height, bytes, alt, fileName, posts, deletedAt } = image
  return (
    <li className="relative grid content-start gap-2">
      <Link href={imageHref(name)} className="group grid gap-2 rounded-lg">
        {/* The link's words name the picture; the picture itself would say them twice. */}
        <Thumb
          image={{ ...image, alt: '' }}
          sizes="(min-width: 1024px) 220px, 45vw"
          className={`aspect-[4/3] border ${isSelected ? 'border-accent outline-3 outline-accent' : 'border-line'}`}
        />
        <span className="grid gap-0.5 text-sm">
          <span
            className={`line-clamp-2 font-semibold underline-offset-4 group-hover:underline ${alt ? '' : 'text-tomato'}`}
          >
            {alt || 'No alt text'}
          </span>
          {fileName && <span className="truncate text-ink-soft">{fileName}</span>}
          <span className="flex flex-wrap gap-x-2 text-ink-soft *:whitespace-nowrap">
            <span>{usedIn(posts)}</span>
            <span>
              {width} × {height}
            </span>
            <span>{byteSize(bytes)}</span>
          </span>
        </span>
      </Link>
      <div className="absolute top-1.5 left-1.5 rounded-lg border border-line bg-paper-raised">
        <SelectBox name={alt || fileName || name} isSelected={isSelected} onSelect={onSelect} />
      </div>
      {deletedAt && (
        <>
          <p className="text-sm text-ink-soft">
            <DeletedAt of={image} />
          </p>
          <RestoreImage name={name} username={username} />
        </>
      )}
    </li>
  )
}

type GridProps = { images: LibraryImage[]; total: number; isBin: boolean; username: string; empty: ReactNode }

/** One page of the library; without a picture, what says why. It stays mounted when its last one goes: the way back belongs to it. */
export function ImageGrid({ images, total, isBin, username, empty }: GridProps) {
  const entries = useMemo(() => images.map((image) => ({ id: image.name, image })), [images])
  const selection = useSelection(entries)
  const { selected } = selection
  return (
    <section aria-labelledby="picture-grid-heading" className="grid gap-4">
      <SelectHeading
        id="picture-grid-heading"
        selected={selected.length}
        all={images.length}
        onSelect={selection.setAll}
      >
        {total === 1 ? '1 picture' : `${countedUpTo(total)} pictures`}
      </SelectHeading>
      {images.length === 0 ? (
        empty
      ) : (
        <ul className="grid grid-cols-2 gap-x-4 gap-y-6 md:grid-cols-3 xl:grid-cols-4">
          {entries.map(({ id, image }) => (
            <ImageCard
              key={id}
              image={image}
              username={username}
              isSelected={selection.has(id)}
              onSelect={(isSelected) => selection.set(id, isSelected)}
            />
          ))}
        </ul>
      )}
      <BulkImages
        images={selected.map(({ image }) => image)}
        isBin={isBin}
        username={username}
        onClear={() => selection.setAll(false)}
        onKept={selection.keep}
      />
    </section>
  )
}
