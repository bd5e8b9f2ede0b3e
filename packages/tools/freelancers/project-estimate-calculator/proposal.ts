import { formatDate } from '../../kit/dates.ts'
import { countOf, formatMoney, formatPercent } from '../../kit/format.ts'
import type { Result } from './calculate.ts'

/** The estimate as a passage of a proposal, from typed and computed facts only. */
export function proposalText(result: Result): string {
  const { input, tasks, effort, price, priceWithVat, finish } = result
  const amount = (value: typeof effort) => countOf(value, input.unit === 'days' ? 'day' : 'hour', 1)
  const money = (value: typeof effort) => formatMoney(value, input.currency)
  const gross = ` net, ${money(priceWithVat)} with ${formatPercent(input.vat)} VAT`
  const lines = [
    'Estimate',
    '',
    ...tasks.map(({ name, expected }) => `- ${name}: about ${amount(expected)}`),
    '',
    `Effort: ${amount(effort)}, which covers the work in ${input.confidence} of 100 cases by our estimate.`,
    `Price: ${money(price)}${input.vat.gt(0) ? gross : ''}.`,
    ...(input.expenses.gt(0) ? [`It includes fixed expenses of ${money(input.expenses)}.`] : []),
    ...(input.discount.gt(0) ? [`A discount of ${money(input.discount)} is taken off.`] : []),
    ...(finish
      ? [`Planned to be finished on ${formatDate(finish)}, when we start on ${formatDate(input.start)}.`]
      : []),
  ]
  return `${lines.join('\n')}\n`
}
