import { Temporal } from './temporal.ts'

/**
 * YYYY-MM-DD. A date has no time zone: it is the same for every reader. Temporal does the arithmetic. Only `todayHere`
 * reads the clock; all other functions take `today` as an argument. Times in zones: `date-time.ts`.
 */
export type IsoDate = string
/** YYYY-MM */
export type IsoMonth = string

const FIRST_YEAR = 1900
const LAST_YEAR = 2100

const toPlain = (date: IsoDate): Temporal.PlainDate => Temporal.PlainDate.from(date)

/** The date of a year, month (1 to 12) and day, from 1900 to 2100; null if it does not exist. */
export function isoDate(year: number, month: number, day: number): IsoDate | null {
  if (!(year >= FIRST_YEAR && year <= LAST_YEAR && month >= 1 && day >= 1)) return null
  const nearest = Temporal.PlainDate.from({ year, month, day })
  return nearest.month === month && nearest.day === day ? nearest.toString() : null
}

/** A date that exists, from 1900 to 2100. */
export function isIsoDate(text: string): boolean {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? []
  return isoDate(Number(year), Number(month), Number(day)) !== null
}

export const isIsoMonth = (text: string): boolean => isIsoDate(`${text}-01`)

export const addDays = (date: IsoDate, days: number): IsoDate => toPlain(date).add({ days }).toString()

export const later = (a: IsoDate, b: IsoDate) => (a > b ? a : b)

/** 31 January plus one month is the last day of February. */
export const addMonths = (date: IsoDate, months: number): IsoDate => toPlain(date).add({ months }).toString()

/** The last day of full months from a first day: from the 15th to the 14th, or to the end of a shorter month. */
export const lastDayOfMonths = (first: IsoDate, months: number): IsoDate =>
  later(addDays(addMonths(first, months), -1), addMonths(addDays(first, -1), months))

export const addToMonth = (month: IsoMonth, months: number): IsoMonth => addMonths(`${month}-01`, months).slice(0, 7)

/** Days from `from` to `to`; 1 from one day to the next. */
export const daysBetween = (from: IsoDate, to: IsoDate): number => toPlain(from).until(toPlain(to)).days

/** 1 is Monday, 7 is Sunday. */
export const weekday = (date: IsoDate): number => toPlain(date).dayOfWeek

export const isLeapYear = (year: number): boolean => isoDate(year, 2, 29) !== null

/** Today in the visitor's time zone. It reads the clock, so only components call it. */
export const todayHere = (): IsoDate => Temporal.Now.plainDateISO().toString()

/** `Date` reads a date without a time as midnight UTC. */
function formatter(options: Intl.DateTimeFormatOptions, language = 'en-GB'): (date: IsoDate) => string {
  const { format } = new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' })
  return (date) => format(new Date(date))
}
const short = formatter({ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' })
const monthOfYear = formatter({ month: 'long', year: 'numeric' })

/** "3 October 2026" */
export const formatDate = formatter({ day: 'numeric', month: 'long', year: 'numeric' })
/** "From 3 October 2026 to 9 October 2026", or "On 3 October 2026". */
export const formatSpan = (first: IsoDate, last: IsoDate): string =>
  first === last ? `On ${formatDate(first)}` : `From ${formatDate(first)} to ${formatDate(last)}`
/** "Sat 3 Oct 2026" */
export const formatDay = (date: IsoDate): string => short(date).replaceAll(',', '')
/** "October 2026" */
export const formatMonth = (month: IsoMonth): string => monthOfYear(`${month}-01`)
/** "Oct 3, 2026", as an American page shows it. */
export const formatAmericanDate = formatter({ dateStyle: 'medium' }, 'en-US')
