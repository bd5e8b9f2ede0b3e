import { Portrait } from '@/components/art/portrait'
import { Picture } from '@/components/ui/picture'
import type { AuthorPortrait as Face } from '@/lib/authors/profile'
import { objectPosition } from '@/lib/images/image'

type Props = {
  portrait: Face
  /** The `sizes` attribute of a photograph. */
  sizes: string
  className?: string
}

/** The portrait of an author in an arch, drawn or photographed. Decorative, because the name is beside it. */
export function AuthorPortrait({ portrait, sizes, className = '' }: Props) {
  if (portrait.kind === 'drawn') return <Portrait seed={portrait.seed} className={className} />
  const { src, width, height, focal, blur } = portrait.image
  return (
    <Picture
      src={src}
      alt=""
      width={width}
      height={height}
      sizes={sizes}
      blur={blur}
      style={{ objectPosition: objectPosition(focal) }}
      className={`aspect-[4/5] rounded-t-full rounded-b-lg object-cover ${className}`}
    />
  )
}
