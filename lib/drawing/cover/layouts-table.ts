import { cut } from '../cut.ts'
import { silhouette } from '../palette.ts'
import { between, shuffle } from '../random.ts'
import { motif, table, wall } from './backdrops.ts'
import type { Role } from './choose-pieces.ts'
import type { Kit } from './kit.ts'

/** Fronds that grow into the frame from its lower corners, behind the table. */
export function fronds(kit: Kit, foot: number): void {
  const palette = silhouette(kit.ground.decor)
  const unit = between(kit.random, 270, 330)
  kit.stand('frond', 70, foot + 30, unit, { turn: -14, bleed: true, palette })
  if (kit.random() < 0.6) kit.stand('frond', 735, foot + 36, unit * 0.86, { turn: 16, bleed: true, palette })
}

/** A steaming vessel in the middle, a tall one behind it and produce in front. */
export function hearth(kit: Kit): void {
  wall(kit)
  const freeWall = motif(kit, 400, 400)
  if (freeWall && kit.random() < 0.7) fronds(kit, 400)
  table(kit, 392)
  const vessel = kit.cast('vessel')
  kit.stand(kit.cast('tall'), 165, 424, between(kit.random, 290, 320))
  kit.stand(kit.cast('mid'), 632, 436, 320)
  kit.stand('steam', 400, vessel === 'bowl' ? 290 : 245, 290, { behind: [kit.ground.wall, kit.ground.accent] })
  kit.stand(vessel, 400, 474, vessel === 'bowl' ? 330 : 300)
  kit.stand(kit.cast('small'), 240, 498, 300)
  kit.lie(kit.cast('lying'), 560, 502, 290)
}

/** A big pot to one side with a spoon leaning on it; a crowd of produce on the other. */
export function kitchenCorner(kit: Kit): void {
  wall(kit)
  motif(kit, 300, 404)
  table(kit, 400)
  const vessel = kit.cast('vessel')
  const behind = [kit.ground.wall, kit.ground.accent]
  kit.stand(kit.cast('tool', behind), 452, 446, 330, { turn: 17, behind })
  kit.stand(vessel, 275, 476, 360)
  kit.stand(kit.cast('mid'), 640, 428, 360)
  kit.stand(kit.cast('small'), 535, 470, 330)
  kit.lie(kit.cast('lying'), 655, 500, 330)
  kit.stand(kit.cast('small'), 118, 500, 280)
}

const ROW_UNITS: Partial<Record<Role, number>> = { vessel: 205, tall: 225, mid: 285, small: 310, feature: 215 }

/** Two shelves with a row of pieces each. */
export function shelves(kit: Kit): void {
  wall(kit)
  const { ground, random } = kit
  const behind = [ground.wall, ground.accent]
  const shelf = (y: number) => {
    const plank = `-10,${y}! 810,${y + between(random, -4, 4)}! 810,${y + 19}! -10,${y + 18}!`
    kit.sheet(cut(plank, { step: 70 }), ground.table, 2)
  }
  kit.sheet(cut(`-10,296! 810,292! 810,504! -10,508!`, { step: 90 }), ground.accent)
  shelf(290)
  const row = (roles: readonly Role[], foot: number, tallest: number) =>
    shuffle(random, roles).forEach((role, index) => {
      const x = 118 + index * 188 + between(random, -8, 8)
      kit.stand(kit.cast(role, behind), x, foot, ROW_UNITS[role] ?? 260, { behind, tallest })
    })
  row(['mid', 'vessel', 'small', 'tall'], 292, 178)
  shelf(500)
  row(['tall', 'feature', 'vessel', 'small'], 502, 182)
}

/** A huge slice rises behind the table like the sun. */
export function sunrise(kit: Kit): void {
  wall(kit)
  if (kit.random() < 0.6) fronds(kit, 404)
  kit.lay('citrus', 400, 340, 980, { bleed: true, behind: [kit.ground.wall], turn: 12 })
  table(kit, 388)
  kit.stand(kit.cast('tall'), 150, 430, 320)
  kit.stand(kit.cast('feature'), 640, 446, 290)
  kit.stand(kit.cast('vessel'), 372, 478, 270)
  kit.stand(kit.cast('small'), 538, 494, 280)
  kit.lie(kit.cast('lying'), 226, 500, 280)
}

/** A bowl heaped with produce. */
export function harvest(kit: Kit): void {
  wall(kit)
  motif(kit, 400, 404)
  table(kit, 410)
  const rim = kit.behind
  const heap = [
    [395, 150, 4],
    [300, 190, -14],
    [500, 186, 12],
    [238, 246, -24],
    [566, 246, 22],
    [400, 224, 6],
  ] as const
  heap.forEach(([x, y, turn], index) => {
    const role = index === 0 ? 'green' : 'chop'
    kit.lay(kit.cast(role, rim), x, y, index === 0 ? 290 : 305, { turn })
  })
  kit.stand('bowl', 400, 494, 420)
  kit.stand(kit.cast('small'), 118, 496, 300)
  kit.lie(kit.cast('lying'), 690, 500, 280)
}
