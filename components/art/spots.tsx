import { EMPTY_PLATE_ITEMS, LOST_SPOON_ITEMS, SPILT_POT_ITEMS, SPOT_VIEW_BOX } from '../../lib/drawing/scenes/spots.ts'
import { SceneSvg } from './scene-svg.tsx'

interface SpotProps {
  className?: string
  title?: string
}

/** For lists without entries. */
export function EmptyPlate(props: SpotProps) {
  return <SceneSvg items={EMPTY_PLATE_ITEMS} viewBox={SPOT_VIEW_BOX} {...props} />
}

/** For pages that do not exist. */
export function LostSpoon(props: SpotProps) {
  return <SceneSvg items={LOST_SPOON_ITEMS} viewBox={SPOT_VIEW_BOX} {...props} />
}

/** For errors. */
export function SpiltPot(props: SpotProps) {
  return <SceneSvg items={SPILT_POT_ITEMS} viewBox={SPOT_VIEW_BOX} {...props} />
}
