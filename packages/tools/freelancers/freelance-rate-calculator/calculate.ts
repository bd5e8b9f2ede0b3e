import { type Big, ceil, dec, ONE, share } from '../../kit/decimal.ts'
import { type Input, WEEKDAYS_A_YEAR } from './form.ts'

const WHAT_IF = ['50', '80']
const DAYS_A_WEEK = 5

export function calculate(input: Input) {
  const workDays = WEEKDAYS_A_YEAR - input.leave - input.holidays - input.sick
  const profitBeforeTax = input.net.div(ONE.minus(share(input.tax)))
  const revenue = profitBeforeTax
    .plus(input.fixed)
    .plus(input.costs)
    .times(ONE.plus(share(input.margin)))
  const rateAt = (billable: Big) => {
    const hours = dec(workDays).times(input.hours).times(share(billable))
    // The billable share is a percentage of the working hours.
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
    /** Five days. */
    weekly: daily.times(DAYS_A_WEEK),
    withVat: rate.hourly.times(ONE.plus(share(input.vat))),
    /** The hourly rate rounded up to a whole unit of the currency. */
    roundFigure,
    /** Income of the paid hours of a year at `roundFigure`, which exceeds the revenue needed. */
    brought: roundFigure.times(rate.hours),
    whatIf: WHAT_IF.map((billable) => rateAt(dec(billable))),
  }
}

export type Result = ReturnType<typeof calculate>
