import type { Read } from '../../kit/inputs.ts'

export const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const
export type Weekday = (typeof weekdays)[number]

/** Minutes after midnight. `closes` is less than `opens` for an interval past midnight, and 1440 for 24:00. */
export interface Interval {
  readonly opens: number
  readonly closes: number
}

/** An empty list is a closed day; a day of 24 hours is one interval from 0 to 1440. */
export type DayHours = readonly Interval[]

export const MINUTES = 1440
export const allDay: DayHours = [{ opens: 0, closes: MINUTES }]
export const isAllDay = (day: DayHours) => day.length === 1 && day[0]?.opens === 0 && day[0].closes === MINUTES

const intervalsMax = 4

const intervalPattern = /^(\d{1,2})(?:[:.](\d{2}))?\s*[-–—]\s*(\d{1,2})(?:[:.](\d{2}))?$/u

function readInterval(text: string): Interval | null {
  const match = intervalPattern.exec(text)
  if (match === null) return null
  const [, fromHour, fromMinute = '0', toHour, toMinute = '0'] = match
  if (Number(fromMinute) > 59 || Number(toMinute) > 59) return null
  const opens = Number(fromHour) * 60 + Number(fromMinute)
  const closes = Number(toHour) * 60 + Number(toMinute)
  return opens < MINUTES && closes <= MINUTES ? { opens, closes } : null
}

/** In minutes. */
export const length = ({ opens, closes }: Interval) => (closes > opens ? closes - opens : closes + MINUTES - opens)

/** The minute at which an interval ends, counted from its own day's midnight. */
export const endOf = (interval: Interval) => interval.opens + length(interval)

/** Parses "9:00-12:00, 13-18" into sorted intervals, or says what is wrong. */
export function readHours(text: string): Read<DayHours> {
  const parts = text
    .split(/[,;\n]+/u)
    .map((part) => part.trim())
    .filter(Boolean)
  if (parts.length === 0) return { error: 'Type the hours, for example 9:00-12:00, 13:00-18:00.' }
  if (parts.length > intervalsMax) return { error: `A day may have at most ${intervalsMax} intervals.` }
  const hours: Interval[] = []
  for (const part of parts) {
    const interval = readInterval(part)
    if (interval === null) return { error: `“${part.slice(0, 40)}” is not an interval, for example 9:00-18:00.` }
    if (interval.opens === interval.closes) {
      return { error: `“${part}” opens and closes at the same time. Choose “Closed” or “Open 24 hours”.` }
    }
    hours.push(interval)
  }
  hours.sort((a, b) => a.opens - b.opens)
  const isOverlapping = hours.some((interval, index) => endOf(interval) > (hours[index + 1]?.opens ?? Infinity))
  return isOverlapping ? { error: 'Two intervals of this day overlap.' } : { value: hours }
}

/** Minutes that a day's hours extend into the next day. */
const spill = (day: DayHours) => Math.max(0, ...day.map((interval) => endOf(interval) - MINUTES))

/** The first day whose opening hours overlap those of the night before; null if there is none. */
export function overlapPastMidnight(week: readonly DayHours[]): Weekday | null {
  const isLate = (index: number) => spill(week.at(index - 1) ?? []) > (week[index]?.[0]?.opens ?? Infinity)
  return weekdays.find((_, index) => isLate(index)) ?? null
}

/** "09:00"; 1440 is "24:00". */
export function clock(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}

/** "9:00", without a leading zero. */
export const plainClock = (minutes: number) => clock(minutes).replace(/^0/, '')

const sameHours = (a: DayHours, b: DayHours) => JSON.stringify(a) === JSON.stringify(b)

export interface DayGroup {
  readonly days: readonly Weekday[]
  readonly hours: DayHours
}

function groupsOf(week: readonly DayHours[], isNear: (group: DayGroup, all: readonly DayGroup[]) => boolean) {
  const groups: (DayGroup & { days: Weekday[] })[] = []
  for (const [index, day] of weekdays.entries()) {
    const hours = week[index] ?? []
    const group = groups.find((one) => isNear(one, groups) && sameHours(one.hours, hours))
    if (group) group.days.push(day)
    else groups.push({ days: [day], hours })
  }
  return groups
}

/** Groups of consecutive days with equal hours, from Monday. */
export const consecutiveGroups = (week: readonly DayHours[]) => groupsOf(week, (group, all) => group === all.at(-1))

/** Groups of all days with equal hours. */
export const equalGroups = (week: readonly DayHours[]) => groupsOf(week, () => true)
