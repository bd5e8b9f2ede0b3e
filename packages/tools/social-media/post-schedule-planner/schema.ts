import * as v from 'valibot'
import { dateInput } from '../../kit/date-inputs.ts'
import { rowsInput } from '../../kit/form-schema.ts'
import { field, linesOf, listText, requiredMessage, shortText } from '../../kit/inputs.ts'
import { integerInput } from '../../kit/integer-inputs.ts'
import { isIsoDate } from '../../kit/dates.ts'

const dayNames = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
const MAX_TIMES = 6
const MAX_DAYS_OFF = 100

const dayNumber = (word: string) => dayNames.findIndex((name) => word.startsWith(name)) + 1

/** Weekdays of "Mon, Wed-Fri", from 1, Monday, to 7; null for what is none. */
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

export const weekdaysInput = (label: string) =>
  field<readonly number[]>((raw) => {
    if (raw.trim() === '') return { error: requiredMessage(label) }
    const days = readWeekdays(raw.slice(0, 200))
    return days ? { value: days } : { error: `${label} must be names of days, for example Mon, Wed, Fri or Mon-Fri.` }
  })

export const timesInput = (label: string) =>
  field<readonly string[]>((raw) => {
    const parts = raw
      .slice(0, 200)
      .split(/[\s,;]+/)
      .filter(Boolean)
    if (parts.length === 0) return { error: requiredMessage(label) }
    if (!parts.every((part) => /^([01]?\d|2[0-3]):[0-5]\d$/.test(part))) {
      return { error: `${label} must be times from 00:00 to 23:59, for example 09:00, 17:30.` }
    }
    const times = [...new Set(parts.map((part) => part.padStart(5, '0')))].sort()
    return times.length > MAX_TIMES ? { error: `${label} may hold at most ${MAX_TIMES} times.` } : { value: times }
  })

export const zoneInput = (label: string) =>
  field<string>((raw) => {
    const zone = raw.trim() || 'Europe/Warsaw'
    try {
      Intl.DateTimeFormat('en', { timeZone: zone })
      return { value: zone }
    } catch {
      return { error: `${label} must be a time zone such as Europe/Warsaw.` }
    }
  })

export const daysOffInput = (label: string) =>
  field<readonly string[]>((raw) => {
    const dates = linesOf(raw.slice(0, 5000).replace(/[,;\s]+/g, '\n'))
    const wrong = dates.find((date) => !isIsoDate(date))
    if (wrong !== undefined)
      return { error: `${label}: ${wrong.slice(0, 20)} is not a date that exists, such as 2026-12-24.` }
    return dates.length > MAX_DAYS_OFF
      ? { error: `${label} may hold at most ${MAX_DAYS_OFF} dates.` }
      : { value: dates }
  })

export const schema = v.object({
  start: dateInput('Start date'),
  weeks: integerInput('Weeks', { min: 1, max: 26 }),
  zone: zoneInput('Time zone'),
  networks: rowsInput(
    v.object({
      network: shortText('Network', { max: 40 }),
      perWeek: integerInput('Posts per week', { min: 1, max: 35 }),
      days: weekdaysInput('Weekdays'),
      times: timesInput('Times'),
      pattern: shortText('Title pattern', { max: 120, required: false }),
    }),
    { label: 'Networks', min: 1, max: 8 },
  ),
  daysOff: daysOffInput('Days off'),
  titles: listText('Content list', { max: 1000, maxChars: 200_000, required: false }),
})

export type Input = v.InferOutput<typeof schema>
