import { addDays, addMonths, formatDate, type IsoDate } from '../../kit/dates.ts'
import { ceil, dec, maxOf, minOf, round2, sum, type Big, ZERO } from '../../kit/decimal.ts'
import { countOf, formatNumber } from '../../kit/format.ts'
import { employmentIn, endOfMonth, monthsBegun, monthsCompleted, upTo, type Employment } from './employment.ts'
import type { Entitlement, Step } from './leave.ts'
import { type Input, schools, yearOf } from './form.ts'

const code = (articles: string) => `Labour Code, ${/[,]| and /.test(articles) ? 'Articles' : 'Article'} ${articles}`

const shortLeave = dec(20)
const longLeave = dec(26)
const yearsForLongLeave = dec(10)
const disabilityDays = dec(10)
const monthsOfAYear = 12

/** A period of constant working time. A month shared by two periods belongs to the first. */
interface Period {
  readonly top: number
  readonly bottom: number
  readonly first: IsoDate
  readonly last: IsoDate
}

function periodsOf(input: Input, { first, last }: Employment): readonly Period[] {
  const starts = [{ from: first, shareTop: input.shareTop, shareBottom: input.shareBottom }, ...input.changes]
  return starts
    .map(({ from, shareTop, shareBottom }, index) => {
      const next = starts[index + 1]?.from
      // The month of the next change belongs to this period, unless the change is on its first day.
      const until = next === undefined ? last : endOfMonth(addDays(next, -1).slice(0, 7))
      const begins = index === 0 || from.endsWith('-01') ? from : addDays(endOfMonth(from.slice(0, 7)), 1)
      return { top: shareTop, bottom: shareBottom, first: begins, last: until < last ? until : last }
    })
    .filter((period) => period.first <= period.last)
}

const shareText = ({ top, bottom }: { top: number; bottom: number }) =>
  top === bottom ? 'full time' : `${top}/${bottom}`

/**
 * The leave of each period for its months up to a date. With a single period, the part-time leave is rounded up, then
 * the leave for the months again. With several, each is rounded once. Unpaid months and a month that another employer
 * counts are deducted from the first, and from the next ones if they exceed it.
 */
function partsBy(to: IsoDate, fullTime: Big, periods: readonly Period[], less: number) {
  let rest = less
  return periods.map((period) => {
    const yearly = fullTime.times(period.top).div(period.bottom)
    const basis = periods.length === 1 ? ceil(yearly) : yearly
    const begun = monthsBegun(period.first, period.last < to ? period.last : to)
    const months = Math.max(0, begun - rest)
    rest -= begun - months
    const exact = basis.times(months).div(monthsOfAYear).round(20, 1)
    return { period, yearly, basis, months, exact, due: ceil(exact) }
  })
}

/** Days of leave for the months up to a date, at most the yearly leave. */
function dueBy(to: IsoDate, fullTime: Big, periods: readonly Period[], less: number): Big {
  const parts = partsBy(to, fullTime, periods, less)
  const most = parts.reduce((best, { yearly }) => maxOf(best, ceil(yearly)), ZERO)
  return minOf(sum(parts.map(({ due }) => due)), most)
}

const extraDays = ({ disability }: Input): Big => (disability ? disabilityDays : ZERO)
const yearsOfService = ({ years, school }: Input): Big => years.plus(schools[school][0])

const days = (value: Big) => countOf(value, 'day')

function serviceSteps(input: Input, years: Big, base: Big): Step[] {
  const [forSchool] = schools[input.school]
  const counted =
    forSchool === 0
      ? `${countOf(years, 'year')} of service`
      : `${countOf(input.years, 'year')} of employment and ${forSchool} for school make ${countOf(years, 'year')} of service`
  const steps: Step[] = [
    {
      text: `${counted}: ${days(base)} of leave for a full-time year.`,
      article: code(forSchool === 0 ? '154' : '154, 155'),
    },
  ]
  if (input.disability) {
    steps.push({
      text: 'A moderate or severe disability: 10 more days, and a day of 7 hours.',
      article: 'Act of 27 August 1997 on rehabilitation, Articles 15 and 19',
    })
  }
  if (input.sharedMonth)
    steps.push({ text: 'Another employer counts the first month, so it is left out here.', article: code('155¹ § 1') })
  if (input.unpaidMonths > 0) {
    steps.push({
      text: `Unpaid leave of ${countOf(input.unpaidMonths, 'month')} lowers the leave by ${input.unpaidMonths}/12.`,
      article: code('155²'),
    })
  }
  return steps
}

/** 1/12 of the yearly leave after each full month, at the working time of the month's first day, not rounded to days. */
function firstJob(input: Input, employment: Employment, steps: Step[], less: number): Entitlement {
  const fullTime = shortLeave.plus(extraDays(input))
  const times = [{ ...input, from: employment.first }, ...input.changes].map(({ from, shareTop, shareBottom }) => ({
    from,
    yearly: ceil(fullTime.times(shareTop).div(shareBottom)),
  }))
  const by = (to: IsoDate) => {
    const count = Math.min(monthsOfAYear, monthsCompleted(employment.first, upTo(employment, to)))
    const months = Array.from({ length: count }, (_, at) => addMonths(employment.first, at)).slice(less)
    const earned = months.map((day) => times.findLast(({ from }) => from <= day)?.yearly ?? ZERO)
    return round2(sum(earned).div(monthsOfAYear))
  }
  return {
    days: by(employment.last),
    by,
    basis: 'earned',
    steps: [
      ...steps,
      ...times.map(({ from, yearly }, index) => ({
        text: `${index === 0 ? 'First job in its first calendar year' : `Months from ${formatDate(from)}`}: 1/12 of ${days(yearly)} after each full month of work, not rounded.`,
        article: code('153 § 1, 154, 154² and 155³ § 2'),
      })),
    ],
    notes: ['From 1 January of the next year the whole yearly leave is due at once.'],
    perUnit: null,
  }
}

function periodSteps(parts: ReturnType<typeof partsBy>, fullTime: Big): Step[] {
  const single = parts.length === 1
  return parts.flatMap(({ period, yearly, basis, months, exact, due }) => {
    const steps: Step[] = []
    if (period.top !== period.bottom) {
      const rounded = single && !basis.eq(yearly) ? `, rounded up to ${days(basis)}` : ''
      steps.push({
        text: `Working time ${shareText(period)}: ${formatNumber(fullTime)} × ${shareText(period)} = ${days(yearly)}${rounded}.`,
        article: code('154 § 2'),
      })
    }
    if (months < monthsOfAYear || !single) {
      const up = due.eq(exact) ? '' : `, rounded up to ${days(due)}`
      steps.push({
        text: `${countOf(months, 'calendar month')} begun${single ? '' : ` at ${shareText(period)}`}: ${formatNumber(basis)} × ${months}/12 = ${days(exact)}${up}.`,
        article: code('155¹, 155³'),
      })
    }
    return steps
  })
}

export function polishLeave(input: Input): Entitlement {
  const { asOf, tenYearsOn } = input
  const employment = employmentIn(input)
  const years = yearsOfService(input)
  const isLong = years.gte(yearsForLongLeave) || (tenYearsOn !== '' && tenYearsOn < `${yearOf(input)}-01-01`)
  // Ten years that end within this employment and year give the longer leave from that date.
  const isLongLater = !isLong && tenYearsOn !== '' && tenYearsOn <= employment.last
  const leaveOn = (date: IsoDate) => (isLong || (isLongLater && tenYearsOn <= date) ? longLeave : shortLeave)
  const fullTimeOn = (date: IsoDate) => leaveOn(date).plus(extraDays(input))

  const less = (input.sharedMonth ? 1 : 0) + input.unpaidMonths
  const steps = serviceSteps(input, years, isLong ? longLeave : shortLeave)
  if (input.firstJob && input.start.slice(0, 4) === asOf.slice(0, 4)) return firstJob(input, employment, steps, less)

  const periods = periodsOf(input, employment)
  const dueWith = (date: IsoDate) => dueBy(employment.last, fullTimeOn(date), periods, less)
  if (isLongLater) {
    const more = dueWith(tenYearsOn).minus(dueWith(addDays(tenYearsOn, -1)))
    steps.push({
      text: `Ten years of service on ${formatDate(tenYearsOn)}: ${days(more)} of supplementary leave from that day${tenYearsOn > asOf ? ', not counted yet' : ''}.`,
      article: code('158'),
    })
  }
  const fullTime = fullTimeOn(asOf)
  return {
    days: dueWith(asOf),
    by: (to) => dueBy(to, fullTimeOn(to), periods, less),
    basis: 'year',
    steps: [...steps, ...periodSteps(partsBy(employment.last, fullTime, periods, less), fullTime)],
    notes: [
      'The whole year’s leave may be taken from 1 January or from the start of employment. “Earned to date” is what would be due if the employment ended now.',
      ...(years.eq(0) && !input.firstJob
        ? ['No years of service are typed. Schools count, too: a university degree counts 8 years.']
        : []),
    ],
    perUnit: null,
  }
}
