import { formatDate } from '../../kit/dates.ts'
import { dec, maxOf, minOf, round2, ZERO, type Big } from '../../kit/decimal.ts'
import { countOf } from '../../kit/format.ts'
import { endOfMonth, monthsOfYear } from './employment.ts'
import { carriedIn, euLeave, ownPolicy } from './policies.ts'
import { polishLeave } from './poland.ts'
import type { Amount, Step } from './leave.ts'
import { type Input, yearOf } from './form.ts'

const onDemandDays = dec(4)

function hoursOfDay(input: Input): Big {
  if (input.mode === 'own') return input.hoursPerDay
  return dec(input.mode === 'poland' && input.disability ? 7 : 8)
}

const rules = { poland: polishLeave, eu: euLeave, own: ownPolicy } as const

/** Leave carried over is used first; an own policy may let it expire. */
function carryOver(input: Input, amount: (hours: Big) => Amount) {
  const steps: Step[] = []
  const perDay = hoursOfDay(input)
  const taken = carriedIn(input)
  if (taken.lt(input.carriedHours)) {
    steps.push({ text: `Only ${countOf(input.carryLimit ?? ZERO, 'day')} may be carried over.`, article: 'Own policy' })
  }
  const open = maxOf(taken.minus(input.usedHours), ZERO)
  const date = { poland: `${yearOf(input)}-09-30`, eu: '', own: input.carryExpiry }[input.mode]
  if (date === '' || open.eq(0)) return { hours: taken, expiry: null, steps }
  if (input.mode === 'own' && input.asOf > date) {
    const days = countOf(open.div(perDay), 'carried-over day')
    steps.push({ text: `${days} expired on ${formatDate(date)}.`, article: 'Own policy' })
    return { hours: taken.minus(open), expiry: null, steps }
  }
  const text =
    input.mode === 'own'
      ? `Expires after ${formatDate(date)} if it is not used.`
      : `To be given by ${formatDate(date)} (Labour Code, Article 168). It does not lapse on that day; the claim does three years after it became due.`
  return { hours: taken, expiry: { amount: amount(open), date, text }, steps }
}

export function calculate(input: Input) {
  const perDay = hoursOfDay(input)
  const fromHours = (hours: Big): Amount => ({ days: round2(hours.div(perDay)), hours: round2(hours) })
  const fromDays = (days: Big): Amount => ({ days: round2(days), hours: round2(days.times(perDay)) })

  const { days, by, steps, ...leave } = rules[input.mode](input)
  const earned = by(input.asOf)
  const carry = carryOver(input, fromHours)
  const leftHours = (leave.basis === 'year' ? days : earned).times(perDay).plus(carry.hours).minus(input.usedHours)
  // An own policy may cap the balance; leave above the cap is not earned.
  const cap = input.mode === 'own' ? input.cap : null
  const left = cap === null ? leftHours : minOf(leftHours, cap.times(perDay))
  return {
    year: yearOf(input),
    hoursPerDay: perDay,
    entitlement: fromDays(days),
    earned: fromDays(earned),
    carried: fromHours(carry.hours),
    used: fromHours(input.usedHours),
    left: fromHours(left),
    ...leave,
    /** Leave earned by the end of each month, in days. */
    months: monthsOfYear(yearOf(input)).map((month) => ({ month, earned: by(endOfMonth(month)) })),
    steps: [...steps, ...carry.steps],
    expiry: carry.expiry,
    /** Days that an employee may take on demand; null where the rules do not provide any. */
    onDemand: input.mode === 'poland' ? maxOf(ZERO, minOf(onDemandDays, round2(left.div(perDay)))) : null,
  }
}

export type Result = ReturnType<typeof calculate>
