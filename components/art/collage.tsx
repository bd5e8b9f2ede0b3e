import { Picture } from '@/components/ui/picture'
import { artPath, type CollageName } from '../../lib/drawing/files.ts'
import { COLLAGE_SIZE } from '../../lib/drawing/scenes/pages.ts'

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
