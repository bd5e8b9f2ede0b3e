import { addDays, weekday, type IsoDate } from '../../kit/dates.ts'
import { jsonLdScript } from '../../kit/escape.ts'
import { countOf, formatNumber } from '../../kit/format.ts'
import { clock, endOf, length, MINUTES, plainClock, type DayHours } from './hours.ts'
import {
  mostSpecialDates,
  shortestFirst,
  specialDates,
  toHtml,
  toJsonLd,
  toSheet,
  toShortForm,
  toText,
} from './outputs.ts'
import type { Exception, Input } from './form.ts'

export type Result = ReturnType<typeof calculate>

/** The shortest exception that covers the date. */
const exceptionOn = (exceptions: readonly Exception[], date: IsoDate): Exception | null =>
  shortestFirst(exceptions).find(({ from, to }) => from <= date && date <= to) ?? null

function hoursOn(input: Input, date: IsoDate) {
  const exception = exceptionOn(input.exceptions, date)
  return { hours: exception?.hours ?? input.week[weekday(date) - 1] ?? [], exception }
}

const nameOf = (exception: Exception | null) =>
  exception === null
    ? null
    : exception.label || (exception.from === exception.to ? exception.from : `${exception.from} to ${exception.to}`)

const intervalAt = (hours: DayHours, minute: number) =>
  hours.find((interval) => interval.opens <= minute && minute < endOf(interval))

/** Whether the place is open at a local date and time. */
export function openAt(input: Input, date: IsoDate, time: string) {
  const [hour = '0', minute = '0'] = time.split(':')
  const now = Number(hour) * 60 + Number(minute)
  const nights = [
    { ...hoursOn(input, date), at: now },
    // An interval past midnight belongs to the day it starts on.
    { ...hoursOn(input, addDays(date, -1)), at: now + MINUTES },
  ]
  for (const { hours, exception, at } of nights) {
    const interval = intervalAt(hours, at)
    // `until` is "HH:MM" on the same or the next day; `exception` names the one that decides.
    if (interval !== undefined) return { open: true, until: clock(interval.closes), exception: nameOf(exception) }
  }
  return { open: false, until: null, exception: nameOf(exceptionOn(input.exceptions, date)) }
}

const LONGEST = 16 * 60

/** Intervals such as "9-5", which end the next morning and probably mean 17:00. */
function lateCloses({ week, exceptions }: Input): string[] {
  const late = [...week, ...exceptions.map(({ hours }) => hours)]
    .flat()
    .filter(
      (interval) => interval.closes < interval.opens && interval.closes < MINUTES / 2 && length(interval) > LONGEST,
    )
  return late.map(
    (interval) =>
      `${plainClock(interval.opens)}–${plainClock(interval.closes)} lasts ${countOf(length(interval) / 60, 'hour')}, into the next day. If it ends in the afternoon, write ${plainClock(interval.closes + MINUTES / 2)}.`,
  )
}

function overlappingExceptions(exceptions: readonly Exception[]): boolean {
  const sorted = exceptions.toSorted((a, b) => a.from.localeCompare(b.from))
  return sorted.some(({ to }, index) => (sorted[index + 1]?.from ?? '9999') <= to)
}

function warningsOf(input: Input, today: IsoDate) {
  const { street, city, exceptions, coordinates, week } = input
  const past = exceptions.filter(({ to }) => to < today).map(({ label, from }) => label || from)
  return [
    street === '' &&
      city === '' &&
      'Google requires an address beside the name. Without it the data gives no local result.',
    past.length > 0 && `In the past, and of no use any more: ${past.join(', ')}.`,
    overlappingExceptions(exceptions) &&
      'Two exceptions cover the same date. The shorter one is taken for the test and the spreadsheet row; readers of the markup may differ.',
    specialDates(exceptions).size > mostSpecialDates &&
      `The spreadsheet row ends after ${formatNumber(mostSpecialDates)} special dates. Shorten the exceptions.`,
    Object.values(coordinates ?? {}).some(({ decimals }) => decimals < 5) &&
      'Coordinates should have five decimals or more, which is about a metre.',
    ...new Set(lateCloses(input)),
    week.every((hours) => hours.length === 0) && 'The business is closed on all seven days.',
  ].filter((text) => text !== false)
}

function notesOf({ week, exceptions }: Input) {
  const all = [...week, ...exceptions.map(({ hours }) => hours)].flat()
  return [
    all.some(({ closes }) => closes === MINUTES) &&
      'Structured data has no 24:00, so a day that ends at midnight closes at 23:59 there.',
    all.some(({ opens, closes }) => closes < opens) &&
      'Hours past midnight stay one interval and belong to the day on which they begin.',
    'In structured data 00:00 to 00:00 means closed. In a Business Profile spreadsheet it means open 24 hours, and a closed day is an x. The two differ on purpose.',
    'Times are local times of the place. The time zone is not part of the markup.',
  ].filter((text) => text !== false)
}

/** Exceptions that end before `today` get a warning. */
export function calculate(input: Input, today: IsoDate) {
  return {
    jsonLd: jsonLdScript(toJsonLd(input)),
    html: toHtml(input),
    text: toText(input),
    shortForm: toShortForm(input),
    sheet: toSheet(input),
    openAt: input.testDate === '' || input.testTime === '' ? null : openAt(input, input.testDate, input.testTime),
    warnings: warningsOf(input, today),
    notes: notesOf(input),
  }
}
