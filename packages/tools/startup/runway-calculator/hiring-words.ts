import { addToMonth, formatMonth } from '../../kit/dates.ts'
import { type Big, round2 } from '../../kit/decimal.ts'
import { formatMoney, formatNumber } from '../../kit/format.ts'
import type { Result } from './calculate.ts'
import type { Run } from './run.ts'
import type { Input } from './form.ts'

/** "7.60 months" */
export const months = (value: Big): string => `${formatNumber(value, 2, 2)} months`

/** The month that is no longer paid: "August 2027", or "month 8" where no first month is given. */
export function endMonth({ lastMonth }: Run, { start }: Input): string {
  if (!lastMonth) return ''
  return start === '' ? `month ${lastMonth.number}` : formatMonth(addToMonth(start, lastMonth.number - 1))
}

/** A difference that the shown figures round away is none. */
const isNothing = (value: Big): boolean => round2(value).eq(0)

/** The hire that takes most of the runway; empty where no single one does. */
export function costliestSentence({ hiring, input }: Result): string {
  if (!hiring?.costliest) return ''
  const { hire, gain } = hiring.costliest
  if (gain && isNothing(gain)) return ''
  const pay = `The hire of ${formatMoney(hire.cost, input.currency)} a month from month ${hire.month}`
  const longer = gain ? `${months(gain)} longer` : 'more than 10 years'
  return ` ${hire.role || pay} costs most runway: without this hire the money lasts ${longer}.`
}

/** When the money runs out and, of a hiring plan, how much sooner. For a run that ends. */
export function endOfRun(result: Result): string {
  const { hiring, input } = result
  const end = endMonth(result, input)
  if (!hiring) return `The money runs out in ${end}.`
  const withPlan = `With the hiring plan the money lasts until ${end}`
  if (!hiring.lost) return `${withPlan}; without it, more than 10 years.`
  if (isNothing(hiring.lost)) return `The money runs out in ${end}. Without the hiring plan it lasts as long.`
  return `${withPlan}, ${months(hiring.lost)} less than without it.`
}
