import Image from 'next/image'
import Link from 'next/link'
import { byteSize, objectPosition } from '@/lib/images/image'
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
        className="object-cover"
        style={{ objectPosition: objectPosition(focal) }}
      />
    </span>
  )
}

const usedIn = (posts: number) => (posts === 0 ? 'In no post' : posts === 1 ? 'In 1 post' : `In ${posts} posts`)

function ImageCard({ image }: { image: LibraryImage }) {
  const { name, width, height, bytes, alt, posts } = image
  return (
    <li>
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
    </li>
  )
}

/** One page of the library. */
export function ImageGrid({ images, total }: { images: LibraryImage[]; total: number }) {
  return (
    <section aria-labelledby="picture-grid-heading" className="grid gap-4">
      <h2 id="picture-grid-heading" className="border-b border-line pb-3 font-sans text-sm font-semibold text-ink-soft">
        {total === 1 ? '1 picture' : `${countedUpTo(total)} pictures`}
      </h2>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-6 md:grid-cols-3 xl:grid-cols-4">
        {images.map((image) => (
          <ImageCard key={image.name} image={image} />
        ))}
      </ul>
    </section>
  )
}
