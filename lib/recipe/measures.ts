import type { Amount } from './amounts.ts'
import { EIGHTHS, HALVES, nearestPart, nearestStep, QUARTERS, THIRDS, type Written } from './numbers.ts'
import { fillTemplate } from './templates.ts'
import { CUP_ML, OUNCE_G, type System, type UnitName, unitNamed } from './units.ts'

export const TBSP_ML = CUP_ML / 16
export const TSP_ML = CUP_ML / 48
export const FL_OZ_ML = CUP_ML / 8
export const POUND_G = 16 * OUNCE_G

/** A unit in which an amount can be written, and how it is rounded. */
export type Measure = { unit: UnitName; write: (value: number) => Written }

/** Long names, for an author who writes "tablespoons". */
const LONG: Partial<Record<UnitName, string>> = { tbsp: 'tablespoon', tsp: 'teaspoon', oz: 'ounce', lb: 'pound' }
const TAKES_S =
  /^(?:cup|pound|ounce|tablespoon|teaspoon|(?:\p{L}+ )?pint|quart|gallon|gram|kilogram|lit(?:er|re)|millilit(?:er|re)|inch|stick|table spoon|tea spoon|dessert ?spoon)$/iu

/** A unit in the form that goes with its number: "1 cup", "½ cup", "2 cups"; "5 łyżek". */
export function fitUnit(unit: string, value: number): string {
  if (/^(?:lb|tsp|tbsp)s$/iu.test(unit)) return value > 1 ? unit : unit.slice(0, -1)
  const singular = unit.replace(/inches$/iu, 'inch').replace(/(?<=.{2})s$/iu, '')
  if (TAKES_S.test(singular)) return value > 1 ? `${singular}${/inch$/iu.test(singular) ? 'es' : 's'}` : singular
  return unit
}

/** The name of a unit in the author's way: "tbsp" or "tablespoons". */
export function nameOf(unit: UnitName, value: number, { spelling = '', unit: own, forms }: Amount): string {
  if (unit === own && forms) return fillTemplate(forms, value)
  if (unit === own) return fitUnit(spelling.replace(/(?<=\p{L})\.$/u, ''), value)
  const isLong = /spoon|ounce|pound/iu.test(spelling)
  return fitUnit((isLong && LONG[unit]) || unit, value)
}

export const isNear = (written: Written, value: number, tolerance: number) =>
  Math.abs(written.value / value - 1) <= tolerance

export const upTo =
  (limit: number, near: (value: number) => Written, far: (value: number) => Written) => (value: number) =>
    value < limit ? near(value) : far(value)
export const parts = (list: readonly number[]) => (value: number) => nearestPart(value, list)
export const steps = (step: number) => (value: number) => nearestStep(value, step)

/** Cups have lines for quarters and thirds, no eighths. */
export const cups = upTo(4, parts(THIRDS), upTo(10, parts(QUARTERS), parts(HALVES)))
export const tsps = upTo(0.19, () => ({ value: 1 / 8, text: '⅛' }), upTo(3, parts(THIRDS), parts(HALVES)))
export const ounces = upTo(0.25, steps(0.01), upTo(4, parts(QUARTERS), upTo(12, parts(HALVES), steps(1))))
/** Below one ounce: the nearest fraction, else a step of a kitchen scale. */
export const smallOunces = upTo(
  1,
  (value) => {
    const part = nearestPart(value, [...EIGHTHS, ...THIRDS])
    return value >= 0.24 && isNear(part, value, 0.07) ? part : steps(value < 0.1 ? 0.01 : 0.05)(value)
  },
  ounces,
)
export const pounds = upTo(10, parts(QUARTERS), parts(HALVES))

export const US_VOLUMES: Measure[] = [
  { unit: 'cup', write: cups },
  { unit: 'fl oz', write: upTo(20, parts(HALVES), steps(1)) },
  { unit: 'tbsp', write: parts(HALVES) },
  { unit: 'tsp', write: tsps },
]
export const US_MASSES: Measure[] = [
  { unit: 'lb', write: pounds },
  { unit: 'oz', write: ounces },
]

/** Rounds to 5 ml, the finest line of a jug, where that is near enough. */
export const jugWrites = (value: number): Written => {
  const wide = steps(5)(value)
  return value >= 50 && !Number.isInteger(value) && isNear(wide, value, 0.025) ? wide : scaleWrites(value)
}
export const scaleWrites = (value: number): Written => {
  // Whole grams are as exact as a kitchen scale; below ten it shows halves and tenths.
  if (value >= 20) return steps(1)(value)
  if (value >= 3) return steps(0.5)(value)
  return steps(value >= 0.5 ? 0.1 : 0.01)(value)
}
/** Rounds a converted amount as a metric cook does: 28 g, 115 g, 240 ml. */
export const round = (value: number): Written => {
  const wide = steps(value < 20 ? 1 : value < 250 ? 5 : 10)(value)
  return value >= 1 && isNear(wide, value, 0.035) ? wide : scaleWrites(value)
}
/** A metric jug has a line for each ten millilitres. */
const roundJug = (value: number): Written => {
  const wide = steps(10)(value)
  return value >= 100 && isNear(wide, value, 0.035) ? wide : round(value)
}
const large = upTo(10, steps(0.05), steps(0.1))

export type Ends = { low: number; high: number | undefined; joint: string }

export const sizeOf = (unit: UnitName) => unitNamed(unit).size

/** Writes a range in one unit: the first in which both ends are exact enough and differ. */
export function writeRange({ low, high = low, joint }: Ends, measures: readonly Measure[], amount: Amount): string {
  const written = measures.map(({ unit, write }) => {
    const [first, last] = [write(low / sizeOf(unit)), write(high / sizeOf(unit))]
    const error = Math.max(
      Math.abs((first.value * sizeOf(unit)) / low - 1),
      Math.abs((last.value * sizeOf(unit)) / high - 1),
    )
    return { unit, first, last, error: first.value === last.value ? error + 1 : error }
  })
  const fitting = written.filter(({ unit }) => low / sizeOf(unit) >= 0.24)
  const candidates = fitting.length > 0 ? fitting : written
  const best =
    candidates.find(({ error }) => error <= 0.05) ??
    candidates.reduce((one, other) => (other.error < one.error ? other : one))
  const numbers = best.first.text === best.last.text ? best.first.text : `${best.first.text}${joint}${best.last.text}`
  return `${numbers} ${nameOf(best.unit, best.last.value, amount)}`
}

export const metricMeasures = (
  base: number,
  [small, big]: readonly [UnitName, UnitName],
  write: (value: number) => Written,
): Measure[] => (base >= 999.5 ? [{ unit: big, write: large }] : [{ unit: small, write }])

export type Change = (amount: Amount, factor: number, system: System | null) => string

export const endsOf = ({ low, high, joint = '–' }: Partial<Ends> & Pick<Ends, 'low'>, times: number): Ends => ({
  low: low * times,
  high: high === undefined ? undefined : high * times,
  joint,
})

export const inMetric = (ends: Ends, units: readonly [UnitName, UnitName], amount: Amount) =>
  writeRange(ends, metricMeasures(ends.low, units, units[0] === 'ml' ? roundJug : round), amount)
