import { type Big, dec, divide, ONE, power, root, share } from '../../kit/decimal.ts'
import type { Input } from './form.ts'

const MONTHS_A_YEAR = 12
const MONTHS: Readonly<Record<Input['period'], number>> = { month: 1, quarter: 3 }

/** The share kept in a period, per month and per year. */
export type Retention = ReturnType<typeof retention>

/** A figure, or the reason why it is missing. */
export type Figure = Big | string

export type Result = ReturnType<typeof calculate>

/** Converts a period's retention: a month keeps the cube root of what a quarter keeps. */
function retention(period: Big, months: number) {
  const month = months === 1 ? period : root(period, months)
  return { period, month, year: power(period, MONTHS_A_YEAR / months) }
}

const over = (a: Big, b: Big, why: string): Figure => divide(a, b) ?? why

/** Acquisition cost and lifetime value of a customer, and the months to earn the cost back. */
function unitEconomics({ margin, spend, newCustomers }: Input, arpa: Big | null, grr: Retention | null) {
  const cac = spend
    ? over(spend, dec(newCustomers), 'No new customers in this period')
    : 'Needs the sales and marketing spend'
  const profit = arpa && margin && arpa.times(share(margin))
  const churn = grr && ONE.minus(grr.month)
  const ltv = !profit
    ? 'Needs customers and the gross margin'
    : churn
      ? over(profit, churn, 'Not defined while nobody leaves')
      : 'Needs revenue at the start'
  const isKnown = typeof cac !== 'string'
  return {
    cac,
    ltv,
    ltvToCac:
      isKnown && typeof ltv !== 'string' ? over(ltv, cac, 'Customers cost nothing to win') : 'Needs both CAC and LTV',
    payback: isKnown && profit ? over(cac, profit, 'Customers bring no profit') : 'Needs CAC and the gross margin',
  }
}

export function calculate(input: Input) {
  const { start, added, expansion, contraction, churned, burn, growth, profitMargin } = input
  const months = MONTHS[input.period]
  const gained = added.plus(expansion)
  const lost = contraction.plus(churned)
  const end = start.plus(gained).minus(lost)
  const netNew = end.minus(start)
  const kept = divide(start.minus(lost), start)
  const keptAndGrown = divide(start.plus(expansion).minus(lost), start)
  const customersEnd = input.customers + input.newCustomers - input.lostCustomers
  // Lost customers may include new ones, so cap the loss of customers from the start.
  const lostOfStart = Math.min(input.lostCustomers, input.customers)
  const keptLogos = divide(dec(input.customers - lostOfStart), dec(input.customers))
  const grr = kept && retention(kept, months)
  const arpa = divide(end, dec(customersEnd))
  return {
    input,
    end,
    arr: end.times(MONTHS_A_YEAR),
    netNew,
    /** Null without revenue at the start, as is `grr`. */
    nrr: keptAndGrown && retention(keptAndGrown, months),
    grr,
    /** The share of kept customers; null without customers at the start. */
    logos: keptLogos && retention(keptLogos, months),
    customersEnd,
    arpa,
    ...unitEconomics(input, arpa, grr),
    quickRatio: over(
      gained,
      lost,
      gained.eq(0) ? 'No gains and no losses in this period' : '∞ is not shown: no losses in this period',
    ),
    burnMultiple: !burn
      ? 'Needs the net burn'
      : netNew.gt(0)
        ? burn.div(netNew.times(MONTHS_A_YEAR))
        : 'No net new recurring revenue',
    ruleOf40: growth && profitMargin ? growth.plus(profitMargin) : 'Needs growth and a profit margin',
  }
}
