import type { PostType } from '@/lib/posts/types'
import { sceneMarkup } from '../markup.ts'
import { pick, seededRandom } from '../random.ts'
import type { Placed, SceneItem } from '../scene.ts'
import { hintedPieces } from './casting.ts'
import { groundsOf, type Ground } from './colours.ts'
import { FRAME, Kit } from './kit.ts'
import { choppingBoard, poster, sampler, setTable, sill, tower, wreath } from './layouts-bold.ts'
import { bouquet, harvest, hearth, kitchenCorner, rail, shelves, sunrise } from './layouts-table.ts'

const LAYOUTS = {
  hearth,
  kitchenCorner,
  shelves,
  sunrise,
  harvest,
  rail,
  bouquet,
  tower,
  poster,
  setTable,
  choppingBoard,
  sampler,
  wreath,
  sill,
} satisfies Record<string, (kit: Kit) => void>

export type LayoutName = keyof typeof LAYOUTS

export const LAYOUT_NAMES = Object.keys(LAYOUTS) as LayoutName[]
export const COVER_VIEW_BOX = `0 0 ${FRAME.width} ${FRAME.height}`

export interface CoverScene {
  layout: LayoutName
  type: PostType
  ground: Ground
  mirror: boolean
  /** Everything in drawing order, background sheets included. */
  items: readonly SceneItem[]
  /** The pieces that must not be cropped; all of them lie in the safe area. */
  still: readonly Placed[]
}

/** Composes the still life of a post: the same seed and type always give the same scene. */
export function composeCover(seed: string, type: PostType): CoverScene {
  const random = seededRandom(`${type}/${seed}`)
  const layout = pick(random, LAYOUT_NAMES)
  const ground = pick(random, groundsOf(type))
  const kit = new Kit({ random, type, ground, mirror: random() < 0.5, hints: hintedPieces(seed) })
  LAYOUTS[layout](kit)
  return { layout, type, ground, mirror: kit.mirror, items: kit.items, still: kit.still }
}

/** The cover as a standalone SVG file, cropped around its middle to the size that is asked for. */
export function coverSvg(seed: string, type: PostType, size: { width: number; height: number }): string {
  return sceneMarkup(composeCover(seed, type).items, { viewBox: COVER_VIEW_BOX, ...size })
}
