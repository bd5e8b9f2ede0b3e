import { between, seededRandom } from './random.ts'

const TORN_WIDTH = 1200
const TORN_HEIGHT = 48

/** The outline of a strip whose upper side is torn; `depth` is how far down the tear goes. */
export function tornPath(seed: string, depth: number): string {
  const random = seededRandom(`torn/${seed}`)
  const points: string[] = []
  let drift = 0.5
  for (let x = 0; x < TORN_WIDTH; x += between(random, 9, 34)) {
    drift = Math.min(1, Math.max(0, drift + between(random, -0.3, 0.3)))
    const y = 4 + depth * (drift * 0.7 + random() * 0.3)
    points.push(`${Math.round(x)} ${Math.round(y * 10) / 10}`)
  }
  return `M0 ${TORN_HEIGHT}L${points.join('L')}L${TORN_WIDTH} ${Math.round(4 + depth / 2)}V${TORN_HEIGHT}z`
}

/** A torn edge as a file to mask with: its fibre lets a part of the colour through, and the sheet all of it. */
export function tornSvg(seed: string): string {
  const size = `width="${TORN_WIDTH}" height="${TORN_HEIGHT}" viewBox="0 0 ${TORN_WIDTH} ${TORN_HEIGHT}" preserveAspectRatio="none"`
  const fibre = `<path d="${tornPath(`${seed}/fibre`, 24)}" fill-opacity="0.4"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${fibre}<path d="${tornPath(seed, 30)}" transform="translate(0 8)"/></svg>`
}
