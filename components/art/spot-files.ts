import { sceneMarkup } from './markup.ts'
import { LOST_SPOON_ITEMS, SPOT_VIEW_BOX } from './scenes/spots.ts'

/** The drawing for pages that do not exist as a file, for screens that run in the browser. */
export const lostSpoonSvg = (): string => sceneMarkup(LOST_SPOON_ITEMS, { viewBox: SPOT_VIEW_BOX, width: 480, height: 360 })
