import { COLLAGE_SIZE, type CollageName, SPOT_SIZE, type SpotName } from '../addresses.ts'
import type { SceneItem } from '../scene.ts'
import { readScene } from './build.ts'
import scenes from './pages.json'

export const COLLAGE_VIEW_BOX = `0 0 ${COLLAGE_SIZE.width} ${COLLAGE_SIZE.height}`
export const SPOT_VIEW_BOX = `0 0 ${SPOT_SIZE.width} ${SPOT_SIZE.height}`

export const collages: Readonly<Record<CollageName, readonly SceneItem[]>> = {
  /** A steaming bowl in an arch, produce, a whisk, and a bone and a paw for the pets. */
  home: readScene(scenes.hero),
  /** A kitchen of cogs, charts and one friendly machine. */
  studio: readScene(scenes.studio),
}

export const spots: Readonly<Record<SpotName, readonly SceneItem[]>> = {
  /** A clean plate, cutlery, one leaf and some crumbs. */
  'empty-plate': readScene(scenes.emptyPlate),
  /** A dent in the cloth, a trail of peas, and a spoon at the edge. */
  'lost-spoon': readScene(scenes.lostSpoon),
  /** A pot on its side, with soup and vegetables on the table. */
  'spilt-pot': readScene(scenes.spiltPot),
}
