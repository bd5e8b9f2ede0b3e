'use client'

import Link from 'next/link'
import type { ReactNode } from 'react'
import { RestoreImage, useMoveImages } from './bin-actions'
import { Thumb } from './focal-point'
import { DeletedAt } from '../shared/local-time'
import { SelectableList, SelectBox, useSelection } from '../shared/selection'
import { Button } from '@/components/ui/button'
import { byteSize } from '@/lib/images/image'
import type { LibraryImage } from '@/lib/images/library'
import { imageHref } from '@/lib/images/library-params'
import { counted } from '@/lib/text'

type CardProps = {
  image: LibraryImage
  isSelected: boolean
  onSelect: (isSelected: boolean) => void
}

function ImageCard({ image, isSelected, onSelect }: CardProps) {
  const { name, width, height, bytes, alt, fileName, posts, deletedAt } = image
  return (
    <li className="relative grid content-start gap-2">
      <Link href={imageHref(name)} className="group grid gap-2 rounded-lg">
        {/* No alt text, because the text of the link already describes the image. */}
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
            <span>{posts === 0 ? 'In no post' : `In ${counted(posts, 'post')}`}</span>
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
          <RestoreImage name={name} />
        </>
      )}
    </li>
  )
}

type GridProps = { images: LibraryImage[]; total: number; isBin: boolean; empty: ReactNode }

/** One page of the library, or `empty`. Stays mounted without images, because it holds the undo. */
export function ImageGrid({ images, total, isBin, empty }: GridProps) {
  const entries = images.map((image) => ({ id: image.name, image }))
  const selection = useSelection(entries)
  // Images in use are not moved: a dialog lists them, and they stay selected.
  const { move, isPending, dialog } = useMoveImages(isBin, selection.keep)
  return (
    <SelectableList
      noun="picture"
      total={total}
      entries={entries}
      selection={selection}
      empty={empty}
      className="grid gap-4"
      listClassName="grid grid-cols-2 gap-x-4 gap-y-6 md:grid-cols-3 xl:grid-cols-4"
      item={({ id, image }, box) => <ImageCard key={id} image={image} {...box} />}
      bulk={
        <Button tone="secondary" isBusy={isPending} onClick={() => move(selection.selected.map(({ image }) => image))}>
          {isPending ? 'Working...' : isBin ? 'Restore' : 'Delete'}
        </Button>
      }
    >
      {dialog}
    </SelectableList>
  )
}
