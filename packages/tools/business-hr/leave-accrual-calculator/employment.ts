import {
  addDays,
  addToMonth,
  daysBetween,
  isLeapYear,
  lastDayOfMonths,
  later,
  type IsoDate,
  type IsoMonth,
} from '../../kit/dates.ts'
import { type Input, yearOf } from './form.ts'

/** First and last day of employment within the year. */
export interface Employment {
  readonly first: IsoDate
  readonly last: IsoDate
}

export const daysInYear = (year: number) => (isLeapYear(year) ? 366 : 365)

const earlier = (a: IsoDate, b: IsoDate) => (a < b ? a : b)

/** Without a start or end, employment covers the year from its first or to its last day. */
export function employmentIn({ asOf, start, end }: Pick<Input, 'asOf' | 'start' | 'end'>): Employment {
  const year = yearOf({ asOf })
  const [firstDay, lastDay] = [`${year}-01-01`, `${year}-12-31`]
  return {
    first: start === '' ? firstDay : later(start, firstDay),
    last: end === '' ? lastDay : earlier(end, lastDay),
  }
}

export const endOfMonth = (month: IsoMonth): IsoDate => addDays(`${addToMonth(month, 1)}-01`, -1)

export const monthsOfYear = (year: number): readonly IsoMonth[] =>
  Array.from({ length: 12 }, (_, index) => addToMonth(`${year}-01`, index))

/** Number of calendar months that the period touches; 0 when it is empty. */
export function monthsBegun(first: IsoDate, last: IsoDate): number {
  if (last < first) return 0
  const index = (date: IsoDate) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7))
  return index(last) - index(first) + 1
}

/** Full months since the first day. */
export function monthsCompleted(first: IsoDate, last: IsoDate): number {
  let count = 0
  while (lastDayOfMonths(first, count + 1) <= last) count += 1
  return count
}

/** Days of the period, both ends included; 0 when it is empty. */
export const daysEmployed = (first: IsoDate, last: IsoDate): number => Math.max(0, daysBetween(first, last) + 1)

/** The last day of employment that is not after the date. */
export const upTo = ({ last }: Employment, date: IsoDate): IsoDate => earlier(last, date)
