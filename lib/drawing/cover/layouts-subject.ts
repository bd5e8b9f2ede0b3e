import { postTypes } from '@/lib/posts/types'
import { cut } from '../cut.ts'
import { PAPERS, SHEETS } from '../palette.ts'
import { between, shuffle } from '../random.ts'
import { motif, table, wall } from './backdrops.ts'
import type { Kit } from './kit.ts'
import { tablecloth } from './layouts-bold.ts'
import { fronds } from './layouts-table.ts'

/** The position of a named piece, and its longer side (`fit`). Places without a piece stay empty. */
type Place = readonly [x: number, y: number, fit: number]

const TABLE: readonly Place[] = [
  [402, 482, 340],
  [158, 446, 245],
  [648, 448, 240],
  [250, 502, 140],
  [566, 503, 140],
]

/** The first piece, large on a table, two pieces behind it at the sides, and two small ones in front. */
export function centrepiece(kit: Kit): void {
  wall(kit)
  const isWallFree = motif(kit, 400, 400)
  if (isWallFree && kit.random() < 0.6) fronds(kit, 404)
  table(kit, 396)
  for (const index of [1, 2, 0, 3, 4]) {
    const name = kit.pieces[index]
    const [x, foot, fit] = TABLE[index] ?? [0, 0, 0]
    if (name) kit.stand(name, x, foot, 0, { fit, tallest: fit + 40 })
  }
}

const CLOTH: readonly Place[] = [
  [402, 306, 330],
  [166, 222, 215],
  [642, 222, 210],
  [176, 420, 170],
  [632, 416, 175],
]

/** The pieces from above on a cloth, the first in the middle. */
export function flatLay(kit: Kit): void {
  wall(kit)
  const behind = tablecloth(kit)
  for (const index of [1, 2, 3, 4, 0]) {
    const name = kit.pieces[index]
    const [x, y, fit] = CLOTH[index] ?? [0, 0, 0]
    const turn = between(kit.random, -16, 16)
    if (name) kit.lay(name, x, y, 0, { fit, turn: index === 0 ? turn / 2 : turn, behind })
  }
}

/** Three tall sheets with a piece each, like seed packets in a shop. */
export function seedPackets(kit: Kit): void {
  const { pieces, mirror, random } = kit
  const own = SHEETS[postTypes[kit.type].family]
  wall(kit)
  const [left = own.pale, right = own.tint] = shuffle(random, [own.tint, PAPERS.cream, own.pale, SHEETS.saffron.tint])
  const middle = kit.ground.wall === own.bright ? own.deep : own.bright
  ;[left, middle, right].forEach((fill, index) => {
    const x = 32 + index * 250
    const tilt = between(random, -6, 6)
    const edge = `${x},${76 + tilt}! ${x + 236},${76 - tilt}!`
    kit.sheet(cut(`${edge} ${x + 238},620! ${x - 2},620!`, { step: 90 }), fill, 2)
    kit.sheet(cut(`${edge} ${x + 236},${106 - tilt}! ${x},${106 + tilt}!`, { step: 90 }), own.deep)
    // The first piece is in the middle. With fewer than three pieces, the first is repeated.
    const name = pieces[[1, 0, 2][index] ?? 0] ?? pieces[0] ?? 'bowl'
    const centre = x + 118
    kit.lay(name, mirror ? 800 - centre : centre, 318, 0, { fit: index === 1 ? 220 : 205, behind: [fill] })
  })
}
