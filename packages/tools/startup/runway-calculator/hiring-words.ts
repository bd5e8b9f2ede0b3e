import { addToMonth, formatMonth } from '../../kit/dates.ts'
import { type Big, round2 } from '../../kit/decimal.ts'
import { countOf, formatMoney, formatNumber } from '../../kit/format.ts'
import type { Result } from './calculate.ts'
import type { Run } from './run.ts'
import { type Input, MAX_MONTHS } from './form.ts'

/** "7.60 months" */
export const months = (value: Big): string => `${formatNumber(value, 2, 2)} months`

/** The first unpaid month: "August 2027", or "month 8" without a first month. */
export function endMonth({ lastMonth }: Run, { start }: Input): string {
  if (!lastMonth) return ''
  return start === '' ? `month ${lastMonth.number}` : formatMonth(addToMonth(start, lastMonth.number - 1))
}

/** Differences that display as 0 are ignored. */
const isNothing = (value: Big): boolean => round2(value).eq(0)

/** A sentence about the hire that costs the most runway; '' when no single one does. */
export function costliestSentence({ hiring, input }: Result): string {
  if (!hiring?.costliest) return ''
  const { hire, gain } = hiring.costliest
  if (gain && isNothing(gain)) return ''
  const pay = `The hire of ${formatMoney(hire.cost, input.currency)} a month from month ${hire.month}`
  const longer = gain ? `${months(gain)} longer` : 'more than 10 years'
  return ` ${hire.role || pay} costs most runway: without this hire the money lasts ${longer}.`
}

/** When the money runs out, and how much sooner with a hiring plan; only for a run that ends. */
export function endOfRun(result: Result): string {
  const { hiring, input } = result
  const end = endMonth(result, input)
  if (!hiring) return `The money runs out in ${end}.`
  const withPlan = `With the hiring plan the money lasts until ${end}`
  if (!hiring.lost) return `${withPlan}; without it, more than 10 years.`
  if (isNothing(hiring.lost)) return `The money runs out in ${end}. Without the hiring plan it lasts as long.`
  return `${withPlan}, ${months(hiring.lost)} less than without it.`
}

const signed = (percent: Big): string => `${percent.gt(0) ? '+' : ''}${formatNumber(percent)}\u00A0%`

/** "Costs −10 %, revenue +10 %" */
export const whatIfNote = ({ input, hiring }: Result): string =>
  `Costs ${signed(input.costsChange)}, revenue ${signed(input.revenueChange)}${hiring ? ', hires as planned' : ''}`

export function runOutNote({ months: paid, lastMonth, isBelowAlready, input }: Result): string {
  if (isBelowAlready) return 'Below the cash to keep now'
  if (!lastMonth) return `Not within ${MAX_MONTHS} months`
  const cost = formatMoney(lastMonth.net.times(-1), input.currency)
  return paid.length === 0
    ? `Month 1 would already cost ${cost}`
    : `${countOf(paid.length, 'whole month')} paid; month ${lastMonth.number} would cost ${cost}`
}
