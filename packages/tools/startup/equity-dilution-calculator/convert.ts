import { type Big, divide, minOf, ONE, share, sum, ZERO } from '../../kit/decimal.ts'
import type { Safe } from './form.ts'

/** The terms of a round before its price is known. */
export interface RoundTerms {
  readonly amount: Big
  readonly pre: Big
  /** Share of the pool after the round, 0 to 0.4. */
  readonly pool: Big
  readonly poolBefore: boolean
}

interface Shares {
  readonly holders: Big
  readonly options: Big
  readonly pool: Big
}

export type Priced = NonNullable<ReturnType<typeof priceRound>>

const MAX_STEPS = 200
/** Tolerance, both absolute and relative to the price: at a small price, shares are many. */
const CLOSE = '0.000000001'

type PriceOf = (safe: Safe) => Big

/** An MFN takes the best terms of SAFEs signed later, or else the round's price; other SAFEs keep their own terms. */
function termsOf(safe: Safe, later: readonly Safe[], priceOf: PriceOf): Safe {
  if (safe.type !== 'mfn') return safe
  const [best] = later.filter(({ type }) => type !== 'mfn').toSorted((a, b) => priceOf(a).cmp(priceOf(b)))
  return best ? { ...best, amount: safe.amount } : { ...safe, type: 'discount', discount: ZERO }
}

/**
 * The shares of all SAFEs at a given price of the round. `before` counts all shares, options and the pool before
 * conversion. A post-money cap divides by `whole`, which also includes all SAFE shares. Each step may increase `whole`,
 * and with it the number of caps that beat their discounts, until it is stable. Null when the SAFEs would take the whole
 * company.
 */
function convert(safes: readonly Safe[], before: Big, price: Big) {
  let whole = before
  for (let step = 0; step <= safes.length + 1; step += 1) {
    const byDiscount: PriceOf = ({ discount }) => price.times(ONE.minus(share(discount)))
    const byCap: PriceOf = ({ cap, type }) => (cap ? cap.div(type === 'post' ? whole : before) : price)
    const priceOf: PriceOf = (safe) =>
      safe.type === 'discount' ? byDiscount(safe) : minOf(byCap(safe), byDiscount(safe))
    const terms = safes.map((safe, index) => termsOf(safe, safes.slice(index + 1), priceOf))
    // A binding post-money cap gives a share of the whole; any other term gives a number of shares.
    const isPart = (safe: Safe) => safe.type === 'post' && byCap(safe).lte(byDiscount(safe))
    const given = sum(terms.filter(isPart).map(({ amount, cap }) => amount.div(cap ?? whole)))
    if (given.gte(1)) return null
    const others = terms.filter((safe) => !isPart(safe)).map((safe) => safe.amount.div(priceOf(safe)))
    const next = before.plus(sum(others)).div(ONE.minus(given))
    if (next.eq(whole)) return terms.map((safe) => ({ price: priceOf(safe), shares: safe.amount.div(priceOf(safe)) }))
    whole = next
  }
  return null
}

/** The shares of the round after conversion: the pool is topped up before or after the money, or large enough. */
function issue(terms: RoundTerms, shares: Shares, converted: Big) {
  const { amount, pre, pool: target, poolBefore } = terms
  const sold = amount.div(pre.plus(amount))
  const others = shares.holders.plus(shares.options).plus(converted)
  const plain = others.plus(shares.pool).div(ONE.minus(sold))
  const topped = others.div(ONE.minus(target).minus(sold))
  const isToppedBefore = poolBefore && target.times(topped).gt(shares.pool)
  const atPrice = isToppedBefore ? topped : plain
  const newShares = sold.times(atPrice)
  const after = others.plus(newShares).div(ONE.minus(target))
  const isToppedAfter = !poolBefore && target.times(after).gt(shares.pool)
  const total = isToppedAfter ? after : atPrice
  return {
    total,
    /** Shares of the pool after the round. */
    pool: isToppedBefore || isToppedAfter ? target.times(total) : shares.pool,
    newShares,
    price: pre.div(atPrice.times(ONE.minus(sold))),
  }
}

/** A priced round with its converting SAFEs; null when no price satisfies the terms. */
export function priceRound(terms: RoundTerms, shares: Shares, safes: readonly Safe[]) {
  const before = shares.holders.plus(shares.options).plus(shares.pool)
  let price = divide(terms.pre, before)
  for (let step = 0; price?.gt(0) && step < MAX_STEPS; step += 1) {
    const converted = convert(safes, before, price)
    if (!converted) return null
    const round = issue(terms, shares, sum(converted.map((safe) => safe.shares)))
    const moved = round.price.minus(price).abs()
    price = round.price.round(24)
    if (moved.lt(minOf(price, ONE).times(CLOSE))) return { ...round, safes: converted }
  }
  return null
}
