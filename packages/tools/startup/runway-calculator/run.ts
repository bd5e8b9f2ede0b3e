import { type Big, ONE, share, ZERO } from '../../kit/decimal.ts'
import { type Input, MAX_MONTHS } from './form.ts'

export interface Month {
  readonly number: number
  readonly revenue: Big
  readonly costs: Big
  /** Costs of the hiring plan in this month. */
  readonly hires: Big
  /** One-off items and raised money of this month. */
  readonly oneOffs: Big
  readonly net: Big
  readonly cash: Big
}

export interface Run {
  /** The months that are fully paid. */
  readonly months: readonly Month[]
  /** The month that would take the cash below the minimum; null when none of 120 does. */
  readonly lastMonth: Month | null
  /** Paid months and the fraction of the next; null when the cash lasts. */
  readonly runway: Big | null
  /** A one-off without which the last month would be paid. */
  readonly endedBy: Big | null
}

/** The paid months and the first unpaid one. */
export const allMonths = ({ months, lastMonth }: Run): readonly Month[] => (lastMonth ? [...months, lastMonth] : months)

/** Bounds the digits of amounts during ten years of growth; more than any display needs. */
const GUARD_DIGITS = 40

export const afterGrowth = (amount: Big, percent: Big): Big =>
  amount.times(ONE.plus(share(percent))).round(GUARD_DIGITS)

type Plan = Pick<Input, 'cash' | 'revenue' | 'costs' | 'revenueGrowth' | 'costsGrowth' | 'minimum'> & {
  readonly oneOffsOf: (month: number) => Big
  readonly hiresOf: (month: number) => Big
}

/** Simulates months until one would take the cash below the minimum. */
export function run({ cash: start, minimum, oneOffsOf, hiresOf, ...plan }: Plan): Run {
  if (start.lt(minimum)) return { months: [], lastMonth: null, runway: ZERO, endedBy: null }
  const months: Month[] = []
  let [cash, revenue, costs] = [start, plan.revenue, plan.costs]
  for (let number = 1; number <= MAX_MONTHS; number += 1) {
    const [oneOffs, hires] = [oneOffsOf(number), hiresOf(number)]
    const net = revenue.minus(costs).minus(hires).plus(oneOffs)
    const after = cash.plus(net)
    const month = { number, revenue, costs, hires, oneOffs, net, cash: after }
    if (after.lt(minimum)) {
      const part = cash.minus(minimum).div(net.times(-1))
      const endedBy = oneOffs.lt(0) && after.minus(oneOffs).gte(minimum) ? oneOffs : null
      return { months, lastMonth: month, runway: part.plus(number - 1), endedBy }
    }
    months.push(month)
    cash = after
    revenue = afterGrowth(revenue, plan.revenueGrowth)
    costs = afterGrowth(costs, plan.costsGrowth)
  }
  return { months, lastMonth: null, runway: null, endedBy: null }
}
