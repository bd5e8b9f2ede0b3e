import Image from 'next/image'
import Link from 'next/link'
import { RestoreImage } from './bin-actions'
import { LocalTime } from '../shared/local-time'
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

function ImageCard({ image, username }: { image: LibraryImage; username: string }) {
  const { name, width, height, bytes, alt, posts, deletedAt, deletedBy } = image
  return (
    <li className="grid content-start gap-2">
      <Link href={imageHref(name)} className="group grid gap-2 rounded-lg">
        {/* The link's words name the picture; the picture itself would say them twice. */}
        <Thumb
          image={{ ...image, alt: '' }}
          sizes="(min-width: 1024px) 220px, 45vw"
          className="aspect-[4/3] border border-line"
        />
        <span className="grid gap-0.5 text-sm">
          <span
            className={`line-clamp-2 underline-offset-4 group-hover:underline ${alt ? 'font-semibold' : 'font-semibold text-tomato'}`}
          >
            {alt || 'No alt text'}
          </span>
          <span className="flex flex-wrap gap-x-2 text-ink-soft *:whitespace-nowrap">
            <span>{usedIn(posts)}</span>
            <span>
              {width} × {height}
            </span>
            <span>{byteSize(bytes)}</span>
          </span>
        </span>
      </Link>
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

type GridProps = { images: LibraryImage[]; total: number; username: string }

/** One page of the library. */
export function ImageGrid({ images, total, username }: GridProps) {
  return (
    <section aria-labelledby="picture-grid-heading" className="grid gap-4">
      <h2 id="picture-grid-heading" className="border-b border-line pb-3 font-sans text-sm font-semibold text-ink-soft">
        {total === 1 ? '1 picture' : `${countedUpTo(total)} pictures`}
      </h2>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-6 md:grid-cols-3 xl:grid-cols-4">
        {images.map((image) => (
          <ImageCard key={image.name} image={image} username={username} />
        ))}
      </ul>
    </section>
  )
}
