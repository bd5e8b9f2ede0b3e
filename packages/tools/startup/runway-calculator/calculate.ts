import { addToMonth } from '../../kit/dates.ts'
import { type Big, maxOf, ONE, share, ZERO } from '../../kit/decimal.ts'
import { costsOfHires, hiringOf, payOfHires } from './hiring.ts'
import { afterGrowth, type Month, run } from './run.ts'
import { type Input, MAX_MONTHS } from './form.ts'

export type Result = ReturnType<typeof calculate>

function oneOffsByMonth({ oneOffs, raiseMonth, raiseAmount }: Input): (month: number) => Big {
  const byMonth = new Map<number, Big>()
  const add = (month: number, amount: Big) => byMonth.set(month, (byMonth.get(month) ?? ZERO).plus(amount))
  for (const { month, amount } of oneOffs) add(month, amount)
  if (raiseMonth !== null && raiseAmount !== null) add(raiseMonth, raiseAmount)
  return (month) => byMonth.get(month) ?? ZERO
}

const changed = (value: Big, percent: Big): Big => value.times(ONE.plus(share(percent)))

/** The first month in which revenue covers the costs without one-offs, even if the cash runs out earlier. */
function firstBreakEven({ revenue, costs, revenueGrowth, costsGrowth, hires }: Input): number | null {
  const payOf = payOfHires(hires)
  for (let month = 1; month <= MAX_MONTHS; month += 1) {
    if (revenue.gte(costs.plus(payOf(month)))) return month
    revenue = afterGrowth(revenue, revenueGrowth)
    costs = afterGrowth(costs, costsGrowth)
  }
  return null
}

/** The lowest cash at the end of a month; month 0 is now. */
function lowestOf(start: Big, months: readonly Month[]) {
  let lowest = { cash: start, month: 0 }
  for (const { cash, number } of months) if (cash.lt(lowest.cash)) lowest = { cash, month: number }
  return lowest
}

/** The runway by the plan, and when to start raising. */
export function calculate(input: Input) {
  const oneOffsOf = oneOffsByMonth(input)
  const hiresOf = costsOfHires(input.hires)
  const modelled = run({ ...input, oneOffsOf, hiresOf })
  const netBurn = input.costs.minus(input.revenue)
  const isBelowAlready = input.cash.lt(input.minimum)
  // Months count from 1, so the month after seven paid ones is month 8, seven months after the first.
  const runOutAt = isBelowAlready ? 0 : modelled.lastMonth && modelled.lastMonth.number - 1
  const raiseIn = runOutAt === null ? null : runOutAt - input.raiseTime
  const calendar = (months: number | null) =>
    input.start === '' || months === null ? null : addToMonth(input.start, months)
  const costs = changed(input.costs, input.costsChange)
  const revenue = changed(input.revenue, input.revenueChange)
  return {
    ...modelled,
    input,
    /** Null when revenue covers the costs. */
    simple: netBurn.gt(0) ? maxOf(input.cash.minus(input.minimum), ZERO).div(netBurn) : null,
    netBurn,
    breakEvenMonth: firstBreakEven(input),
    lowest: lowestOf(input.cash, modelled.months),
    isBelowAlready,
    /** The month on the calendar; null without a first month. */
    runOutMonth: calendar(runOutAt),
    /** Months until raising has to start; 0 or less means now or too late. */
    raiseIn,
    raiseMonth: calendar(raiseIn === null ? null : Math.max(0, raiseIn)),
    whatIf: run({ ...input, costs, revenue, oneOffsOf, hiresOf }),
    /** The runway without the hiring plan; null without a plan. */
    hiring: hiringOf(input.hires, modelled, (others) => run({ ...input, oneOffsOf, hiresOf: others })),
  }
}
