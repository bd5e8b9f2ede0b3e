import { dateInput } from './date-inputs.ts'
import { TIME_ZONES } from './date-time.ts'
import { isIsoDate } from './dates.ts'
import { linesOf } from './clean-text.ts'
import { field, requiredMessage } from './inputs.ts'

/* Inputs that all tools for weekly plans share. */

const dayNames = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
const MAX_TIMES = 6
const MAX_DAYS_OFF = 100
const USUAL_ZONE = 'Europe/Warsaw'

const dayNumber = (word: string) => dayNames.findIndex((name) => word.startsWith(name)) + 1

/** The weekdays of "Mon, Wed-Fri", from 1 (Monday) to 7; null if a part is not a weekday. */
export function readWeekdays(raw: string): number[] | null {
  const days = new Set<number>()
  const parts = raw
    .toLowerCase()
    .replace(/(?<!\s)\s*[-–]\s*/g, '-')
    .split(/[\s,;]+/)
  for (const part of parts.filter(Boolean)) {
    const [from = 0, to = from, ...rest] = part.split('-').map(dayNumber)
    if (from === 0 || to === 0 || rest.length > 0) return null
    for (let day = from; ; day = (day % 7) + 1) {
      days.add(day)
      if (day === to) break
    }
  }
  return days.size === 0 ? null : [...days].sort((a, b) => a - b)
}

export const weekdaysInput = () =>
  field<readonly number[]>({ kind: 'text', label: 'Weekdays', hint: 'Mon, Wed or Mon-Fri.', maxLength: 80 }, (raw) => {
    if (raw.trim() === '') return { error: requiredMessage('Weekdays') }
    const days = readWeekdays(raw.slice(0, 200))
    return days ? { value: days } : { error: 'Weekdays must be names of days, for example Mon, Wed, Fri or Mon-Fri.' }
  })

export const timesInput = (hint: string) =>
  field<readonly string[]>({ kind: 'text', label: 'Times', hint, maxLength: 60 }, (raw) => {
    const parts = raw
      .slice(0, 200)
      .split(/[\s,;]+/)
      .filter(Boolean)
    if (parts.length === 0) return { error: requiredMessage('Times') }
    if (!parts.every((part) => /^([01]?\d|2[0-3]):[0-5]\d$/.test(part))) {
      return { error: 'Times must be times from 00:00 to 23:59, for example 09:00, 17:30.' }
    }
    const times = [...new Set(parts.map((part) => part.padStart(5, '0')))].sort()
    return times.length > MAX_TIMES ? { error: `Times may hold at most ${MAX_TIMES} times.` } : { value: times }
  })

const zones = TIME_ZONES.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))

export const zoneInput = () =>
  field<string>({ kind: 'choice', label: 'Time zone', options: zones, usual: USUAL_ZONE }, (raw) => {
    const zone = raw.trim() || USUAL_ZONE
    try {
      Intl.DateTimeFormat('en', { timeZone: zone })
      return { value: zone }
    } catch {
      return { error: 'Time zone must be a time zone such as Europe/Warsaw.' }
    }
  })

const daysOff = {
  kind: 'list',
  label: 'Days off',
  lines: 3,
  hint: 'Dates such as 2026-12-24, up to 100.',
} as const

export const daysOffInput = () =>
  field<readonly string[]>(daysOff, (raw) => {
    const dates = linesOf(raw.slice(0, 5000).replace(/[,;\s]+/g, '\n'))
    const wrong = dates.find((date) => !isIsoDate(date))
    if (wrong !== undefined)
      return { error: `Days off: ${wrong.slice(0, 20)} is not a date that exists, such as 2026-12-24.` }
    return dates.length > MAX_DAYS_OFF
      ? { error: `Days off may hold at most ${MAX_DAYS_OFF} dates.` }
      : { value: dates }
  })

export const planStartInput = () =>
  dateInput('Start date', { hint: 'Weeks run Monday to Sunday; the first may be short.' })
