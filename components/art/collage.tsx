import { Picture } from '@/components/ui/picture'
import { artPath, COLLAGE_SIZE, type CollageName } from '@/lib/drawing/addresses'

/** The still life at the head of the home page, or of the studio: decoration, whose pieces settle into place once. */
export function Collage({ name }: { name: CollageName }) {
  const { still, settling } = artPath.collage(name)
  return (
    <picture>
      <source media="(prefers-reduced-motion: reduce)" srcSet={still} />
      <Picture src={settling} alt="" {...COLLAGE_SIZE} unoptimized loading="eager" />
    </picture>
  )
}
