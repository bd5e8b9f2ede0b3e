'use client'

import Image from 'next/image'
import Link from 'next/link'
import { type ReactNode, useMemo } from 'react'
import { RestoreImage } from './bin-actions'
import { BulkImages } from './bulk-images'
import { LocalTime } from '../shared/local-time'
import { SelectAll, SelectBox, useSelection } from '../shared/selection'
import { byteSize, mediaName, objectPosition } from '@/lib/images/image'
import { imageHref } from '@/lib/images/library-params'
import type { LibraryImage } from '@/lib/images/library'
import { countedUpTo } from '@/lib/paging'

type ThumbProps = { image: Pick<LibraryImage, 'src' | 'alt' | 'focal'>; sizes: string; className?: string }

/** A picture cropped to its box around its focal point. */
export function Thumb({ image: { src, alt, focal }, sizes, className = '' }: ThumbProps) {
  return (
    <span className={`relative block overflow-hidden rounded-lg bg-paper-sunk ${className}`}>
      <Image
        src={src}
        alt={alt}
        fill
        sizes={sizes}
        // What lies in the bin is shown from the panel's own address, which nobody scales pictures from.
        unoptimized={mediaName(src) === null}
        className="object-cover"
        style={{ objectPosition: objectPosition(focal) }}
      />
    </span>
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
  const { name, width, height, bytes, alt, fileName, posts, deletedAt, deletedBy } = image
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
            className={`line-clamp-2 underline-offset-4 group-hover:underline ${alt ? 'font-semibold' : 'font-semibold text-tomato'}`}
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
            Deleted <LocalTime iso={deletedAt} />
            {deletedBy && ` by ${deletedBy}`}
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
  const isEmpty = images.length === 0
  return (
    <section aria-labelledby="picture-grid-heading" className="grid gap-4">
      <div className={isEmpty ? 'sr-only' : 'flex items-center gap-2 border-b border-line'}>
        {!isEmpty && <SelectAll selected={selected.length} all={images.length} onSelect={selection.setAll} />}
        <h2 id="picture-grid-heading" tabIndex={-1} className="font-sans text-sm font-semibold text-ink-soft">
          {total === 1 ? '1 picture' : `${countedUpTo(total)} pictures`}
        </h2>
      </div>
      {isEmpty ? (
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
