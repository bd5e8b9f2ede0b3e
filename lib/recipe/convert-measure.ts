import type { Amount } from './amounts.ts'
import {
  type Change,
  endsOf,
  FL_OZ_ML,
  inMetric,
  jugWrites,
  metricMeasures,
  nameOf,
  parts,
  scaleWrites,
  sizeOf,
  smallOunces,
  steps,
  TBSP_ML,
  tsps,
  upTo,
  US_VOLUMES,
  writeRange,
} from './measures.ts'
import { FINE, HALVES, THIRDS } from './numbers.ts'
import { OUNCE_G, type System, type UnitName, unitNamed } from './units.ts'
import { inUsMass, inUsVolume, usVolume } from './us-measures.ts'

const SPOONS = US_VOLUMES.filter(({ unit }) => unit === 'tbsp' || unit === 'tsp')
const FLUID_OUNCES = US_VOLUMES.filter(({ unit }) => unit === 'fl oz')

/** A cook does not count out more spoons than this: the amount is poured or weighed. */
const MOST_TBSP = 6.05

/** Writes in the author's unit, or in its larger or smaller neighbour: 1500 g are 1.5 kg, half a litre is 500 ml. */
function inOwnUnit(amount: Amount, factor: number): string {
  const { unit = 'g', gap = ' ', isDecimal } = amount
  const ends = endsOf(amount, sizeOf(unit) * factor)
  const { kind, system } = unitNamed(unit)
  if (system === 'metric') {
    const pair: readonly [UnitName, UnitName] = kind === 'mass' ? ['g', 'kg'] : ['ml', 'l']
    const isOwn = (unit === 'dl' || unit === 'dag' || unit === 'cl') && ends.low < 1000 && ends.low >= sizeOf(unit)
    const own = isOwn
      ? [{ unit, write: upTo(10, steps(0.25), steps(1)) }]
      : metricMeasures(ends.low, pair, kind === 'mass' ? scaleWrites : jugWrites)
    const written = writeRange(ends, own, amount)
    return gap === '' ? written.replace(/ (?=\p{L}+$)/u, '') : written
  }
  if (unit === 'oz' && amount.isLiquid)
    return writeRange(ends, [{ unit, write: upTo(10, parts(HALVES), steps(1)) }], amount)
  if (unit === 'lb' || unit === 'oz') return inUsMass(ends, amount)
  if (unit === 'cup') return inUsVolume(ends, amount)
  const write = isDecimal
    ? upTo(1, steps(0.01), upTo(10, steps(0.05), steps(0.5)))
    : upTo(1, parts(FINE), upTo(3, parts(THIRDS), parts(HALVES)))
  return writeRange(ends, [{ unit, write }], amount)
}

const isHeaped = (gap: string) => /\p{L}/u.test(gap) && !/\bof\b/iu.test(gap)

/** Keeps up to MOST_TBSP spoons. A larger amount is a volume, or a weight if the density of the food is known. */
function inSpoons(amount: Amount, factor: number, system: System | null): string {
  const { unit = 'tbsp', density, isLiquid, isFat, gap = ' ' } = amount
  const ends = endsOf(amount, sizeOf(unit) * factor)
  const isOther = unit !== 'tbsp' && unit !== 'tsp'
  const kitchen = system ?? amount.home ?? 'metric'
  const most = (ends.high ?? ends.low) / TBSP_ML
  // The line gives the amount in another unit, too, so it stays a volume.
  const isSaid = amount.saidIn !== undefined
  const isWeighed = isFat && system === 'metric' && ends.low >= 1.9 * TBSP_ML
  if (isSaid && most > MOST_TBSP) return inUsVolume(ends, amount)
  if (!isSaid && (!isHeaped(gap) || /level/iu.test(gap)) && (most > MOST_TBSP || isWeighed)) {
    if (kitchen === 'us') return inUsVolume(ends, amount)
    if (density !== undefined && !isLiquid) return inMetric(endsOf(ends, density), ['g', 'kg'], amount)
    return inMetric(ends, ['ml', 'l'], amount)
  }
  // Spoons of one country's kitchens: "dsp", "łyżka".
  if (isOther && system !== 'us')
    return writeRange(ends, [{ unit, write: upTo(1, parts(FINE), tsps) }], amount).replace(
      ' ',
      isHeaped(gap) ? gap : ' ',
    )
  if (ends.high !== undefined) return writeRange(ends, SPOONS, amount)
  // A heaped spoon has no exact volume: only its number changes.
  if (isHeaped(gap)) return writeRange(ends, [{ unit, write: tsps }], amount).replace(' ', gap)
  const written =
    ends.low < 3.9 * TBSP_ML
      ? usVolume(ends.low, amount)
      : writeRange(ends, [{ unit: 'tbsp', write: parts(HALVES) }], amount)
  if (gap === '' && !amount.isWord && written.endsWith(` ${nameOf(unit, 2, amount)}`) && !written.includes('+'))
    return written.replace(' ', '')
  return written
}

export const writeVolume: Change = (amount, factor, system) => {
  const { unit = 'ml', density, isLiquid, isVessel, isPiece } = amount
  const own = unitNamed(unit)
  if (own.system === 'both') return inSpoons(amount, factor, system)
  const ends = endsOf(amount, own.size * factor)
  if (system === 'us') {
    if (isVessel && ends.low > 450)
      return writeRange(ends, [{ unit: 'quart', write: parts(HALVES) }], amount).replace(
        /(?<=\d|½) quarts?$/u,
        '-quart',
      )
    if (isPiece || isVessel) return writeRange(ends, FLUID_OUNCES, amount)
    return inUsVolume(ends, amount)
  }
  if (system === 'metric') {
    if (density !== undefined && !isLiquid && !isVessel) return inMetric(endsOf(ends, density), ['g', 'kg'], amount)
    return inMetric(ends, ['ml', 'l'], amount)
  }
  return inOwnUnit(amount, factor)
}

export const writeMass: Change = (amount, factor, system) => {
  const { unit = 'g', density, isCupped, isLiquid, isPiece } = amount
  const ends = endsOf(amount, sizeOf(unit) * factor)
  // Grams of two decimals and ounces are too coarse for milligrams.
  if (unit === 'mg' && ends.low < 1) return writeRange(ends, [{ unit, write: scaleWrites }], amount)
  if (system === 'us') {
    if (isPiece && ends.low < 33 * OUNCE_G) return writeRange(ends, [{ unit: 'oz', write: smallOunces }], amount)
    if (isCupped && density)
      return inUsVolume({ ...ends, low: ends.low / density, high: ends.high && ends.high / density }, amount)
    return inUsMass(ends, amount)
  }
  if (system === 'metric') {
    // An ounce of a liquid is a fluid ounce.
    if (unit === 'oz' && isLiquid) return inMetric(endsOf(ends, FL_OZ_ML / OUNCE_G), ['ml', 'l'], amount)
    return inMetric(ends, ['g', 'kg'], amount)
  }
  return inOwnUnit(amount, factor)
}
