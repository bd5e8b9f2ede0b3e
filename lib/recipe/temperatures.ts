/** A heat that a text says, where it stands; `max` is the end of a range. */
export type Temperature = { text: string; value: number; max?: number; joint?: string; scale: 'C' | 'F' | 'gas' }

const SPACE = '[ \\u00a0]?'
const DEGREES = new RegExp(
  `(?<![\\p{L}\\p{N}.,])(\\d{2,3})(?:${SPACE}[°º]?[CF]?(${SPACE}[–—-]${SPACE}| to | do )(\\d{2,3}))?` +
    `${SPACE}(?:[°º]${SPACE}|(?:degrees?|deg|stopni) )?(C|F|Celsius|Fahrenheit|Celsjusza)(?![\\p{L}\\p{N}])`,
  'giu',
)
const GAS = /\bgas(?: mark)?\s*(\d|½|¼)(?!\d|[.,]\d)/giu

/** Centigrade and Fahrenheit of the gas marks. */
const GAS_MARKS: Record<string, [celsius: number, fahrenheit: number]> = {
  '¼': [110, 225],
  '½': [130, 250],
  1: [140, 275],
  2: [150, 300],
  3: [160, 325],
  4: [180, 350],
  5: [190, 375],
  6: [200, 400],
  7: [220, 425],
  8: [230, 450],
  9: [240, 475],
}
/** Ovens are set to round figures: the pairs that stand on their dials and in books. */
const OVENS: [celsius: number, fahrenheit: number][] = [
  [110, 225],
  [120, 250],
  [140, 275],
  [150, 300],
  [160, 325],
  [180, 350],
  [175, 350],
  [170, 325],
  [190, 375],
  [200, 400],
  [220, 425],
  [230, 450],
  [240, 475],
  [260, 500],
]

type Found = Temperature & { start: number; end: number }

function findAll(text: string): Found[] {
  const found: Found[] = []
  for (const match of text.matchAll(DEGREES)) {
    const [whole, low = '', joint, high, scale = ''] = match
    // "20 C" without a degree sign may be anything; no kitchen heats to it.
    if (Number(low) < 50 && !/[°º]|deg|stop/iu.test(whole)) continue
    found.push({
      text: whole,
      value: Number(low),
      ...(high !== undefined && { max: Number(high), joint: joint ?? '–' }),
      scale: scale[0]?.toUpperCase() === 'F' ? 'F' : 'C',
      start: match.index,
      end: match.index + whole.length,
    })
  }
  for (const match of text.matchAll(GAS)) {
    const [whole, mark = ''] = match
    const [celsius = 0] = GAS_MARKS[mark] ?? []
    if (celsius > 0)
      found.push({ text: whole, value: celsius, scale: 'gas', start: match.index, end: match.index + whole.length })
  }
  return found.sort((a, b) => a.start - b.start)
}

/**
 * Temperatures that stand side by side, "180 °C (350 °F)" or "220C/200C fan/gas 7". More than one scale among them means
 * that the author has converted it, and better than a formula.
 */
function neighbours(text: string, all: readonly Found[]): Found[][] {
  const groups: Found[][] = []
  for (const one of all) {
    const last = groups.at(-1)?.at(-1)
    const isNear = last && one.start - last.end <= 14 && !/[.:]\s/u.test(text.slice(last.end, one.start))
    if (isNear) groups.at(-1)?.push(one)
    else groups.push([one])
  }
  return groups
}

/** The temperatures of a text in their places, all else as it is. Those that stand in two scales are left alone. */
export function splitTemperatures(text: string): (string | Temperature)[] {
  const lone = neighbours(text, findAll(text)).filter((group) => new Set(group.map(({ scale }) => scale)).size === 1)
  const parts: (string | Temperature)[] = []
  let done = 0
  for (const { start, end, ...temperature } of lone.flat()) {
    if (start > done) parts.push(text.slice(done, start))
    parts.push(temperature)
    done = end
  }
  if (done < text.length) parts.push(text.slice(done))
  return parts
}

/** Round figures for an oven, exact ones below: 63 °C in the thickest part is 145 °F, and no round figure. */
function convert(value: number, from: 'C' | 'F'): number {
  const isOven = from === 'C' ? value >= 105 : value >= 215
  const exact = from === 'C' ? (value * 9) / 5 + 32 : ((value - 32) * 5) / 9
  if (!isOven) return Math.round(exact)
  const [given, other] = from === 'C' ? [0, 1] : [1, 0]
  const dial = OVENS.find((pair) => pair[given] === value)
  return dial?.[other] ?? Math.round(exact / 5) * 5
}

/** The temperature in the other scale; null when it is in that one already. */
export function convertTemperature({ value, max, joint, scale }: Temperature, to: 'C' | 'F'): string | null {
  if (scale === to) return null
  if (scale === 'gas') {
    const fahrenheit = Object.values(GAS_MARKS).find(([celsius]) => celsius === value)?.[1]
    return `${to === 'C' ? value : (fahrenheit ?? convert(value, 'C'))} °${to}`
  }
  const upper = max === undefined ? '' : `${joint ?? '–'}${convert(max, scale)}`
  return `${convert(value, scale)}${upper} °${to}`
}
