import { type Big, divide, minOf, ONE, share, sum, ZERO } from '../../kit/decimal.ts'
import type { Safe } from './form.ts'

/** What a round is made of before its price is known. */
export interface RoundTerms {
  readonly amount: Big
  readonly pre: Big
  /** Part of the company that the pool has after the round, 0 to 0.4. */
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
/** Near enough, both as an amount and of the price itself: shares at a small price are many. */
const CLOSE = '0.000000001'

const isOpen = ({ type }: Safe): boolean => type === 'mfn'

/** What a SAFE without terms of its own does: it takes the best of those signed later, or converts at the round's price. */
function termsOf(safes: readonly Safe[], index: number, priceUnder: (terms: Safe) => Big): Safe {
  const own = safes[index]
  if (!own) throw new RangeError('No such SAFE')
  if (!isOpen(own)) return own
  const later = safes.slice(index + 1).filter((safe) => !isOpen(safe))
  const best = later.toSorted((a, b) => priceUnder(a).cmp(priceUnder(b)))[0]
  return best ? { ...best, name: own.name, amount: own.amount } : { ...own, type: 'discount', discount: ZERO }
}

/** The price by the discount, of a round's price. */
const discounted = ({ discount }: Safe, price: Big): Big => price.times(ONE.minus(share(discount)))

/**
 * The shares of all SAFEs at one price of the round. `before` are all shares, options and the pool before they convert; the
 * capitalisation of a post-money SAFE holds the shares of every SAFE as well.
 */
function convert(safes: readonly Safe[], before: Big, price: Big) {
  const preMoneyPrice = (safe: Safe) => (safe.cap ? safe.cap.div(before) : price)
  // Which post-money caps bind depends on the capitalisation, and the other way round: begin with all, drop the ones
  // whose discount is better, until none is.
  let bound = safes.map(({ type }) => type === 'post' || type === 'mfn')
  for (let step = 0; step <= safes.length; step += 1) {
    const capitalisation = (terms: readonly Safe[]) => {
      const others = terms.map((safe, index) =>
        bound[index] && safe.type === 'post' ? ZERO : safe.amount.div(plainPrice(safe)),
      )
      const owned = sum(
        terms.map((safe, index) =>
          bound[index] && safe.type === 'post' && safe.cap ? safe.amount.div(safe.cap) : ZERO,
        ),
      )
      return before.plus(sum(others)).div(ONE.minus(owned))
    }
    const plainPrice = (safe: Safe): Big =>
      safe.type === 'pre' ? minOf(preMoneyPrice(safe), discounted(safe, price)) : discounted(safe, price)
    const rough = (safe: Safe): Big =>
      safe.type === 'post' && safe.cap ? minOf(safe.cap.div(before), discounted(safe, price)) : plainPrice(safe)
    const terms = safes.map((_, index) => termsOf(safes, index, rough))
    const whole = capitalisation(terms)
    const capPrice = (safe: Safe) => (safe.cap ? safe.cap.div(whole) : price)
    const next = terms.map(
      (safe, index) => bound[index] === true && (safe.type !== 'post' || capPrice(safe).lte(discounted(safe, price))),
    )
    if (next.every((isBound, index) => isBound === bound[index]))
      return terms.map((safe, index) => {
        const paid = bound[index] && safe.type === 'post' ? capPrice(safe) : plainPrice(safe)
        return { price: paid, shares: safe.amount.div(paid) }
      })
    bound = next
  }
  return []
}

/** Shares of the round at a given conversion: the pool is topped up before the money, after it, or is large enough. */
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
    /** Shares of the pool when the money comes. */
    pool: isToppedBefore || isToppedAfter ? target.times(total) : shares.pool,
    newShares,
    price: pre.div(atPrice.times(ONE.minus(sold))),
  }
}

/** A priced round with the SAFEs that it converts; null when no price makes the terms true. */
export function priceRound(terms: RoundTerms, shares: Shares, safes: readonly Safe[]) {
  const before = shares.holders.plus(shares.options).plus(shares.pool)
  let price = divide(terms.pre, before)
  for (let step = 0; price?.gt(0) && step < MAX_STEPS; step += 1) {
    const converted = convert(safes, before, price)
    const round = issue(terms, shares, sum(converted.map((safe) => safe.shares)))
    const moved = round.price.minus(price).abs()
    price = round.price.round(24)
    if (moved.lt(minOf(price, ONE).times(CLOSE))) return { ...round, safes: converted }
  }
  return null
}
