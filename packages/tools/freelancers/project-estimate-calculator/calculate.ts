import { addDays, type IsoDate, weekday } from '../../kit/dates.ts'
import { type Big, ceil, dec, divide, ONE, root, share, sum, ZERO } from '../../kit/decimal.ts'
import type { Input } from './form.ts'

/** Quantiles of the normal distribution. */
const Z: Readonly<Record<Input['confidence'], string>> = {
  '50': '0',
  '70': '0.5244',
  '80': '0.8416',
  '90': '1.2816',
  '95': '1.6449',
}

const TOO_WIDE = 5

function estimate({ name, optimistic, likely, pessimistic }: Input['tasks'][number]) {
  return {
    name,
    expected: optimistic.plus(likely.times(4)).plus(pessimistic).div(6),
    // PERT: the range covers six standard deviations.
    deviation: pessimistic.minus(optimistic).div(6),
    /** The pessimistic value is more than five times the likely one. */
    isTooWide: pessimistic.gt(likely.times(TOO_WIDE)),
  }
}

/** The last of so many working days from the start, or from the next weekday. */
function lastWorkingDay(start: IsoDate, days: number): IsoDate {
  let date = addDays(start, -1)
  for (let left = days; left > 0;) {
    date = addDays(date, 1)
    if (weekday(date) <= 5) left -= 1
  }
  return date
}

/** Weekdays needed for the work days: at three days a week, five thirds as many. */
function calendarDays(workDays: number, daysPerWeek: Big): number {
  return daysPerWeek.gte(5) ? workDays : ceil(dec(workDays).times(5).div(daysPerWeek)).toNumber()
}

/** Beyond this no finish date is given. */
const MAX_DATED_DAYS = 5_000

export function calculate(input: Input) {
  const tasks = input.tasks.map(estimate)
  const expected = sum(tasks.map((task) => task.expected))
  const variances = tasks.map(({ deviation }) => deviation.times(deviation))
  const variance = sum(variances)
  const deviation = root(variance, 2)
  const effortAt = (confidence: Input['confidence']) => expected.plus(deviation.times(Z[confidence]))
  const hoursOf = (effort: Big) => (input.unit === 'days' ? effort.times(input.hoursPerDay) : effort)
  const priceOf = (effort: Big) => {
    const price = hoursOf(effort)
      .times(input.rate)
      .times(ONE.plus(share(input.contingency)))
      .plus(input.expenses)
      .minus(input.discount)
    return price.lt(0) ? ZERO : price
  }
  const effort = effortAt(input.confidence)
  const hours = hoursOf(effort)
  const price = priceOf(effort)
  const workDays = ceil(hours.div(input.hoursPerDay)).toNumber()
  const dated = calendarDays(workDays, input.daysPerWeek)
  return {
    input,
    tasks: tasks.map((task, index) => ({
      ...task,
      /** Its share of the total variance; null when the total is 0. */
      partOfVariance: divide(variances[index] ?? ZERO, variance),
    })),
    /** In the unit of the estimates. */
    expected,
    deviation,
    effort,
    hours,
    price,
    priceWithVat: price.times(ONE.plus(share(input.vat))),
    /** Whole working days, at the hours per day. */
    workDays,
    finish: input.start === '' || workDays === 0 || dated > MAX_DATED_DAYS ? null : lastWorkingDay(input.start, dated),
    isDoubleSafety: input.contingency.gt(0) && input.confidence !== '50',
    /** The price at every confidence, for the chart. */
    levels: (['50', '70', '80', '90', '95'] as const).map((confidence) => ({
      confidence,
      effort: effortAt(confidence),
      price: priceOf(effortAt(confidence)),
    })),
  }
}

export type Result = ReturnType<typeof calculate>
