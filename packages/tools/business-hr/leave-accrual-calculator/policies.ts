import type { IsoDate } from '../../kit/dates.ts'
import { ceil, dec, maxOf, minOf, round2, roundTo, ZERO, type Big } from '../../kit/decimal.ts'
import { countOf, formatNumber } from '../../kit/format.ts'
import { daysEmployed, daysInYear, employmentIn, monthsCompleted, upTo } from './employment.ts'
import type { Entitlement, Step } from './leave.ts'
import { type Input, yearOf } from './form.ts'

const fourWeeks = 4

const directive = 'Directive 2003/88/EC, Article 7'

function shareStep({ shareTop, shareBottom }: Input, full: Big, part: Big): Step[] {
  if (shareTop === shareBottom) return []
  const share = `${shareTop}/${shareBottom}`
  return [
    {
      text: `Working time ${share}: ${formatNumber(full)} × ${share} = ${countOf(part, 'day')}.`,
      article: '',
    },
  ]
}

/** The EU minimum of four weeks, pro rata by days of employment. */
export function euLeave(input: Input): Entitlement {
  const employment = employmentIn(input)
  const full = input.weekDays.times(fourWeeks)
  const yearly = full.times(input.shareTop).div(input.shareBottom)
  const allDays = daysInYear(yearOf(input))
  const by = (to: IsoDate) => round2(yearly.times(daysEmployed(employment.first, upTo(employment, to))).div(allDays))
  const employed = daysEmployed(employment.first, employment.last)
  return {
    days: by(employment.last),
    by,
    basis: 'year',
    steps: [
      { text: `4 weeks of ${countOf(input.weekDays, 'day')}: ${countOf(full, 'day')}.`, article: directive },
      ...shareStep(input, full, yearly),
      {
        text: `Employed on ${employed} of ${allDays} days: ${formatNumber(yearly)} × ${employed} ÷ ${allDays} = ${countOf(by(employment.last), 'day')}.`,
        article: '',
      },
    ],
    notes: ['Four weeks are the least that the Directive allows. The law of your country often gives more.'],
    perUnit: null,
  }
}

/** Rounds up to half or whole days, or to two decimals. */
function rounded(value: Big, rounding: Input['rounding']): Big {
  if (rounding === 'day') return ceil(value)
  return rounding === 'half' ? ceil(value.times(2)).div(2) : round2(value)
}

function perUnit(input: Input, yearly: Big): Entitlement['perUnit'] {
  if (input.accrual === 'at-once') return null
  const units = { month: 12, period: input.periods, hour: input.yearlyHours }
  const label = { month: 'per month', period: 'per pay period', hour: 'per hour worked' }[input.accrual]
  return { label, hours: roundTo(yearly.times(input.hoursPerDay).div(units[input.accrual]), 4) }
}

const accrualWords: Readonly<Record<Input['accrual'], string>> = {
  month: 'after each full month of employment',
  period: 'after each pay period',
  hour: 'with each hour worked',
  'at-once': 'at once, on the first day of the year or of employment',
}

/** The hours carried over that count; an own policy may limit them. */
export const carriedIn = ({ mode, carriedHours, carryLimit, hoursPerDay }: Input): Big =>
  mode !== 'own' || carryLimit === null ? carriedHours : minOf(carriedHours, carryLimit.times(hoursPerDay))

/** The days of the year that fit under the cap. */
function roomUnder(cap: Big, input: Input): Big {
  // Leave at once arrives before any is used.
  if (input.accrual === 'at-once') return cap
  // Used leave of this year, once that carried over is used up, makes room for as much again.
  const used = maxOf(input.usedHours.minus(carriedIn(input)), ZERO)
  return cap.plus(used.div(input.hoursPerDay))
}

export function ownPolicy(input: Input): Entitlement {
  const employment = employmentIn(input)
  const yearly = input.daysPerYear.times(input.shareTop).div(input.shareBottom)
  const whole = daysEmployed(employment.first, employment.last)

  const shareBy = (to: IsoDate): Big => {
    const last = upTo(employment, to)
    if (last < employment.first) return ZERO
    if (input.accrual === 'at-once') return dec(1)
    if (input.accrual === 'month') return dec(Math.min(12, monthsCompleted(employment.first, last))).div(12)
    if (input.accrual === 'period') {
      const periods = Math.floor(
        (daysEmployed(employment.first, last) * Number(input.periods)) / daysInYear(yearOf(input)),
      )
      return dec(periods).div(input.periods)
    }
    // Only hours to date are known; future hours are extrapolated evenly over the days of employment.
    const toDate = daysEmployed(employment.first, upTo(employment, input.asOf))
    if (toDate === 0) return ZERO
    return input.workedHours.div(input.yearlyHours).times(daysEmployed(employment.first, last)).div(toDate)
  }
  const capped = (earned: Big) => (input.cap === null ? earned : minOf(earned, roomUnder(input.cap, input)))
  const by = (to: IsoDate) => capped(rounded(yearly.times(shareBy(to)), input.rounding))
  const unit = perUnit(input, yearly)
  const steps: Step[] = [
    {
      text: `${countOf(input.daysPerYear, 'day')} a year, earned ${accrualWords[input.accrual]}.`,
      article: 'Own policy',
    },
    ...shareStep(input, input.daysPerYear, yearly),
  ]
  if (unit !== null) {
    steps.push({ text: `That is ${countOf(unit.hours, 'hour', 4)} ${unit.label}.`, article: '' })
  }
  if (input.rounding !== 'none') {
    steps.push({
      text: `Rounded up to the next ${input.rounding === 'half' ? 'half day' : 'day'}.`,
      article: 'Own policy',
    })
  }
  if (input.cap !== null)
    steps.push({ text: `At most ${countOf(input.cap, 'day')} on the account.`, article: 'Own policy' })
  return {
    days: input.accrual === 'hour' ? capped(yearly) : by(employment.last),
    by,
    basis: 'earned',
    steps,
    notes: [
      ...(whole < daysInYear(yearOf(input)) && input.accrual !== 'at-once'
        ? ['A year that is not worked whole earns only for the time of employment.']
        : []),
      'An own policy may give more than the law, never less. Compare it with the rules of your country.',
    ],
    perUnit: unit,
  }
}
