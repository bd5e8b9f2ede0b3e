import { type Big, dec, ONE, round2, share } from '../../kit/decimal.ts'
import { euVatRates } from '../../kit/vat-rates.ts'
import { checkReduction } from './reduction.ts'
import type { Input } from './form.ts'

/** The unit of the labelled price, and how many of the typed unit it has. */
const UNITS: Readonly<Record<Input['unit'], readonly [per: string, holds: number]>> = {
  g: ['kg', 1000],
  kg: ['kg', 1],
  ml: ['l', 1000],
  l: ['l', 1],
  cm: ['m', 100],
  m: ['m', 1],
  m2: ['m²', 1],
  piece: ['piece', 1],
}

/** Rounded amounts that add up: VAT is the difference of gross and net. */
function split(amount: Big, basis: Input['basis'], rate: Big) {
  const factor = ONE.plus(share(rate))
  const net = round2(basis === 'net' ? amount : amount.div(factor))
  const gross = round2(basis === 'gross' ? amount : amount.times(factor))
  return { net, gross, vat: gross.minus(net) }
}

/** Uses the rounded labelled price, so that a buyer who divides gets the same. */
function unitPriceOf({ amount, basis, content, unit }: Input, rate: Big) {
  if (!content) return null
  const { gross } = split(amount, basis, rate)
  const [per, holds] = UNITS[unit]
  return { price: gross.div(content).times(holds), per }
}

export function calculate(input: Input) {
  const standard = euVatRates.value.find(({ code }) => code === input.country)
  const rate = input.ownRate ?? dec(standard?.rate ?? 0)
  const total = input.amount.times(input.quantity)
  return {
    input,
    rate,
    ...split(total, input.basis, rate),
    countries: euVatRates.value.map(({ rate: own, ...country }) => ({
      ...country,
      rate: dec(own),
      ...split(total, input.basis, dec(own)),
    })),
    unitPrice: unitPriceOf(input, rate),
    reduction: checkReduction(input),
  }
}

export type Result = ReturnType<typeof calculate>
