import { tzOffset } from '@date-fns/tz'

/**
 * Dates of tools are texts, YYYY-MM-DD, and every sum is made in UTC: a date is the same date for whoever looks at it.
 * Nothing here knows what day it is; `today` is an argument. (date-fns computes in local time, and with a
 * zone it asks the clock for each date that it makes, which a page that is rendered ahead must not do.)
 */
export type IsoDate = string
/** YYYY-MM */
export type IsoMonth = string

const LANGUAGE = 'en-GB'
const MINUTE = 60_000
const DAY = 86_400_000
const FIRST_YEAR = 1900
const LAST_YEAR = 2100

const iso = (instant: number): IsoDate => new Date(instant).toISOString().slice(0, 10)
const at = (date: IsoDate): number => Date.parse(`${date}T00:00:00Z`)

/** A date that exists, from 1900 to 2100. */
export function isIsoDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const instant = at(text)
  const year = Number(text.slice(0, 4))
  return !Number.isNaN(instant) && iso(instant) === text && year >= FIRST_YEAR && year <= LAST_YEAR
}

export const isIsoMonth = (text: string): boolean => isIsoDate(`${text}-01`)

/** A year, month (1 to 12) and day as a date, or null when there is none. */
export function isoDate(year: number, month: number, day: number): IsoDate | null {
  const text = `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
  return isIsoDate(text) ? text : null
}

export const addDays = (date: IsoDate, days: number): IsoDate => iso(at(date) + days * DAY)

/** The 31st plus a month is the last day of that month. */
export function addMonths(date: IsoDate, months: number): IsoDate {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  // Day 0 of a month is the last of the one before.
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return iso(Date.UTC(year, month - 1 + months, Math.min(day, lastDay)))
}

/** The month that many months later. */
export const addToMonth = (month: IsoMonth, months: number): IsoMonth => addMonths(`${month}-01`, months).slice(0, 7)

/** Days from `from` to `to`; 1 from one day to the next. */
export const daysBetween = (from: IsoDate, to: IsoDate): number => Math.round((at(to) - at(from)) / DAY)

/** 1 is Monday, 7 is Sunday. */
export const weekday = (date: IsoDate): number => new Date(at(date)).getUTCDay() || 7

/** ISO 8601: a week belongs to the year in which its Thursday lies. */
export function isoWeek(date: IsoDate): { readonly year: number; readonly week: number } {
  const thursday = addDays(date, 4 - weekday(date))
  const year = Number(thursday.slice(0, 4))
  return { year, week: Math.floor(daysBetween(`${year}-01-01`, thursday) / 7) + 1 }
}

export const isLeapYear = (year: number): boolean => isoDate(year, 2, 29) !== null

/**
 * The instant at which a clock in the zone shows this date and time. A time that summer time skips is an hour later; of a
 * time that comes twice, when it ends, the first.
 */
export function zonedTime(date: IsoDate, time: string, zone: string): Date {
  const wall = Date.parse(`${date}T${time}:00Z`)
  const offsets = [wall - DAY, wall + DAY].map((near) => tzOffset(zone, new Date(near)) * MINUTE)
  const meant = offsets.map((offset) => wall - offset)
  const shown = meant.filter((instant) => instant + tzOffset(zone, new Date(instant)) * MINUTE === wall)
  return new Date(shown.length > 0 ? Math.min(...shown) : (meant[0] ?? wall))
}

/** Today where the person is: the one place that looks at the clock, for components only. */
export function todayHere(): IsoDate {
  const now = new Date()
  return isoDate(now.getFullYear(), now.getMonth() + 1, now.getDate()) ?? iso(now.getTime())
}

const format = (date: IsoDate, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(LANGUAGE, { ...options, timeZone: 'UTC' }).format(at(date))

/** "3 October 2026" */
export const formatDate = (date: IsoDate): string => format(date, { day: 'numeric', month: 'long', year: 'numeric' })
/** "Sat 3 Oct 2026" */
export const formatDay = (date: IsoDate): string =>
  format(date, { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' }).replaceAll(',', '')
/** "October 2026" */
export const formatMonth = (month: IsoMonth): string => format(`${month}-01`, { month: 'long', year: 'numeric' })
