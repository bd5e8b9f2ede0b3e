import { addDays, daysBetween, weekday, type IsoDate } from '../../kit/dates.ts'
import { jsonLdScript } from '../../kit/escape.ts'
import { clock, endOf, MINUTES, type DayHours } from './hours.ts'
import { toHtml, toJsonLd, toSheet, toShortForm, toText } from './outputs.ts'
import type { Exception, Input } from './form.ts'

export interface OpenAt {
  readonly open: boolean
  /** "HH:MM" of the moment at which that ends, on the same or the next day; null while it is closed. */
  readonly until: string | null
  /** The exception that decided, by its label or dates. */
  readonly exception: string | null
}

export interface Result {
  readonly jsonLd: string
  readonly html: string
  readonly text: string
  readonly shortForm: string
  readonly sheet: string
  readonly openAt: OpenAt | null
  readonly warnings: readonly string[]
  readonly notes: readonly string[]
}

/** The exception of a date: the shortest that covers it, because "closed on the 24th" is meant within "December". */
function exceptionOn(exceptions: readonly Exception[], date: IsoDate): Exception | null {
  const covering = exceptions.filter(({ from, to }) => from <= date && date <= to)
  const [shortest] = covering.toSorted((a, b) => daysBetween(a.from, a.to) - daysBetween(b.from, b.to))
  return shortest ?? null
}

function hoursOn(input: Input, date: IsoDate): { hours: DayHours; exception: Exception | null } {
  const exception = exceptionOn(input.exceptions, date)
  return { hours: exception?.hours ?? input.week[weekday(date) - 1] ?? [], exception }
}

const nameOf = (exception: Exception | null) =>
  exception === null
    ? null
    : exception.label || (exception.from === exception.to ? exception.from : `${exception.from} to ${exception.to}`)

function intervalAt(hours: DayHours, minute: number) {
  return hours.find((interval) => interval.opens <= minute && minute < endOf(interval))
}

/** Is it open at this date and time on the clock of the place? */
export function openAt(input: Input, date: IsoDate, time: string): OpenAt {
  const [hour = '0', minute = '0'] = time.split(':')
  const now = Number(hour) * 60 + Number(minute)
  const nights = [
    { ...hoursOn(input, date), at: now },
    // An interval past midnight belongs to the day on which it opened.
    { ...hoursOn(input, addDays(date, -1)), at: now + MINUTES },
  ]
  for (const { hours, exception, at } of nights) {
    const interval = intervalAt(hours, at)
    if (interval !== undefined) {
      const until = interval.closes === MINUTES ? '24:00' : clock(interval.closes)
      return { open: true, until, exception: nameOf(exception) }
    }
  }
  return { open: false, until: null, exception: nameOf(exceptionOn(input.exceptions, date)) }
}

const decimals = (text: string) => text.split('.')[1]?.length ?? 0

function overlappingExceptions(exceptions: readonly Exception[]): boolean {
  const sorted = exceptions.toSorted((a, b) => a.from.localeCompare(b.from))
  return sorted.some((one, index) => {
    const next = sorted[index + 1]
    return next !== undefined && next.from <= one.to
  })
}

function warningsOf(input: Input, today: IsoDate): readonly string[] {
  const past = input.exceptions.filter(({ to }) => to < today)
  const { coordinates } = input
  const warnings: string[] = []
  if (input.street === '' && input.city === '') {
    warnings.push('Google requires an address beside the name. Without it the data gives no local result.')
  }
  if (past.length > 0) {
    const dates = past.map((one) => one.label || one.from).join(', ')
    warnings.push(`In the past, and of no use any more: ${dates}.`)
  }
  if (overlappingExceptions(input.exceptions)) {
    warnings.push(
      'Two exceptions cover the same date. The shorter one is taken for the test below; readers may differ.',
    )
  }
  if (coordinates !== null && Math.min(...Object.values(coordinates).map((one) => decimals(one.toFixed()))) < 5) {
    warnings.push('Coordinates should have five decimals or more, which is about a metre.')
  }
  if (input.week.every((hours) => hours.length === 0)) warnings.push('The business is closed on all seven days.')
  return warnings
}

function notesOf({ week, exceptions }: Input): readonly string[] {
  const all = [...week, ...exceptions.map(({ hours }) => hours)].flat()
  const notes: string[] = []
  if (all.some(({ closes }) => closes === MINUTES)) {
    notes.push('Structured data has no 24:00, so a day that ends at midnight closes at 23:59 there.')
  }
  if (all.some(({ opens, closes }) => closes < opens)) {
    notes.push('Hours past midnight stay one interval and belong to the day on which they begin.')
  }
  notes.push(
    'In structured data 00:00 to 00:00 means closed. In a Business Profile spreadsheet it means open 24 hours, and a closed day is an x. The two differ on purpose.',
    'Times are local times of the place. The time zone is not part of the markup.',
  )
  return notes
}

/** `today` decides which exceptions are in the past. */
export function calculate(input: Input, today: IsoDate): Result {
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
