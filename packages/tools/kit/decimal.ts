import BigJs, { type Big } from 'big.js'
import { settled } from './format.ts'

export type { Big }

/** A separate constructor, so that its settings affect no other code. It rounds half away from zero. */
const Decimal = BigJs()
Decimal.DP = 30
Decimal.RM = 1
Decimal.NE = -40
Decimal.PE = 40

export type DecimalSource = string | number | Big

/** An exact decimal. A number is read by its shortest decimal form, so `dec(0.1)` is a tenth. */
export const dec = (value: DecimalSource): Big => new Decimal(value)

export const ZERO = dec(0)
export const ONE = dec(1)
export const HUNDRED = dec(100)

export const sum = (values: readonly Big[]): Big => values.reduce((total, value) => total.plus(value), ZERO)
export const maxOf = (a: Big, b: Big): Big => (a.gte(b) ? a : b)
export const minOf = (a: Big, b: Big): Big => (a.lte(b) ? a : b)

/** A percentage as a share: 23 is 0.23. A multiplication, because a division is slower. */
export const share = (percent: DecimalSource): Big => dec(percent).times('0.01')

/** Rounds half away from zero. Never returns -0. */
export function roundTo(value: Big, places: number): Big {
  const rounded = settled(value).round(places, 1)
  return rounded.eq(0) ? ZERO : rounded
}

export const round2 = (value: Big): Big => roundTo(value, 2)

/** Rounds parts so that they add up to their rounded sum: the largest rounding errors take the difference. */
export function roundTogether(values: readonly Big[], places: number): Big[] {
  const rounded = values.map((value) => roundTo(value, places))
  const rest = roundTo(sum(values), places).minus(sum(rounded))
  const unit = dec(`${rest.lt(0) ? '-' : ''}1e-${places}`)
  const worst = values
    .map((value, index) => ({ index, error: value.minus(rounded[index] ?? ZERO).times(unit) }))
    .sort((a, b) => b.error.cmp(a.error))
    .slice(0, rest.div(unit).toNumber())
  const adjusted = new Set(worst.map(({ index }) => index))
  return rounded.map((value, index) => (adjusted.has(index) ? value.plus(unit) : value))
}

const [DOWN, UP] = [0, 3] as const

/** Rounds up to a whole number: -1.5 becomes -1. */
export const ceil = (value: Big): Big => settled(value).round(0, value.lt(0) ? DOWN : UP)

/** Rounds down to a whole number: -1.5 becomes -2. */
export const floor = (value: Big): Big => settled(value).round(0, value.lt(0) ? UP : DOWN)

/** `a / b`, or null if b is zero. */
export const divide = (a: Big, b: Big): Big | null => (b.eq(0) ? null : a.div(b))

/** Rounds each step to 60 decimals; otherwise ten years of monthly growth would add digits without end. */
export function power(value: Big, exponent: number): Big {
  let result = ONE
  let base = value
  for (let rest = exponent; rest > 0; rest = Math.floor(rest / 2)) {
    if (rest % 2 === 1) result = result.times(base).round(60)
    base = base.times(base).round(60)
  }
  return result
}

/** The n-th root of a number that is not negative, to 28 decimals (Newton's method). */
export function root(value: Big, n: number): Big {
  if (value.lte(0)) return ZERO
  let guess = dec(Math.pow(value.toNumber(), 1 / n))
  for (let step = 0; step < 60; step += 1) {
    const next = guess
      .times(n - 1)
      .plus(value.div(power(guess, n - 1)))
      .div(n)
    const change = next.minus(guess).abs()
    guess = next
    if (change.lt('1e-29')) break
  }
  return guess.round(28)
}
