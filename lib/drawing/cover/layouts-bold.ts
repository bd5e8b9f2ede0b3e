import { cut, disc } from '../cut.ts'
import { SHEETS } from '../palette.ts'
import { between, pick } from '../random.ts'
import { cutLarge, rays, table, wall } from './backdrops.ts'
import type { Kit } from './kit.ts'

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

/** A cloth of the type's own colour, in one of three patterns. Returns the colours behind the table setting. */
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

/** A board from above, across the frame, with food to cut. */
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
