import type { PostType } from '@/lib/posts/types'
import { sceneMarkup } from '../markup.ts'
import type { PieceName } from '../pieces/registry.ts'
import { pick, seededRandom } from '../random.ts'
import { groundsOf } from './colours.ts'
import { FRAME, Kit } from './kit.ts'
import { choppingBoard, poster, setTable } from './layouts-bold.ts'
import { centrepiece, flatLay, seedPackets } from './layouts-subject.ts'
import { harvest, hearth, kitchenCorner, shelves, sunrise } from './layouts-table.ts'

const LAYOUTS = {
  hearth,
  kitchenCorner,
  shelves,
  sunrise,
  harvest,
  poster,
  setTable,
  choppingBoard,
} satisfies Record<string, (kit: Kit) => void>

const SUBJECT_LAYOUTS = { centrepiece, flatLay, seedPackets } satisfies Record<string, (kit: Kit) => void>

export type LayoutName = keyof typeof LAYOUTS | keyof typeof SUBJECT_LAYOUTS

export const LAYOUT_NAMES = Object.keys(LAYOUTS) as (keyof typeof LAYOUTS)[]
const SUBJECT_LAYOUT_NAMES = Object.keys(SUBJECT_LAYOUTS) as (keyof typeof SUBJECT_LAYOUTS)[]
export const COVER_VIEW_BOX = `0 0 ${FRAME.width} ${FRAME.height}`

/** Composes the still life of a post, from `pieces` if there are any. The same input always gives the same scene. */
export function composeCover(seed: string, type: PostType, pieces: readonly PieceName[] = []) {
  const random = seededRandom(`${type}/${seed}`)
  const layout = pick<LayoutName>(random, pieces.length > 0 ? SUBJECT_LAYOUT_NAMES : LAYOUT_NAMES)
  const ground = pick(random, groundsOf(type))
  const kit = new Kit({ random, type, ground, mirror: random() < 0.5, hints: pieces })
  ;({ ...LAYOUTS, ...SUBJECT_LAYOUTS })[layout](kit)
  return { layout, type, ground, mirror: kit.mirror, items: kit.items, still: kit.still }
}

export type CoverScene = ReturnType<typeof composeCover>

type Cover = { seed: string; type: PostType; pieces: readonly PieceName[] }

/** The cover as a standalone SVG file, cropped around its middle to `size`. */
export function coverSvg({ seed, type, pieces }: Cover, size: { width: number; height: number }): string {
  return sceneMarkup(composeCover(seed, type, pieces).items, { viewBox: COVER_VIEW_BOX, ...size })
}
