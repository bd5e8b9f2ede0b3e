import { type Big, ceil, divide, share, sum, ZERO } from '../../kit/decimal.ts'
import type { Input } from './form.ts'

export type Result = ReturnType<typeof calculate>
export type BreakEven = ReturnType<typeof breakEvenOf>

/** Price and variable cost of a unit, averaged over several products by their mix. */
function unitOf({ mode, price, variable, products }: Input) {
  if (mode === 'one') return { price: price ?? ZERO, variable: variable ?? ZERO }
  const weighted = (pick: (product: Input['products'][number]) => Big) =>
    sum(products.map((product) => pick(product).times(share(product.mix))))
  return { price: weighted((product) => product.price), variable: weighted((product) => product.variable) }
}

type Unit = ReturnType<typeof unitOf>

function levelsOf(input: Input, unit: Unit, units: Big, targetUnits: Big) {
  const level = (label: string, count: Big) => {
    const revenue = count.times(unit.price)
    const costs = count.times(unit.variable).plus(input.fixed)
    return { label, units: count, revenue, costs, profit: revenue.minus(costs) }
  }
  const levels = [
    level('No unit', ZERO),
    level('Half of break-even', ceil(units.div(2))),
    level('Break-even', units),
    level('Half as much again', ceil(units.times('1.5'))),
    level('Twice break-even', units.times(2)),
  ]
  if (input.target.gt(0)) levels.push(level('Profit wanted', targetUnits))
  if (input.current !== null) levels.push(level('Now', input.current))
  return levels.toSorted((a, b) => a.units.cmp(b.units))
}

function breakEvenOf(input: Input, unit: Unit, contribution: Big) {
  const exactUnits = input.fixed.div(contribution)
  const units = ceil(exactUnits)
  const targetUnits = ceil(input.fixed.plus(input.target).div(contribution))
  const products = input.mode === 'one' ? [] : input.products
  return {
    exactUnits,
    units,
    targetUnits,
    /** Revenue of whole units, which exceeds the exact one. */
    wholeRevenue: units.times(unit.price),
    exactRevenue: exactUnits.times(unit.price),
    marginOfSafety: input.current && divide(input.current.minus(exactUnits).times(100), input.current),
    products: products.map(({ name, price, variable, mix }, index) => ({
      name: name || `Product ${index + 1}`,
      contribution: price.minus(variable),
      /** Units of this product, rounded up. */
      units: ceil(exactUnits.times(share(mix))),
    })),
    levels: levelsOf(input, unit, units, targetUnits),
  }
}

export function calculate(input: Input) {
  const unit = unitOf(input)
  const contribution = unit.price.minus(unit.variable)
  return {
    input,
    ...unit,
    contribution,
    /** Null when the price is 0. */
    contributionShare: divide(contribution, unit.price),
    /** Null when a unit contributes nothing. */
    breakEven: contribution.gt(0) ? breakEvenOf(input, unit, contribution) : null,
  }
}
