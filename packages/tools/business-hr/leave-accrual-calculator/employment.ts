import {
  addDays,
  addMonths,
  addToMonth,
  daysBetween,
  isLeapYear,
  type IsoDate,
  type IsoMonth,
} from '../../kit/dates.ts'
import type { Input } from './form.ts'

/** The part of a year in which a person is employed: first and last day. */
export interface Employment {
  readonly first: IsoDate
  readonly last: IsoDate
}

export const daysInYear = (year: number) => (isLeapYear(year) ? 366 : 365)

const later = (a: IsoDate, b: IsoDate) => (a > b ? a : b)
const earlier = (a: IsoDate, b: IsoDate) => (a < b ? a : b)

/** An empty start is before the year, an empty end after it. */
export function employmentIn({ year, start, end }: Pick<Input, 'year' | 'start' | 'end'>): Employment {
  const firstDay = `${String(year)}-01-01`
  const lastDay = `${String(year)}-12-31`
  return {
    first: start === '' ? firstDay : later(start, firstDay),
    last: end === '' ? lastDay : earlier(end, lastDay),
  }
}

export const endOfMonth = (month: IsoMonth): IsoDate => addDays(`${addToMonth(month, 1)}-01`, -1)

export const monthsOfYear = (year: number): readonly IsoMonth[] =>
  Array.from({ length: 12 }, (_, index) => addToMonth(`${String(year)}-01`, index))

/** Calendar months that are touched between two days; 0 when the second is before the first. */
export function monthsBegun(first: IsoDate, last: IsoDate): number {
  if (last < first) return 0
  const index = (date: IsoDate) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7))
  return index(last) - index(first) + 1
}

/** Whole months of work from the first day on: one that began on the 15th is complete on the 14th. */
export function monthsCompleted(first: IsoDate, last: IsoDate): number {
  let count = 0
  while (addDays(addMonths(first, count + 1), -1) <= last) count += 1
  return count
}

/** Days from the first to the last, both counted; 0 when the last is before the first. */
export const daysEmployed = (first: IsoDate, last: IsoDate): number => Math.max(0, daysBetween(first, last) + 1)

/** The last day of employment as of a day. */
export const upTo = ({ last }: Employment, date: IsoDate): IsoDate => earlier(last, date)
