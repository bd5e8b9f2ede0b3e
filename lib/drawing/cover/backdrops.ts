import { cut, disc } from '../cut.ts'
import { between, pick } from '../random.ts'
import { FRAME, type Kit } from './kit.ts'

const BIG = { step: 70, wobble: 1.6, facet: 0.25 } as const

/** Cuts an outline with the strokes of large sheets. */
export function cutLarge(spec: string): string {
  return cut(spec, BIG)
}

/** The wall behind everything; it covers the whole frame. */
export function wall(kit: Kit): void {
  kit.sheet('M-4 -4l808 0l0 608l-808 0z', kit.ground.wall)
}

/** A table with its back edge at `top`, and one of four kinds of front edge. */
export function table(kit: Kit, top: number): void {
  const { random, ground } = kit
  const tilt = between(random, -5, 5)
  kit.sheet(cutLarge(`-10,${top + tilt}! 810,${top - tilt}! 810,610! -10,610!`), ground.table, 2)
  const edge = pick(random, [straightEdge, scallops, zigzag, stripes])
  edge(kit)
}

function straightEdge({ sheet, ground, random }: Kit): void {
  const y = between(random, 528, 540)
  sheet(cutLarge(`-10,${y}! 810,${y + 6}! 810,610! -10,610!`), ground.edge, 1)
}

function scallops(kit: Kit): void {
  for (let x = 0; x < 820; x += 74) kit.sheet(disc(x + 12, 596, 42, 52), kit.ground.edge, 1)
}

function zigzag(kit: Kit): void {
  const teeth = Array.from({ length: 15 }, (_, index) => `${index * 58 - 10},${index % 2 ? 534 : 572}!`)
  kit.sheet(cutLarge(`${teeth.join(' ')} 812,612! -10,612!`), kit.ground.edge, 1)
}

function stripes(kit: Kit): void {
  kit.sheet(cutLarge('-10,532! 810,528! 810,545! -10,549!'), kit.ground.edge)
  kit.sheet(cutLarge('-10,566! 810,563! 810,590! -10,592!'), kit.ground.edge)
}

/** Draws a large shape behind the still life. Returns whether the rest of the wall stays free. */
export function motif(kit: Kit, x: number, foot: number): boolean {
  const shape = pick(kit.random, [archway, disk, rays, hills, panes, halfSun])
  shape(kit, kit.mirror ? FRAME.width - x : x, foot)
  return shape !== rays && shape !== hills
}

function archway({ sheet, ground, random }: Kit, x: number, foot: number): void {
  const half = between(random, 190, 235)
  const top = between(random, 40, 66)
  const arch = (inset: number) => {
    const [x1, x2] = [x - half + inset, x + half - inset]
    const bend = half * 0.72 - inset * 0.7
    const [shoulder, brow] = [top + half * 0.9, top + half * 0.3 + inset * 0.7]
    const crown = `${x - bend},${brow} ${x},${top + inset} ${x + bend},${brow}`
    return cutLarge(`${x1},${foot + 20}! ${x1},${shoulder} ${crown} ${x2},${shoulder} ${x2},${foot + 20}!`)
  }
  sheet(arch(0), ground.accent, 1.4)
  if (random() < 0.5) sheet(arch(26), ground.accent, 1.2)
}

function disk({ sheet, ground, random }: Kit, x: number, foot: number): void {
  const radius = between(random, 185, 215)
  sheet(disc(x, foot - radius * 0.82, radius), ground.accent, 1.4)
}

function halfSun({ sheet, ground, random }: Kit, x: number, foot: number): void {
  const radius = between(random, 255, 300)
  sheet(disc(x, foot, radius, radius * 1.05), ground.decor, 1.2)
  sheet(disc(x, foot, radius * 0.8, radius * 0.83), ground.accent, 1.2)
}

export function rays({ sheet, ground, random }: Kit, x: number, foot: number): void {
  const count = 13
  const turn = random() * 0.2
  for (let index = 0; index < count; index += 1) {
    const angle = Math.PI + ((index + turn) / (count - 1)) * Math.PI
    const edge = (offset: number) =>
      `${(x + Math.cos(angle + offset) * 900).toFixed(0)},${(foot + Math.sin(angle + offset) * 900).toFixed(0)}!`
    sheet(cutLarge(`${x},${foot}! ${edge(-0.062)} ${edge(0.062)}`), ground.decor)
  }
  sheet(disc(x, foot - 60, 205, 200), ground.accent, 1.4)
}

function hills({ sheet, ground, random }: Kit, x: number, foot: number): void {
  const high = between(random, 190, 230)
  const ridge = [120, 190, 150, high, 170, 210].map((height, index) => `${index * 164 - 10},${foot - height}`)
  sheet(cutLarge(`${ridge.join(' ')}! 810,${foot + 20}! -10,${foot + 20}!`), ground.decor, 1)
  sheet(disc(x, foot - 150, 165), ground.accent, 1.4)
}

function panes({ sheet, ground }: Kit, x: number, foot: number): void {
  sheet(cutLarge(`${x - 215},54! ${x + 213},50! ${x + 216},${foot + 20}! ${x - 212},${foot + 20}!`), ground.decor, 1.4)
  const pane = (offset: number, top: number, bottom: number) => {
    const left = x + offset
    const right = left + 190
    sheet(cutLarge(`${left},${top}! ${right},${top - 3}! ${right},${bottom}! ${left},${bottom + 2}!`), ground.accent)
  }
  pane(-198, 74, 218)
  pane(9, 72, 217)
  pane(-198, 236, foot + 20)
  pane(9, 235, foot + 20)
}
