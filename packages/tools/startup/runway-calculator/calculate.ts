import { addToMonth } from '../../kit/dates.ts'
import { type Big, ONE, share, ZERO } from '../../kit/decimal.ts'
import { type Input, MAX_MONTHS } from './schema.ts'

export interface Month {
  readonly number: number
  readonly revenue: Big
  readonly costs: Big
  /** One-off items and a raise of this month. */
  readonly oneOffs: Big
  readonly net: Big
  readonly cash: Big
}

export interface Run {
  /** The months that are paid in full. */
  readonly months: readonly Month[]
  /** The month that would take the cash below the minimum; null when none of 120 does. */
  readonly lastMonth: Month | null
  /** Whole months and the part of the next; null when the cash lasts. */
  readonly runway: Big | null
  /** A one-off without which the last month would be paid. */
  readonly endedBy: Big | null
}

export interface Result extends Run {
  readonly input: Input
  /** Null: revenue covers the costs. */
  readonly simple: Big | null
  readonly grossBurn: Big
  readonly netBurn: Big
  readonly breakEvenMonth: number | null
  /** The least cash at the end of a month, 0 being now. */
  readonly lowest: { readonly cash: Big; readonly month: number }
  readonly isBelowAlready: boolean
  /** Months of the calendar, where a first month is given. */
  readonly runOutMonth: string | null
  /** How many months from now the raising has to start; nought or less is now or too late. */
  readonly raiseIn: number | null
  readonly raiseMonth: string | null
  readonly whatIf: Run
}

/** More digits than any sum of money shows, and still a finite number of them after ten years of growth. */
const GUARD_DIGITS = 40

type Plan = Pick<Input, 'cash' | 'revenue' | 'costs' | 'revenueGrowth' | 'costsGrowth' | 'minimum'> & {
  readonly oneOffsOf: (month: number) => Big
}

function run({ cash: start, minimum, oneOffsOf, ...plan }: Plan): Run {
  if (start.lt(minimum)) return { months: [], lastMonth: null, runway: ZERO, endedBy: null }
  const months: Month[] = []
  let [cash, revenue, costs] = [start, plan.revenue, plan.costs]
  for (let number = 1; number <= MAX_MONTHS; number += 1) {
    const oneOffs = oneOffsOf(number)
    const net = revenue.minus(costs).plus(oneOffs)
    const after = cash.plus(net)
    const month = { number, revenue, costs, oneOffs, net, cash: after }
    if (after.lt(minimum)) {
      const part = cash.minus(minimum).div(net.times(-1))
      const endedBy = oneOffs.lt(0) && after.minus(oneOffs).gte(minimum) ? oneOffs : null
      return { months, lastMonth: month, runway: part.plus(number - 1), endedBy }
    }
    months.push(month)
    cash = after
    revenue = revenue.times(ONE.plus(share(plan.revenueGrowth))).round(GUARD_DIGITS)
    costs = costs.times(ONE.plus(share(plan.costsGrowth))).round(GUARD_DIGITS)
  }
  return { months, lastMonth: null, runway: null, endedBy: null }
}

function oneOffsByMonth({ oneOffs, raiseMonth, raiseAmount }: Input): (month: number) => Big {
  const byMonth = new Map<number, Big>()
  const add = (month: number, amount: Big) => byMonth.set(month, (byMonth.get(month) ?? ZERO).plus(amount))
  for (const { month, amount } of oneOffs) add(month, amount)
  if (raiseMonth !== null && raiseAmount !== null) add(raiseMonth, raiseAmount)
  return (month) => byMonth.get(month) ?? ZERO
}

const changed = (value: Big, percent: Big): Big => value.times(ONE.plus(share(percent)))

/** The first month in which revenue covers the costs, one-offs apart, also when the cash does not last until then. */
function firstBreakEven({ revenue, costs, revenueGrowth, costsGrowth }: Input): number | null {
  for (let month = 1; month <= MAX_MONTHS; month += 1) {
    if (revenue.gte(costs)) return month
    revenue = revenue.times(ONE.plus(share(revenueGrowth))).round(GUARD_DIGITS)
    costs = costs.times(ONE.plus(share(costsGrowth))).round(GUARD_DIGITS)
  }
  return null
}

function lowestOf(start: Big, months: readonly Month[]): Result['lowest'] {
  let lowest = { cash: start, month: 0 }
  for (const { cash, number } of months) if (cash.lt(lowest.cash)) lowest = { cash, month: number }
  return lowest
}

export function calculate(input: Input): Result {
  const oneOffsOf = oneOffsByMonth(input)
  const modelled = run({ ...input, oneOffsOf })
  const netBurn = input.costs.minus(input.revenue)
  const isBelowAlready = input.cash.lt(input.minimum)
  // The first month is month 1, so seven whole months end in the calendar month seven later.
  const runOutAt = isBelowAlready ? 0 : modelled.lastMonth && modelled.lastMonth.number - 1
  const raiseIn = runOutAt === null ? null : runOutAt - input.raiseTime
  const calendar = (months: number | null) =>
    input.start === '' || months === null ? null : addToMonth(input.start, months)
  return {
    ...modelled,
    input,
    simple: netBurn.gt(0) ? input.cash.minus(input.minimum).div(netBurn) : null,
    grossBurn: input.costs,
    netBurn,
    breakEvenMonth: firstBreakEven(input),
    lowest: lowestOf(input.cash, modelled.months),
    isBelowAlready,
    runOutMonth: calendar(runOutAt),
    raiseIn,
    raiseMonth: calendar(raiseIn === null ? null : Math.max(0, raiseIn)),
    whatIf: run({
      ...input,
      costs: changed(input.costs, input.costsChange),
      revenue: changed(input.revenue, input.revenueChange),
      oneOffsOf,
    }),
  }
}
