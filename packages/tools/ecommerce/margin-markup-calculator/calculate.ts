import { type Big, dec, divide, ONE, share, ZERO } from '../../kit/decimal.ts'
import { parseTable } from '../../kit/parse-table.ts'
import { parseNumber } from '../../kit/parse-number.ts'
import type { Input } from './form.ts'

const MARGINS = [10, 20, 30, 40, 50, 60, 70] as const

const vatFactor = ({ vat }: Input): Big => ONE.plus(share(vat))

/** A typed price without VAT. */
const net = (input: Input, price: Big): Big => (input.basis === 'gross' ? price.div(vatFactor(input)) : price)

/** At a markup of −100 % the price is 0, which does not determine the cost. */
const costFromMarkup = (price: Big, markup: Big): Big => divide(price, ONE.plus(markup)) ?? ZERO

const marksOf = (cost: Big, price: Big) => ({
  cost,
  /** Net of VAT, before the discount. */
  price,
  /** Fractions, not percentages; null when the divisor is 0. */
  margin: divide(price.minus(cost), price),
  markup: divide(price.minus(cost), cost),
})

function valuesOf(input: Input) {
  const cost = input.cost ?? ZERO
  const price = net(input, input.price ?? ZERO)
  const margin = share(input.margin ?? ZERO)
  const markup = share(input.markup ?? ZERO)
  switch (input.pair) {
    case 'cost-price':
      return marksOf(cost, price)
    case 'cost-margin':
      return marksOf(cost, cost.div(ONE.minus(margin)))
    case 'cost-markup':
      return marksOf(cost, cost.times(ONE.plus(markup)))
    case 'price-margin':
      return marksOf(price.times(ONE.minus(margin)), price)
    case 'price-markup':
      return marksOf(costFromMarkup(price, markup), price)
  }
}

const handlingOf = ({ shipping, packaging, advertising }: Input) => shipping.plus(packaging).plus(advertising)
const returnsOf = ({ returns, returnCost }: Input) => share(returns).times(returnCost)

/** The profit of one order: N − cost − S − (f·N·(1 + v) + a) − R. */
function orderOf(input: Input, cost: Big, price: Big) {
  const revenue = price.times(ONE.minus(share(input.discount)))
  const fees = share(input.feePercent).times(revenue).times(vatFactor(input)).plus(input.feeFixed)
  const [handling, returns] = [handlingOf(input), returnsOf(input)]
  const profit = revenue.minus(cost).minus(handling).minus(fees).minus(returns)
  // Relative to the price that the buyer pays; null when it is 0.
  return { revenue, fees, handling, returns, profit, netMargin: divide(profit, revenue) }
}

/** The net list price at which an order keeps this share of the paid price; null when no price does. */
function priceFor(input: Input, cost: Big, margin: Big): Big | null {
  const kept = ONE.minus(share(input.feePercent).times(vatFactor(input))).minus(margin)
  const paid = ONE.minus(share(input.discount))
  if (kept.lte(0) || paid.eq(0)) return null
  return cost.plus(handlingOf(input)).plus(input.feeFixed).plus(returnsOf(input)).div(kept).div(paid)
}

/** "Name; cost; price" on a line. A line without two numbers gets no values. */
function bulkRow(input: Input, cells: readonly string[]) {
  const [name = '', ...rest] = cells
  const [cost, price] = rest
    .map((cell) => parseNumber(cell, { kind: 'money' }))
    .map((read) => (read.ok ? dec(read.value) : null))
  if (!cost || !price || cost.lt(0) || price.lt(0)) return { name, values: null, profit: null }
  const values = marksOf(cost, net(input, price))
  return { name, values, profit: orderOf(input, cost, values.price).profit }
}

export function calculate(input: Input) {
  const values = valuesOf(input)
  const bulk = parseTable(input.bulk.join('\n'), 500).map((cells) => bulkRow(input, cells))
  const gross = (price: Big | null) => price && price.times(vatFactor(input))
  return {
    input,
    values,
    gross: values.price.times(vatFactor(input)),
    order: orderOf(input, values.cost, values.price),
    /** Net list prices; null when no price reaches the margin with these fees. */
    lossless: priceFor(input, values.cost, ZERO),
    wanted: input.wanted && priceFor(input, values.cost, share(input.wanted)),
    prices: MARGINS.map((margin) => {
      const price = priceFor(input, values.cost, share(margin))
      return { margin, price, gross: gross(price) }
    }),
    bulk,
    bulkWrong: bulk.filter((row) => row.values === null).length,
  }
}

export type Result = ReturnType<typeof calculate>
