import * as PlainDate from 'temporal-polyfill/fns/PlainDate'

/**
 * Dates of tools are texts, YYYY-MM-DD, and every sum is Temporal's: a date has no zone and no clock, and is the same date
 * for whoever looks at it. Nothing here knows what day it is; `today` is an argument. Times in zones: `date-time.ts`.
 */
export type IsoDate = string
/** YYYY-MM */
export type IsoMonth = string

const FIRST_YEAR = 1900
const LAST_YEAR = 2100

const toPlain = (date: IsoDate): PlainDate.Record => {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  return PlainDate.create(year, month, day)
}

/** A year, month (1 to 12) and day as a date, from 1900 to 2100, or null when there is none. */
export function isoDate(year: number, month: number, day: number): IsoDate | null {
  if (!(year >= FIRST_YEAR && year <= LAST_YEAR && month >= 1 && day >= 1)) return null
  const nearest = PlainDate.fromFields({ year, month, day })
  return nearest.month === month && nearest.day === day ? PlainDate.toString(nearest) : null
}

/** A date that exists, from 1900 to 2100. */
export function isIsoDate(text: string): boolean {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? []
  return isoDate(Number(year), Number(month), Number(day)) !== null
}

export const isIsoMonth = (text: string): boolean => isIsoDate(`${text}-01`)

export const addDays = (date: IsoDate, days: number): IsoDate =>
  PlainDate.toString(PlainDate.addDays(toPlain(date), days))

/** The 31st plus a month is the last day of that month. */
export const addMonths = (date: IsoDate, months: number): IsoDate =>
  PlainDate.toString(PlainDate.addMonths(toPlain(date), months))

/** The month that many months later. */
export const addToMonth = (month: IsoMonth, months: number): IsoMonth => addMonths(`${month}-01`, months).slice(0, 7)

/** Days from `from` to `to`; 1 from one day to the next. */
export const daysBetween = (from: IsoDate, to: IsoDate): number => PlainDate.diffDays(toPlain(from), toPlain(to))

/** 1 is Monday, 7 is Sunday. */
export const weekday = (date: IsoDate): number => PlainDate.dayOfWeek(toPlain(date))

/** ISO 8601: a week belongs to the year in which its Thursday lies. */
export function isoWeek(date: IsoDate): { readonly year: number; readonly week: number } {
  const plain = toPlain(date)
  // The library's other calendars have no weeks; this one always has.
  const [year = 0, week = 0] = [PlainDate.yearOfWeek(plain), PlainDate.weekOfYear(plain)]
  return { year, week }
}

export const isLeapYear = (year: number): boolean => isoDate(year, 2, 29) !== null

/** Today where the person is: the one place that looks at the clock, for components only. */
export function todayHere(): IsoDate {
  const now = new Date()
  return PlainDate.toString(PlainDate.create(now.getFullYear(), now.getMonth() + 1, now.getDate()))
}

const formatter = (options: Intl.DateTimeFormatOptions, language = 'en-GB') => PlainDate.createFormat(language, options)
const LONG = formatter({ day: 'numeric', month: 'long', year: 'numeric' })
const SHORT = formatter({ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' })
const MONTH = formatter({ month: 'long', year: 'numeric' })
const AMERICAN = formatter({ dateStyle: 'medium' }, 'en-US')

/** "3 October 2026" */
export const formatDate = (date: IsoDate): string => LONG.format(toPlain(date))
/** "Sat 3 Oct 2026" */
export const formatDay = (date: IsoDate): string => SHORT.format(toPlain(date)).replaceAll(',', '')
/** "October 2026" */
export const formatMonth = (month: IsoMonth): string => MONTH.format(toPlain(`${month}-01`))
/** "Oct 3, 2026", as an American page shows it. */
export const formatAmericanDate = (date: IsoDate): string => AMERICAN.format(toPlain(date))
