import { type Big, ceil, dec, ONE, share } from '../../kit/decimal.ts'
import { type Input, WEEKDAYS_A_YEAR } from './form.ts'

export interface Rate {
  /** Percent of the working hours that are paid for. */
  readonly billable: Big
  readonly hours: Big
  readonly hourly: Big
}

export interface Result extends Rate {
  readonly input: Input
  readonly workDays: number
  readonly profitBeforeTax: Big
  readonly revenue: Big
  readonly daily: Big
  /** Five days. */
  readonly weekly: Big
  readonly withVat: Big
  /** The rate rounded up to a whole unit of the currency. */
  readonly roundFigure: Big
  /** What the paid hours of a year bring at the round figure: more than the revenue needed. */
  readonly brought: Big
  readonly whatIf: readonly Rate[]
}

const WHAT_IF = ['50', '80']
const DAYS_A_WEEK = 5

export function calculate(input: Input): Result {
  const workDays = WEEKDAYS_A_YEAR - input.leave - input.holidays - input.sick
  const profitBeforeTax = input.net.div(ONE.minus(share(input.tax)))
  const revenue = profitBeforeTax
    .plus(input.fixed)
    .plus(input.costs)
    .times(ONE.plus(share(input.margin)))
  const rateAt = (billable: Big): Rate => {
    const hours = dec(workDays).times(input.hours).times(share(billable))
    return { billable, hours, hourly: revenue.div(hours) }
  }
  const rate = rateAt(input.billable)
  const roundFigure = ceil(rate.hourly)
  const daily = rate.hourly.times(input.hours)
  return {
    ...rate,
    input,
    workDays,
    profitBeforeTax,
    revenue,
    daily,
    weekly: daily.times(DAYS_A_WEEK),
    withVat: rate.hourly.times(ONE.plus(share(input.vat))),
    roundFigure,
    brought: roundFigure.times(rate.hours),
    whatIf: WHAT_IF.map((billable) => rateAt(dec(billable))),
  }
}
