import { daysAfter } from '@/lib/dates'
import { toLocalInput } from '@/lib/datetime-local'

export type Month = { year: number; month: number }

/** Such as `2026-11`, for an address. */
export const monthKey = ({ year, month }: Month): string => `${year}-${String(month).padStart(2, '0')}`

/** The month of an address; null when it names none. */
export function readMonth(text: unknown): Month | null {
  const [, year, month] = typeof text === 'string' ? (/^(20\d\d)-(0[1-9]|1[0-2])$/.exec(text) ?? []) : []
  return year && month ? { year: Number(year), month: Number(month) } : null
}

export const monthOf = (date: Date): Month => ({ year: date.getUTCFullYear(), month: date.getUTCMonth() + 1 })

export const monthsAway = ({ year, month }: Month, count: number): Month =>
  monthOf(new Date(Date.UTC(year, month - 1 + count, 1)))

/** The weeks of a month, with a day on each side for other time zones. ISO 8601. */
export function spanOf({ year, month }: Month): { from: string; to: string } {
  return { from: daysAfter(Date.UTC(year, month - 1, 1), -8), to: daysAfter(Date.UTC(year, month, 1), 8) }
}

/** A day as `2026-11-22`, without a time zone. */
export type Day = string

/** The day of an address; null when it names none. */
export const readDay = (text: unknown): Day | null =>
  typeof text === 'string' && /^20\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/.test(text) ? text : null

/** The days of the weeks that a month touches, from a Monday to a Sunday. */
export function daysOf({ year, month }: Month): Day[] {
  const first = new Date(Date.UTC(year, month - 1, 1))
  // Days since Monday.
  const before = (first.getUTCDay() + 6) % 7
  const length = new Date(Date.UTC(year, month, 0)).getUTCDate()
  const count = Math.ceil((before + length) / 7) * 7
  return Array.from({ length: count }, (_, index) => daysAfter(first.getTime(), index - before).slice(0, 10))
}

export const dayOf = (at: Date): Day => toLocalInput(at).slice(0, 10)

function onDay(at: Date, day: Day): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const moved = new Date(at)
  moved.setFullYear(year, month - 1, date)
  return moved
}

/**
 * Returns the function that moves a plan to a day. The next move starts from the time before the last one: a day whose
 * clocks skip that time would change it for all later days.
 */
export function dayMover(): (key: string, at: Date, day: Day) => Date {
  let last: { key: string; from: Date; to: Date } | null = null
  return (key, at, day) => {
    const from = last?.key === key && last.to.getTime() === at.getTime() ? last.from : at
    const to = onDay(from, day)
    last = { key, from, to }
    return to
  }
}

export const daysAway = (day: Day, count: number): Day => daysAfter(`${day}T00:00:00Z`, count).slice(0, 10)
