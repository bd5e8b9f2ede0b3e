import type { PostType } from '@/lib/posts/types'
import { sceneMarkup } from '../markup.ts'
import type { PieceName } from '../pieces/registry.ts'
import { pick, seededRandom } from '../random.ts'
import { groundsOf } from './colours.ts'
import { FRAME, Kit } from './kit.ts'
import { choppingBoard, poster, setTable } from './layouts-bold.ts'
import { centrepiece, flatLay, seedPackets } from './layouts-subject.ts'
import { harvest, hearth, kitchenCorner, shelves, sunrise } from './layouts-table.ts'

export const LAYOUTS = [hearth, kitchenCorner, shelves, sunrise, harvest, poster, setTable, choppingBoard]
const SUBJECT_LAYOUTS = [centrepiece, flatLay, seedPackets]
const COVER_VIEW_BOX = `0 0 ${FRAME.width} ${FRAME.height}`

/** Composes the still life of a post, from `pieces` if there are any. The same input always gives the same scene. */
export function composeCover(seed: string, type: PostType, pieces: readonly PieceName[] = []) {
  const random = seededRandom(`${type}/${seed}`)
  const layout = pick(random, pieces.length > 0 ? SUBJECT_LAYOUTS : LAYOUTS)
  const ground = pick(random, groundsOf(type))
  const kit = new Kit({ random, type, ground, mirror: random() < 0.5, pieces })
  layout(kit)
  return { layout, type, ground, mirror: kit.mirror, items: kit.items, still: kit.still }
}

export type CoverScene = ReturnType<typeof composeCover>

type Cover = { seed: string; type: PostType; pieces: readonly PieceName[] }

/** The cover as a standalone SVG file, cropped around its middle to `size`. */
export function coverSvg({ seed, type, pieces }: Cover, size: { width: number; height: number }): string {
  return sceneMarkup(composeCover(seed, type, pieces).items, { viewBox: COVER_VIEW_BOX, ...size })
}
