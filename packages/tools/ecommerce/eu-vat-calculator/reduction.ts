import { addDays } from '../../kit/dates.ts'
import { type Big, floor, minOf } from '../../kit/decimal.ts'
import type { Input } from './form.ts'

/** Days before a reduction in which the lowest price counts. */
export const PRIOR_DAYS = 30

const percentOff = (from: Big, to: Big): number | null =>
  from.gt(to) ? floor(from.minus(to).div(from).times(100)).toNumber() : null

/**
 * The prices that applied in the 30 days before the start: those of the period, and the last one before it, which still
 * applied when the period began. A price without a date always counts, and every price without a start.
 */
function applied({ prices, start }: Input): { counted: readonly Big[]; isShort: boolean } {
  if (start === '') return { counted: prices.map(({ price }) => price), isShort: false }
  const from = addDays(start, -PRIOR_DAYS)
  const dated = prices.filter(({ date }) => date !== '').toSorted((a, b) => (a.date < b.date ? -1 : 1))
  const within = dated.filter(({ date }) => date >= from && date < start)
  const earlier = dated.filter(({ date }) => date < from).at(-1)
  const isCarried = earlier !== undefined && !within.some(({ date }) => date === from)
  const undated = prices.filter(({ date }) => date === '')
  return {
    counted: [...undated, ...(isCarried ? [earlier] : []), ...within].map(({ price }) => price),
    isShort: undated.length === 0 && earlier === undefined && !within.some(({ date }) => date === from),
  }
}

/** Checks the label of a price reduction; null without a current or an earlier price. */
export function checkReduction(input: Input) {
  const { priceNow, crossedOut, prices } = input
  const { counted, isShort } = applied(input)
  const [first, ...rest] = counted
  if (!priceNow || !first) return null
  const prior = rest.reduce(minOf, first)
  return {
    now: priceNow,
    /** The lowest price of the 30 days before. */
    prior,
    /** Whole percent, rounded down; null when the price is not lower. */
    percent: percentOff(prior, priceNow),
    /** The reduction that the crossed-out price claims; null without one. */
    claimed: crossedOut && percentOff(crossedOut, priceNow),
    /** The crossed-out price is not the lowest one. */
    isCrossedOutWrong: crossedOut !== null && !crossedOut.eq(prior),
    /** Number of prices outside the 30 days. */
    leftOut: prices.length - counted.length,
    /** Whether the prices cover less than 30 days. */
    isShort,
  }
}
