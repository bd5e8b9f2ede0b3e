import { type IsoDate, zonedTime } from './dates.ts'

/** Offered in selects; a schema accepts every zone that the browser knows. */
export const TIME_ZONES: readonly string[] = [
  'Europe/Warsaw',
  'UTC',
  'Europe/London',
  'Europe/Berlin',
  'Europe/Paris',
  'Europe/Madrid',
  'Europe/Rome',
  'Europe/Prague',
  'Europe/Kyiv',
  'Europe/Athens',
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Los_Angeles',
  'America/Sao_Paulo',
  'Asia/Dubai',
  'Asia/Kolkata',
  'Asia/Singapore',
  'Asia/Tokyo',
  'Australia/Sydney',
]

const two = (value: number) => String(value).padStart(2, '0')

/** "2026-11-21T10:00:00+01:00": the instant with the offset that the zone has on that date. */
export function isoDateTime(date: IsoDate, time: string, zone: string): string {
  const instant = zonedTime(date, time, zone).getTime()
  const wall = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  })
  const part = Object.fromEntries(wall.formatToParts(instant).map(({ type, value }) => [type, value]))
  const shown = `${part.year}-${part.month}-${part.day}T${part.hour}:${part.minute}:${part.second}`
  const minutes = Math.round((Date.parse(`${shown}Z`) - instant) / 60_000)
  const size = Math.abs(minutes)
  return `${shown}${minutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`
}
