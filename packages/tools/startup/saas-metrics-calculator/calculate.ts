import { type Big, dec, divide, ONE, power, root, share } from '../../kit/decimal.ts'
import type { Input } from './form.ts'

const MONTHS_A_YEAR = 12
const MONTHS: Readonly<Record<Input['period'], number>> = { month: 1, quarter: 3 }

/** The share kept in a period, per month and per year. */
export type Retention = ReturnType<typeof retention>

/** A figure, or the reason why it is missing. */
export type Figure = { readonly value: Big } | { readonly none: string }

export type Result = ReturnType<typeof calculate>

/** Converts a period's retention: a month keeps the cube root of what a quarter keeps. */
function retention(period: Big, months: number) {
  const month = months === 1 ? period : root(period, months)
  return { period, month, year: power(period, MONTHS_A_YEAR / months) }
}

const over = (a: Big, b: Big, why: string): Figure => figureOf(divide(a, b), why)
const figureOf = (value: Big | null, why: string): Figure => (value ? { value } : { none: why })

const valueOf = (figure: Figure): Big | null => ('value' in figure ? figure.value : null)

/** Acquisition cost and lifetime value of a customer, and the months to earn the cost back. */
function unitEconomics({ margin, spend, newCustomers }: Input, arpa: Big | null, grr: Retention | null) {
  const cac: Figure =
    spend === null
      ? { none: 'Needs the sales and marketing spend' }
      : over(spend, dec(newCustomers), 'No new customers in this period')
  const profit = arpa && margin && arpa.times(share(margin))
  const churn = grr && ONE.minus(grr.month)
  const ltv: Figure = !profit
    ? { none: 'Needs customers and the gross margin' }
    : churn
      ? over(profit, churn, 'Not defined while nobody leaves')
      : { none: 'Needs revenue at the start' }
  const cost = valueOf(cac)
  const worth = valueOf(ltv)
  return {
    cac,
    ltv,
    ltvToCac: cost && worth ? over(worth, cost, 'Customers cost nothing to win') : { none: 'Needs both CAC and LTV' },
    payback:
      cost && profit ? over(cost, profit, 'Customers bring no profit') : { none: 'Needs CAC and the gross margin' },
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
    burnMultiple:
      burn === null
        ? figureOf(null, 'Needs the net burn')
        : figureOf(netNew.gt(0) ? burn.div(netNew.times(MONTHS_A_YEAR)) : null, 'No net new recurring revenue'),
    ruleOf40: figureOf(growth && profitMargin && growth.plus(profitMargin), 'Needs growth and a profit margin'),
  }
}
