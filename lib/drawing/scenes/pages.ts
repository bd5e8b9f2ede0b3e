import { COLLAGE_SIZE } from '../addresses.ts'
import { readScene } from './build.ts'
import scenes from './pages.json'

export const COLLAGE_VIEW_BOX = `0 0 ${COLLAGE_SIZE.width} ${COLLAGE_SIZE.height}`
export const SPOT_VIEW_BOX = '0 0 480 360'

/** The home page's still life: a steaming bowl in an arch, produce, a whisk, and a bone and a paw for the pets. */
export const HERO_ITEMS = readScene(scenes.hero)
/** The studio's still life: a kitchen of cogs, charts and one friendly machine. */
export const STUDIO_ITEMS = readScene(scenes.studio)
/** Nothing served yet: a clean plate, cutlery, one leaf and some crumbs. */
export const EMPTY_PLATE_ITEMS = readScene(scenes.emptyPlate)
/** The spoon has left its place: a dent in the cloth, a trail of peas, and the spoon at the edge. */
export const LOST_SPOON_ITEMS = readScene(scenes.lostSpoon)
/** Something boiled over: a pot on its side, its soup and its vegetables on the table. */
export const SPILT_POT_ITEMS = readScene(scenes.spiltPot)
