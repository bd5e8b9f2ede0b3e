export const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const
export type Weekday = (typeof weekdays)[number]

/** Minutes after midnight. `closes` is below `opens` past midnight, and 1440 for 24:00. */
export interface Interval {
  readonly opens: number
  readonly closes: number
}

/** No interval is a closed day; the day of 24 hours is one interval from 0 to 1440. */
export type DayHours = readonly Interval[]

export const MINUTES = 1440
export const allDay: DayHours = [{ opens: 0, closes: MINUTES }]
export const isAllDay = (day: DayHours) => day.length === 1 && day[0]?.opens === 0 && day[0].closes === MINUTES

const intervalsMax = 4

const intervalPattern = /^(\d{1,2})(?::(\d{2}))?\s*[-–—]\s*(\d{1,2})(?::(\d{2}))?$/u

function minutesOf(hour: string | undefined, minute: string | undefined): number {
  return Number(hour) * 60 + Number(minute ?? '0')
}

function readInterval(text: string): Interval | null {
  const match = intervalPattern.exec(text)
  if (match === null) return null
  const [, fromHour, fromMinute, toHour, toMinute] = match
  if (Number(fromMinute ?? '0') > 59 || Number(toMinute ?? '0') > 59) return null
  const opens = minutesOf(fromHour, fromMinute)
  const closes = minutesOf(toHour, toMinute)
  return opens < MINUTES && closes <= MINUTES ? { opens, closes } : null
}

const length = ({ opens, closes }: Interval) => (closes > opens ? closes - opens : closes + MINUTES - opens)

/** The minute at which an interval ends, counted from its own day's midnight. */
export const endOf = (interval: Interval) => interval.opens + length(interval)

export type HoursRead = { readonly hours: DayHours } | { readonly problem: string }

/** "9:00-12:00, 13-18" as intervals in order, or what is wrong with it. */
export function readHours(text: string): HoursRead {
  const parts = text
    .split(/[,;\n]+/u)
    .map((part) => part.trim())
    .filter((part) => part !== '')
  if (parts.length === 0) return { problem: 'Type the hours, for example 9:00-12:00, 13:00-18:00.' }
  if (parts.length > intervalsMax) return { problem: `A day may have at most ${String(intervalsMax)} intervals.` }
  const hours: Interval[] = []
  for (const part of parts) {
    const interval = readInterval(part)
    if (interval === null) return { problem: `“${part.slice(0, 40)}” is not an interval, for example 9:00-18:00.` }
    if (interval.opens === interval.closes) {
      return { problem: `“${part}” opens and closes at the same time. Choose “Closed” or “Open 24 hours”.` }
    }
    hours.push(interval)
  }
  hours.sort((a, b) => a.opens - b.opens)
  const overlapping = hours.find((interval, index) => {
    const next = hours[index + 1]
    return next !== undefined && endOf(interval) > next.opens
  })
  if (overlapping !== undefined) return { problem: 'Two intervals of this day overlap.' }
  return { hours }
}

/** How far the last interval of a day reaches into the next, in minutes. */
const spill = (day: DayHours) => Math.max(0, ...day.map((interval) => endOf(interval) - MINUTES))

/** The first day into whose hours the night before still reaches; null when there is none. */
export function overlapPastMidnight(week: readonly DayHours[]): Weekday | null {
  const found = weekdays.find((_, index) => {
    const before = week[(index + week.length - 1) % week.length] ?? []
    const first = week[index]?.[0]
    return first !== undefined && spill(before) > first.opens
  })
  return found ?? null
}

/** "09:00"; 1440 is "24:00". */
export function clock(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}

/** "9:00", as people write it. */
export const plainClock = (minutes: number) => clock(minutes).replace(/^0/, '')

const sameHours = (a: DayHours, b: DayHours) => JSON.stringify(a) === JSON.stringify(b)

export interface DayGroup {
  readonly days: readonly Weekday[]
  readonly hours: DayHours
}

/** Neighbouring days of equal hours together, from Monday on. */
export function consecutiveGroups(week: readonly DayHours[]): readonly DayGroup[] {
  const groups: { days: Weekday[]; hours: DayHours }[] = []
  for (const [index, day] of weekdays.entries()) {
    const hours = week[index] ?? []
    const last = groups.at(-1)
    if (last !== undefined && sameHours(last.hours, hours)) last.days.push(day)
    else groups.push({ days: [day], hours })
  }
  return groups
}

/** All days of equal hours together, wherever they stand in the week. */
export function equalGroups(week: readonly DayHours[]): readonly DayGroup[] {
  const groups: { days: Weekday[]; hours: DayHours }[] = []
  for (const [index, day] of weekdays.entries()) {
    const hours = week[index] ?? []
    const group = groups.find((one) => sameHours(one.hours, hours))
    if (group === undefined) groups.push({ days: [day], hours })
    else group.days.push(day)
  }
  return groups
}
