import { seededRandom, type Random } from './random.ts'

interface Anchor {
  x: number
  y: number
  corner: boolean
}

/** The style of a cut: the longest stroke, its stray from the outline, and the share of straight strokes. */
export interface Scissors {
  step: number
  wobble: number
  facet: number
}

const HAND: Scissors = { step: 17, wobble: 0.45, facet: 0.3 }
const ROUNDNESS = 0.37

/**
 * Cuts a closed outline through anchors written "x,y x,y! …"; a `!` makes the anchor a sharp corner.
 * The same text always gives the same, slightly uneven path.
 */
export function cut(spec: string, scissors: Partial<Scissors> = {}): string {
  return trace(parse(spec), seededRandom(spec), { ...HAND, ...scissors })
}

/** Cuts a disc or an oval by hand: an uneven ring of anchors. */
export function disc(cx: number, cy: number, rx: number, ry = rx): string {
  const random = seededRandom(`${cx} ${cy} ${rx} ${ry}`)
  const size = Math.max(rx, ry)
  const count = size > 120 ? 17 : size > 22 ? 11 : size > 8 ? 8 : size > 3 ? 6 : 5
  const turn = random()
  const anchors = Array.from({ length: count }, (_, index): Anchor => {
    const angle = ((index + turn + (random() - 0.5) * 0.3) / count) * Math.PI * 2
    const reach = 1 + (random() - 0.5) * (size > 120 ? 0.016 : 0.035)
    return { x: cx + Math.cos(angle) * rx * reach, y: cy + Math.sin(angle) * ry * reach, corner: false }
  })
  return trace(anchors, random, { ...HAND, step: size > 120 ? 60 : HAND.step, facet: 0.24 })
}

/** Cuts a strip of paper along a line of anchors. Its width changes evenly from `startWidth` to `endWidth`. */
export function ribbon(spec: string, startWidth: number, endWidth = startWidth): string {
  const line = parse(spec)
  const last = line.length - 1
  const side = (sign: 1 | -1) =>
    line.map((anchor, index): Anchor => {
      const before = at(line, Math.max(0, index - 1))
      const after = at(line, Math.min(last, index + 1))
      const length = Math.hypot(after.x - before.x, after.y - before.y) || 1
      const half = ((startWidth + ((endWidth - startWidth) * index) / last) / 2) * sign
      return {
        x: anchor.x - ((after.y - before.y) / length) * half,
        y: anchor.y + ((after.x - before.x) / length) * half,
        corner: anchor.corner || index === 0 || index === last,
      }
    })
  return trace([...side(1), ...side(-1).reverse()], seededRandom(spec), { step: 26, wobble: 0.2, facet: 0.04 })
}

/** Cuts a pointed leaf from a point in a direction (degrees, 0 is up). */
export function petal(x: number, y: number, direction: number, length: number, width: number): string {
  const angle = (direction * Math.PI) / 180
  const along = (distance: number, aside: number) => {
    const px = x + Math.sin(angle) * distance * length + Math.cos(angle) * aside * width
    const py = y - Math.cos(angle) * distance * length + Math.sin(angle) * aside * width
    return `${px.toFixed(1)},${py.toFixed(1)}`
  }
  const left = `${along(0.3, -0.42)} ${along(0.62, -0.46)}`
  const right = `${along(0.6, 0.5)} ${along(0.26, 0.4)}`
  return cut(`${along(0, 0)}! ${left} ${along(1, 0.06)}! ${right}`)
}

function parse(spec: string): Anchor[] {
  return spec
    .trim()
    .split(/\s+/)
    .map((word) => {
      const [x, y] = word.replace('!', '').split(',').map(Number)
      if (x === undefined || y === undefined || Number.isNaN(x + y)) throw new SyntaxError(`cut: "${word}"`)
      return { x, y, corner: word.endsWith('!') }
    })
}

function at(anchors: readonly Anchor[], index: number): Anchor {
  const anchor = anchors[(index + anchors.length) % anchors.length]
  if (!anchor) throw new RangeError('cut: no anchors')
  return anchor
}

function trace(anchors: readonly Anchor[], random: Random, scissors: Scissors): string {
  const pen = createPen(at(anchors, 0))
  anchors.forEach((from, index) => {
    const to = at(anchors, index + 1)
    const length = Math.hypot(to.x - from.x, to.y - from.y)
    const curve = spanCurve(at(anchors, index - 1), from, to, at(anchors, index + 2), length)
    const straight = from.corner && to.corner
    const strokes = Math.max(1, Math.round(length / (straight ? scissors.step * 2 : scissors.step)))
    for (let stroke = 1; stroke <= strokes; stroke += 1) {
      const stray = stroke < strokes ? scissors.wobble * 2 : 0
      const end = curve(stroke / strokes)
      const x = end.x + (random() - 0.5) * stray
      const y = end.y + (random() - 0.5) * stray
      const middle = curve((stroke - 0.5) / strokes)
      if (straight || (strokes > 1 && random() < scissors.facet)) pen.line(x, y)
      else pen.bend(middle.x, middle.y, x, y)
    }
  })
  return pen.close()
}

function spanCurve(before: Anchor, from: Anchor, to: Anchor, after: Anchor, length: number) {
  const one = handle(from, to, from.corner ? from : before, length)
  const two = handle(to, from, to.corner ? to : after, length)
  return (t: number) => {
    const u = 1 - t
    const mix = (a: number, b: number, c: number, d: number) =>
      u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d
    return { x: mix(from.x, one.x, two.x, to.x), y: mix(from.y, one.y, two.y, to.y) }
  }
}

/** The control point next to an anchor: towards one neighbour, parallel to the line from the other. */
function handle(anchor: Anchor, towards: Anchor, awayFrom: Anchor, length: number) {
  const dx = towards.x - awayFrom.x
  const dy = towards.y - awayFrom.y
  const reach = (ROUNDNESS * length) / (Math.hypot(dx, dy) || 1)
  return { x: anchor.x + dx * reach, y: anchor.y + dy * reach }
}

/** Writes relative commands with one decimal. Rounding errors do not add up along the path. */
function createPen(start: { x: number; y: number }) {
  const round = (value: number) => Math.round(value * 10) / 10
  let x = round(start.x)
  let y = round(start.y)
  let path = `M${x} ${y}`
  const text = (...values: number[]) => values.map((value) => String(round(value)).replace(/^(-?)0\./, '$1.')).join(' ')
  const move = (toX: number, toY: number) => {
    x = round(toX)
    y = round(toY)
  }
  return {
    line(toX: number, toY: number) {
      path += `l${text(round(toX) - x, round(toY) - y)}`
      move(toX, toY)
    },
    bend(middleX: number, middleY: number, toX: number, toY: number) {
      const controlX = 2 * middleX - (x + toX) / 2
      const controlY = 2 * middleY - (y + toY) / 2
      path += `q${text(controlX - x, controlY - y, round(toX) - x, round(toY) - y)}`
      move(toX, toY)
    },
    close: () => `${path}z`,
  }
}
