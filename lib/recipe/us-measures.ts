import type { Amount } from './amounts.ts'
import {
  type Ends,
  endsOf,
  isNear,
  nameOf,
  cups,
  parts,
  POUND_G,
  pounds,
  sizeOf,
  smallOunces,
  TBSP_ML,
  TSP_ML,
  tsps,
  US_MASSES,
  US_VOLUMES,
  writeRange,
} from './measures.ts'
import { FINE, HALVES, nearestPart, QUARTERS, THIRDS, type Written } from './numbers.ts'
import { CUP_ML, OUNCE_G, type UnitName } from './units.ts'

/** An amount in spoons scales exactly. A converted weight is rounded more. */
const isSpoon = ({ unit }: Amount) => unit === 'tbsp' || unit === 'tsp'

/** A volume in spoons and cups: "1 tbsp + 1 tsp", "¾ cup + 2 tbsp", "4¼ cups". */
export function usVolume(ml: number, amount: Amount): string {
  const one = (written: Written, unit: UnitName) => `${written.text} ${nameOf(unit, written.value, amount)}`
  const tsp = ml / TSP_ML
  if (tsp < 0.1) return '1 pinch'
  if (tsp < 2.88) {
    const quarters = nearestPart(tsp, tsp < 0.22 ? FINE : QUARTERS)
    const thirds = tsps(tsp)
    if (isNear(quarters, tsp, 0.08)) return one(quarters, 'tsp')
    if (isNear(thirds, tsp, 0.08)) return one(thirds, 'tsp')
    const below = Math.floor(tsp * 4) / 4
    return below > 0
      ? `${one(nearestPart(below, QUARTERS), 'tsp')} + ${one({ value: 1 / 8, text: '⅛' }, 'tsp')}`
      : one(tsps(tsp), 'tsp')
  }
  const tbsp = ml / TBSP_ML
  if (tbsp < 3.9) {
    const halves = nearestPart(tbsp, HALVES)
    if (isNear(halves, tbsp, isSpoon(amount) ? 0.03 : 0.065)) return one(halves, 'tbsp')
    const whole = Math.floor(tbsp + 0.02)
    const rest = nearestPart((tbsp - whole) * 3, HALVES)
    return `${one({ value: whole, text: String(whole) }, 'tbsp')} + ${one(rest, 'tsp')}`
  }
  const cup = ml / CUP_ML
  const nearest = cups(cup)
  if (isNear(nearest, cup, 0.055) || cup > 6) return one(nearest, 'cup')
  const spoons = nearestPart(tbsp, HALVES)
  if (cup < 0.5 && isNear(spoons, tbsp, 0.05)) return one(spoons, 'tbsp')
  return cupsAndSpoons(cup, one)
}

/** The largest line of the cup below the amount, and the rest in tablespoons. */
function cupsAndSpoons(cup: number, one: (written: Written, unit: UnitName) => string): string {
  const whole = Math.floor(cup)
  const lines = THIRDS.slice(0, -1)
    .map((line) => whole + line)
    .filter((line) => line > 0 && line <= cup)
  const options = lines.map((line) => {
    const tbsp = (cup - line) * 16
    const rest = nearestPart(tbsp, HALVES)
    return { line, rest, error: Math.abs(rest.value - tbsp) / 16 / cup }
  })
  const exact = options.filter(({ error }) => error < 0.03)
  const best = (exact.length > 0 ? exact : options).reduce((a, b) => (b.rest.value < a.rest.value ? b : a))
  return `${one(nearestPart(best.line, THIRDS), 'cup')} + ${one(best.rest, 'tbsp')}`
}

/** A weight in pounds and ounces: "12 oz", "1¼ lb", "1 lb 2 oz". */
function usMass(grams: number, amount: Amount): string {
  if (grams < 0.98 * POUND_G) {
    const written = smallOunces(grams / OUNCE_G)
    return `${written.text} ${nameOf('oz', written.value, amount)}`
  }
  const lb = grams / POUND_G
  const nearest = pounds(lb)
  if (isNear(nearest, lb, 0.03) || lb > 5) return `${nearest.text} ${nameOf('lb', nearest.value, amount)}`
  const oz = Math.round(grams / OUNCE_G)
  return `${Math.floor(oz / 16)} lb ${oz % 16} oz`
}

export const inUsMass = (ends: Ends, amount: Amount): string =>
  ends.high === undefined ? usMass(ends.low, amount) : writeRange(ends, US_MASSES, amount)

/** A range of a solid food: in cups or spoons if both ends are lines of the measure, else by weight. */
function rangeOfSolid(ends: Ends, amount: Amount): string {
  const spoons = US_VOLUMES.filter(({ unit }) => unit === 'cup' || (unit === 'tbsp' && (ends.high ?? 0) < 8 * TBSP_ML))
  const { density = 1 } = amount
  const isExact = spoons.some(({ unit, write }) =>
    [ends.low, ends.high ?? ends.low].every((end) => isNear(write(end / sizeOf(unit)), end / sizeOf(unit), 0.06)),
  )
  if (isExact) return writeRange(ends, spoons, amount)
  return writeRange(endsOf(ends, density), US_MASSES, amount)
}

export function inUsVolume(ends: Ends, amount: Amount): string {
  const isRange = ends.high !== undefined
  const isPoured = amount.isLiquid || amount.density === undefined
  if (isPoured && ends.low > (isRange ? 7.9 : 13.9) * CUP_ML)
    return writeRange(ends, [{ unit: 'quart', write: parts(QUARTERS) }], amount)
  if (!isRange) return usVolume(ends.low, amount)
  return isPoured ? writeRange(ends, US_VOLUMES, amount) : rangeOfSolid(ends, amount)
}
