import { postTypes } from '@/lib/posts/types'
import { cut, disc } from '../cut.ts'
import { PAPERS, SHEETS } from '../palette.ts'
import { between, pick } from '../random.ts'
import { candidates } from './choose-pieces.ts'
import { cutLarge, rays, table, wall } from './backdrops.ts'
import { FRAME, type Kit } from './kit.ts'
import { fronds } from './layouts-table.ts'

/** Bowls or books stacked up, something small on top. */
export function tower(kit: Kit): void {
  wall(kit)
  kit.sheet(disc(kit.mirror ? 470 : 330, 236, 205), kit.ground.accent, 1.4)
  if (kit.random() < 0.7) fronds(kit, 404)
  table(kit, 398)
  const books = candidates('feature', kit.type, [])[0] === 'books' || kit.random() < 0.25
  const foot = 488
  if (books) {
    kit.stand('books', 330, foot, 380)
    kit.stand(kit.cast('vessel'), 328, foot - 196, 205)
  } else {
    kit.stand('bowl', 330, foot, 330)
    kit.stand('bowl', 334, foot - 152, 262)
    kit.stand(kit.cast('small'), 332, foot - 272, 285)
  }
  kit.stand(kit.cast('tall'), 622, 452, 340)
  kit.stand(kit.cast('small'), 528, 496, 300)
  kit.stand(kit.cast('mid'), 120, 492, 280)
  kit.lie(kit.cast('lying'), 680, 502, 270)
}

/** One large piece, as on a poster. */
export function poster(kit: Kit): void {
  wall(kit)
  rays(kit, 400, 430)
  kit.stand('sprig', 215, 462, 380, { turn: -24 })
  kit.stand('sprig', 585, 462, 380, { turn: 24 })
  table(kit, 440)
  const name = kit.cast(pick(kit.random, ['mid', 'vessel', 'feature', 'tall'] as const))
  kit.stand(name, 400, 490, 0, { fit: name === 'egg' ? 300 : 365 })
  kit.stand(kit.cast('small'), 158, 494, 340)
  kit.stand(kit.cast('small'), 642, 500, 320)
}

/** A cloth of the type's own colour, in one of three patterns; returns what the table setting lies on. */
export function tablecloth({ sheet, ground, random }: Kit): readonly string[] {
  const own = ground.accent === SHEETS.saffron.main ? ground.edge : ground.accent
  const pattern = pick(random, ['band', 'check', 'round'] as const)
  if (pattern === 'round') sheet(disc(400, 300, 372, 330), own, 1.6)
  if (pattern === 'band') sheet(cutLarge('120,-10! 684,-10! 678,610! 126,610!'), own, 1.6)
  if (pattern !== 'check') return [ground.wall, own]
  for (let index = 0; index < 28; index += 1) {
    const column = index % 7
    const row = Math.floor(index / 7)
    const x = column * 120 - 20
    const y = row * 150
    const square = `${x},${y}! ${x + 120},${y + 2}! ${x + 119},${y + 150}! ${x + 1},${y + 149}!`
    if ((column + row) % 2) sheet(cut(square), ground.decor)
  }
  return [ground.wall, ground.decor]
}

/** A plate from above with cutlery on a cloth. */
export function setTable(kit: Kit): void {
  const { random } = kit
  wall(kit)
  const behind = tablecloth(kit)
  const dish = kit.lay('plate', 400, 302, 302, { behind })
  const plate = [dish.palette.glow]
  kit.lay(kit.cast('dish', plate), 396, 301, 0, { fit: 196, turn: between(random, -14, 14), behind: plate })
  if (random() < 0.6) kit.lay('leaf', 454, 370, 170, { turn: 60, behind: plate })
  kit.lay('fork', 176, 303, 385, { turn: -3, behind })
  kit.lay(pick(random, ['knife', 'spoon']), 626, 304, 385, { turn: 4, behind })
  kit.lay(kit.cast('small', behind), 72, 168, 215, { turn: -12, behind })
  kit.lay(kit.cast('lying', behind), 734, 432, 232, { turn: 30, behind })
}

/** A board from above, laid across the frame, with what will be cut on it. */
export function choppingBoard(kit: Kit): void {
  const { ground, random } = kit
  wall(kit)
  const stripes = [40, 170, 300, 430, 560]
  for (const y of stripes) kit.sheet(cutLarge(`-10,${y}! 810,${y - 60}! 810,${y - 22}! -10,${y + 38}!`), ground.decor)
  const cloth = [ground.wall, ground.decor]
  const board = kit.lay('board', 362, 300, 420, { turn: between(random, 76, 92), behind: cloth })
  const wood = [board.palette.base]
  const spots = [
    [150, 256, -20],
    [280, 236, 10],
    [272, 366, -8],
    [408, 300, 16],
  ] as const
  spots.forEach(([x, y, turn], index) => {
    kit.lay(kit.cast('chop', wood), x, y, index === 3 ? 300 : 265, { turn, behind: wood })
  })
  kit.lay('knife', 714, 296, 400, { turn: between(random, 2, 9), behind: cloth })
  kit.lay(kit.cast('green', cloth), 618, 424, 215, { turn: 24, behind: cloth })
  kit.lay('citrus', 620, 168, 235, { behind: cloth })
}

/** A page of six prints, as on a sheet of seed packets. */
export function sampler(kit: Kit): void {
  const { random } = kit
  wall(kit)
  const own = SHEETS[postTypes[kit.type].family]
  const rest = kit.shuffled([own.bright, own.tint, own.pale, random() < 0.5 ? PAPERS.cream : SHEETS.saffron.main])
  const fills = kit.shuffled([own.main, own.deep, ...rest])
  const rounds = kit.shuffled(fills)
  const roles = kit.shuffled(['mid', 'vessel', 'feature', 'tall', 'small', 'mid'] as const)
  fills.forEach((fill, index) => {
    const left = (index % 3) * 267 - 3
    const top = index < 3 ? -8 : 300
    const right = left + 270
    const tile = `${left},${top}! ${right},${top}! ${right},${top + 308}! ${left},${top + 308}!`
    kit.sheet(cut(tile, { step: 300 }), fill)
  })
  fills.forEach((_, index) => {
    const x = 134 + (index % 3) * 266
    const y = index < 3 ? 195 : 405
    const tile = fillAt(fills, index, kit.mirror)
    const round = rounds[index] ?? tile
    const framed = round !== tile && index % 2 === (kit.mirror ? 1 : 0)
    if (framed) kit.sheet(disc(kit.mirror ? FRAME.width - x : x, y, 98, 97), round, 1.2)
    const behind = [framed ? round : tile]
    const role = roles[index] ?? 'mid'
    kit.lay(kit.cast(role, behind), x, y, 0, { fit: framed ? 158 : 176, turn: between(random, -8, 8), behind })
  })
}

/** The tile under a piece: mirrored layouts put the pieces of a row in the opposite order. */
function fillAt(fills: readonly string[], index: number, mirror: boolean): string {
  const place = mirror ? index - 2 * (index % 3) + 2 : index
  return fills[place] ?? PAPERS.cream
}

/** A ring of leaves and produce around one piece. */
export function wreath(kit: Kit): void {
  const { ground, random } = kit
  wall(kit)
  kit.sheet(disc(400, 300, 352, 288), ground.decor, 1.6)
  kit.sheet(disc(400, 300, 186, 112), ground.accent, 1.6)
  const behind = [ground.decor, ground.wall, ground.accent]
  const count = 12
  for (let index = 0; index < count; index += 1) {
    const angle = ((index + 0.5) / count) * Math.PI * 2
    const x = 400 + Math.cos(angle) * 292
    const y = 300 + Math.sin(angle) * 156
    const leafTurn = (angle * 180) / Math.PI + 150
    if (index % 2) kit.lay('leaf', x, y, 215, { turn: leafTurn, behind })
    else kit.lay(kit.cast(index % 4 ? 'small' : 'chop', behind), x, y, 225, { turn: between(random, -20, 20), behind })
  }
  const name = kit.cast(pick(random, ['mid', 'feature', 'vessel'] as const), [ground.accent])
  kit.lay(name, 400, 300, 0, { fit: 200, behind: [ground.accent] })
}

/** A window sill with the day outside. */
export function sill(kit: Kit): void {
  const { ground, random } = kit
  wall(kit)
  const left = kit.mirror ? 250 : 90
  const right = left + 460
  const pane = (inset: number, fill: string, lift: number) => {
    const [x1, x2] = [left + inset, right - inset]
    kit.sheet(cutLarge(`${x1},410! ${x1},${30 + inset}! ${x2},${26 + inset}! ${x2},410!`), fill, lift)
  }
  pane(0, ground.edge, 1.6)
  pane(18, ground.accent, 0)
  kit.lay('sun', 490, 180, 300, { behind: [ground.accent], bleed: true })
  const ridge = `${left + 120},300 ${left + 230},330 ${left + 340},290 ${right - 18},320!`
  kit.sheet(cut(`${left + 18},340 ${ridge} ${right - 18},412! ${left + 18},412!`, { step: 60 }), ground.decor)
  kit.sheet(cutLarge(`${left + 222},40! ${left + 238},40! ${left + 238},410! ${left + 222},410!`), ground.edge, 0.8)
  table(kit, 400)
  kit.stand(kit.cast('tall'), 190, 456, between(random, 320, 345))
  kit.stand(kit.cast('vessel'), 395, 480, 290)
  kit.stand(kit.cast('feature'), 655, 462, 280)
  kit.stand(kit.cast('small'), 540, 498, 285)
  kit.lie(kit.cast('lying'), 130, 503, 270)
}
