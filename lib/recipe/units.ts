import { findFood, type Food } from './foods.ts'
import { nearestFraction } from './numbers.ts'
import { type Amount, findAmounts } from './quantity.ts'

/** What a reader measures with: grams and millilitres, or cups, ounces and pounds. */
export type System = 'metric' | 'us'

/** `size` in grams or millilitres. Spoons belong to both systems. */
export type Unit = { kind: 'mass' | 'volume'; size: number; system: System | 'both' }

export const CUP_ML = 236.6
const TBSP_ML = CUP_ML / 16
const TSP_ML = CUP_ML / 48
const OUNCE_G = 28.35
const POUND_G = 16 * OUNCE_G

const mass = (size: number, system: System): Unit => ({ kind: 'mass', size, system })
const volume = (size: number, system: Unit['system']): Unit => ({ kind: 'volume', size, system })

/** Spellings as lib/recipe/quantity.ts reads them, in lower case. */
const UNITS: [pattern: RegExp, unit: Unit][] = [
  [/^(?:kgs?|kilos?|kilograms?)$/, mass(1000, 'metric')],
  [/^(?:g|grs?|gms?|gram|grams|grammes?)$/, mass(1, 'metric')],
  [/^(?:dag|dkg)$/, mass(10, 'metric')],
  [/^mg$/, mass(0.001, 'metric')],
  [/^(?:ml|millilit(?:er|re)s?)$/, volume(1, 'metric')],
  [/^cl$/, volume(10, 'metric')],
  [/^dl$/, volume(100, 'metric')],
  [/^(?:l|lt|lit(?:er|re)s?|litr|litry|litrów)$/, volume(1000, 'metric')],
  [/^szklan(?:ka|ki|ek)$/, volume(250, 'metric')],
  [/^cups?$/, volume(CUP_ML, 'us')],
  [/^(?:tbsps?|tbs|tblsp|tablespoons?)$/, volume(TBSP_ML, 'both')],
  [/^(?:tsps?|teaspoons?)$/, volume(TSP_ML, 'both')],
  [/^łyż(?:ka|ki|ek)$/, volume(15, 'both')],
  [/^łyżecz(?:ka|ki|ek)$/, volume(5, 'both')],
  [/^(?:fl\.? oz|fluid ounces?)$/, volume(CUP_ML / 8, 'us')],
  [/^(?:oz|ounces?)$/, mass(OUNCE_G, 'us')],
  [/^(?:lbs?|pounds?)$/, mass(POUND_G, 'us')],
  [/^pints?$/, volume(2 * CUP_ML, 'us')],
  [/^(?:quarts?|qt)$/, volume(4 * CUP_ML, 'us')],
  [/^gallons?$/, volume(16 * CUP_ML, 'us')],
]

export const unitOf = (spelling: string): Unit | undefined =>
  UNITS.find(([pattern]) => pattern.test(spelling.toLowerCase()))?.[1]

const isGlass = (spelling: string) => /^szklan/i.test(spelling)

/** A measure is written with its unit; both numbers of a range share one, chosen by the lower. */
type Measure = { unit: string; size: number; write: (value: number) => string }

const to =
  (step: number) =>
  (value: number): string =>
    String(Number((Math.max(1, Math.round(value / step)) * step).toFixed(2)))
const fraction = (value: number) => nearestFraction(value).text
/** From here on a fraction is a half at most, and a whole number from ten on: rounded before, it would be rounded twice. */
const COARSE = 5
/** From one on so many to the whole, so that nobody weighs out 1⅓ ounces. */
const parts = (count: number) => (value: number) =>
  fraction(value >= 0.9 && value < COARSE ? Math.round(value * count) / count : value)
const halves = parts(2)
const quarters = parts(4)

function metricMeasure(size: number, [small, large]: readonly [string, string]): Measure {
  if (size >= 1000) return { unit: large, size: 1000, write: to(0.05) }
  const exact = small === 'ml' ? 100 : 250
  return { unit: small, size: 1, write: to(size < 20 ? 1 : size < exact ? 5 : 10) }
}

function usVolume(ml: number): Measure {
  if (ml < 0.9 * TBSP_ML) return { unit: 'tsp', size: TSP_ML, write: quarters }
  if (ml < 0.24 * CUP_ML) return { unit: 'tbsp', size: TBSP_ML, write: halves }
  const isOff = Math.abs(nearestCup(ml / CUP_ML) / (ml / CUP_ML) - 1) > 0.06
  if (isOff && ml < 0.5 * CUP_ML) return { unit: 'tbsp', size: TBSP_ML, write: halves }
  return { unit: 'cup', size: CUP_ML, write: (value) => fraction(value < COARSE ? nearestCup(value) : value) }
}

/** Cups have lines for quarters and thirds, no eighths. */
function nearestCup(value: number): number {
  const whole = Math.floor(value)
  const lines = [0, 1 / 4, 1 / 3, 1 / 2, 2 / 3, 3 / 4, 1].map((line) => whole + line)
  return lines.reduce((best, line) => (Math.abs(line - value) < Math.abs(best - value) ? line : best))
}

/** "¾ cup + 1½ tbsp", where the nearest line of a cup would be too far off. */
function cupsAndSpoons(ml: number): string | null {
  const cups = ml / CUP_ML
  if (cups < 0.5 || cups > 4 || Math.abs(nearestCup(cups) / cups - 1) <= 0.06) return null
  const below = Math.floor(cups * 4) / 4
  const rest = Math.round(((cups - below) * CUP_ML * 2) / TBSP_ML) / 2
  return `${fraction(below)} ${below > 1 ? 'cups' : 'cup'} + ${fraction(rest)} tbsp`
}

const usMass = (grams: number): Measure =>
  grams < 0.95 * POUND_G ? { unit: 'oz', size: OUNCE_G, write: halves } : { unit: 'lb', size: POUND_G, write: quarters }

/** The grams of `food` in a millilitre, when the table knows them. */
const density = (food: Food | undefined) => (food?.cup === undefined ? undefined : food.cup / CUP_ML)

type Chosen = { measure: Measure; times: number }

/** In which measure an amount of `base` grams or millilitres is to be written, and by what to multiply it for that. */
function measureFor(unit: Unit, base: number, food: Food | undefined, system: System): Chosen {
  const grams = density(food)
  if (system === 'us') {
    if (unit.kind === 'volume') return { measure: usVolume(base), times: 1 }
    const isCupped = grams !== undefined && food?.isWeighed === false
    return isCupped ? { measure: usVolume(base / grams), times: 1 / grams } : { measure: usMass(base), times: 1 }
  }
  if (unit.kind === 'mass') return { measure: metricMeasure(base, ['g', 'kg']), times: 1 }
  const isPoured = food?.isLiquid ?? false
  return grams !== undefined && !isPoured
    ? { measure: metricMeasure(base * grams, ['g', 'kg']), times: grams }
    : { measure: metricMeasure(base, ['ml', 'l']), times: 1 }
}

/** A spoon of flour stays a spoon in both kitchens; several of what is solid are weighed in a metric one. */
function staysInSpoons(base: number, food: Food | undefined, system: System): boolean {
  if (system === 'us') return base < 4 * TBSP_ML || Math.abs(nearestCup(base / CUP_ML) * CUP_ML - base) > 1
  return (
    base < 1.9 * TBSP_ML || food === undefined || food.isLiquid || food.cup === undefined || food.shelf === 'spices'
  )
}

/** Whether a text measures in `system` already: such a line stands in both, "500 g flour (about 4 cups)". */
const hasAmountIn = (text: string, system: System) =>
  findAmounts(text).some(({ amount }) => amount.unit !== undefined && unitOf(amount.unit)?.system === system)

const opensBracket = (text: string) => /\((?:about|approx\.?|around|ca\.?|circa|około|ok\.|[~≈])?\s*$/iu.test(text)

/**
 * Whether one of an amount and of what stands in brackets behind it repeats the other in another kind of measure, "1½ tsp
 * baking powder (6 g)": as spoons and cups both would be said of one thing, and seldom agree. The bracket stays as it is
 * written, and so does what a spoon in it says already.
 */
function isSaidTwice(amount: Amount, unit: Unit, line: string): boolean {
  const found = findAmounts(line)
  return found.some(({ amount: second, start, end }, index) => {
    const first = found[index - 1]?.amount
    if (!first || !opensBracket(line.slice(0, start)) || !/^\s*\)/u.test(line.slice(end))) return false
    const other = amount.text === second.text ? first : amount.text === first.text ? second : undefined
    const measured = other?.unit === undefined ? undefined : unitOf(other.unit)
    return measured !== undefined && measured.kind !== unit.kind && (other === first || measured.system === 'both')
  })
}

/** What follows an amount in its line names the food; where it stands last, what precedes it does. */
export function foodOf(amount: string, line: string): Food | undefined {
  const at = line.indexOf(amount)
  const rest = at < 0 ? line : line.slice(at + amount.length)
  const [next] = findAmounts(rest).filter((found) => found.amount.unit)
  return findFood(rest.slice(0, next?.start)) ?? findFood(rest) ?? findFood(line)
}

/**
 * The amount, `factor` times, in the other system; null when it is in that one already, has no unit, or its line (the
 * text in which it stands) gives it in both.
 */
export function convertAmount(amount: Amount, factor: number, line: string, system: System): string | null {
  const named = amount.unit === undefined ? undefined : unitOf(amount.unit)
  if (!named || !amount.unit) return null
  if (named.system === system && !isGlass(amount.unit)) return null
  if (hasAmountIn(line.replace(amount.text, ' '), system)) return null
  if (system === 'us' && isSaidTwice(amount, named, line)) return null
  const food = foodOf(amount.text, line)
  // An ounce of what is poured is a fluid one.
  const unit = named.size === OUNCE_G && food?.isLiquid ? volume(CUP_ML / 8, 'us') : named
  const base = amount.value * factor * unit.size
  if (unit.system === 'both' && staysInSpoons(base, food, system)) return null
  const { measure, times } = measureFor(unit, base, food, system)
  const both = measure.unit === 'cup' && amount.max === undefined ? cupsAndSpoons(base * times) : null
  if (both) return both
  const written = (value: number) => measure.write((value * factor * unit.size * times) / measure.size)
  const low = written(amount.value)
  const high = amount.max === undefined ? low : written(amount.max)
  const numbers = low === high ? low : `${low}${amount.joint ?? '–'}${high}`
  const isMany = measure.unit === 'cup' && !/^(?:1|[⅛¼⅓½⅔¾])$/.test(high)
  return `${numbers} ${measure.unit}${isMany ? 's' : ''}`
}
