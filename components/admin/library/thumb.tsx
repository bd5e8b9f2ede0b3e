import Image from 'next/image'
import { objectPosition } from '@/lib/images/schema'
import type { LibraryPicture } from '@/lib/images/library/queries'

type Props = { picture: Pick<LibraryPicture, 'src' | 'alt' | 'focal'>; sizes: string; className?: string }

/** A picture cropped to its box around its focal point. */
export function Thumb({ picture: { src, alt, focal }, sizes, className = '' }: Props) {
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
