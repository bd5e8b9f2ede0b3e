import { COLLAGE_VIEW_BOX, HERO_ITEMS, STUDIO_ITEMS } from './scenes/collages.ts'
import { SceneSvg } from './scene-svg.tsx'

interface DrawingProps {
  className?: string
  title?: string
}

/** The home page's collage; each piece carries `art-settle settle-n`. */
export function HeroCollage(props: DrawingProps) {
  return <SceneSvg items={HERO_ITEMS} viewBox={COLLAGE_VIEW_BOX} {...props} />
}

/** The studio's collage; each piece carries `art-settle settle-n`. */
export function StudioCollage(props: DrawingProps) {
  return <SceneSvg items={STUDIO_ITEMS} viewBox={COLLAGE_VIEW_BOX} {...props} />
}
