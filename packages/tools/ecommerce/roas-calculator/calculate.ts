import { type Big, dec, divide, ONE, round2, share } from '../../kit/decimal.ts'
import type { Input } from './form.ts'

type Verdict = 'earns' | 'short of the goal' | 'even' | 'loses' | 'no spend'

function verdictOf(spend: Big, profit: Big, revenue: Big, target: Big): Verdict {
  if (spend.eq(0)) return 'no spend'
  if (profit.lt(0)) return 'loses'
  if (profit.eq(0)) return 'even'
  return profit.lt(round2(revenue.times(target))) ? 'short of the goal' : 'earns'
}

const afterReturns = ({ hasReturns, returns }: Input, gross: Big): Big =>
  hasReturns ? gross.times(ONE.minus(share(returns))) : gross

function figures(input: Input, spend: Big, gross: Big, contribution: Big) {
  const revenue = afterReturns(input, gross)
  // Round to cents: less than half a cent is neither profit nor loss.
  const profit = round2(revenue.times(contribution).minus(spend))
  return {
    spend,
    /** After returns. */
    revenue,
    roas: divide(revenue, spend),
    acos: divide(spend, revenue),
    profit,
    verdict: verdictOf(spend, profit, revenue, share(input.target)),
  }
}

/** The typed rate, or the rate of the counts if both are given. */
const ratio = (typed: Big | null, part: Big | null, whole: Big | null): Big | null =>
  typed ?? (part && whole ? divide(part, whole) : null)

export function calculate(input: Input) {
  /** Margin per unit of revenue before advertising. */
  const contribution = share(input.margin).minus(share(input.otherCosts))
  const left = contribution.minus(share(input.target))
  const own = figures(input, input.spend, input.revenue, contribution)
  const orders = input.orders === null ? null : dec(input.orders)
  const clicks = input.clicks === null ? null : dec(input.clicks)
  const conversion = ratio(input.conversion && share(input.conversion), orders, clicks)
  const orderValue = ratio(input.orderValue && afterReturns(input, input.orderValue), own.revenue, orders)
  const perOrder = (rate: Big) => (orderValue && rate.gt(0) ? orderValue.times(rate) : null)
  const pair = { even: perOrder(contribution), target: perOrder(left) }
  const perClick = (value: Big | null) => conversion && value && value.times(conversion)
  return {
    input,
    ...own,
    /** Null when every sale loses money before advertising. */
    breakEvenRoas: contribution.gt(0) ? ONE.div(contribution) : null,
    /** Null when the target profit is at least the margin. */
    targetRoas: left.gt(0) ? ONE.div(left) : null,
    costPerOrder: orders ? divide(input.spend, orders) : null,
    costPerClick: clicks ? divide(input.spend, clicks) : null,
    /** Maximum costs at break-even and at the target profit. */
    highest: { perOrder: pair, perClick: { even: perClick(pair.even), target: perClick(pair.target) } },
    campaigns: input.campaigns.map(({ name, spend, revenue }, index) => ({
      name: name || `Campaign ${index + 1}`,
      ...figures(input, spend, revenue, contribution),
    })),
  }
}

export type Result = ReturnType<typeof calculate>
