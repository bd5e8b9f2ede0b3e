import { Picture } from '@/components/ui/picture'
import { artPath, COLLAGE_SIZE, type CollageName } from '@/lib/drawing/addresses'

/** The decorative still life of the home page or of the studio. Some pieces move into place once, after loading. */
export function Collage({ name }: { name: CollageName }) {
  const { still, settling } = artPath.collage(name)
  return (
    <picture>
      <source media="(prefers-reduced-motion: reduce)" srcSet={still} />
      <Picture src={settling} alt="" {...COLLAGE_SIZE} unoptimized loading="eager" />
    </picture>
  )
}
