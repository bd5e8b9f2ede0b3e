import * as PlainDateTime from 'temporal-polyfill/fns/PlainDateTime'
import * as ZonedDateTime from 'temporal-polyfill/fns/ZonedDateTime'
import type { IsoDate } from './dates.ts'

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

/** What a clock shows: the date and HH:MM. */
function toPlain(date: IsoDate, time: string): PlainDateTime.Record {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return PlainDateTime.create(year, month, day, hour, minute)
}

/** A time that summer time skips is later by what it skips; of a time that comes twice, when it ends, the first is meant. */
export const toZoned = (date: IsoDate, time: string, zone: string): ZonedDateTime.Record =>
  PlainDateTime.toZonedDateTime(toPlain(date, time), zone)

/** The instant at which a clock in the zone shows this date and time. */
export const zonedTime = (date: IsoDate, time: string, zone: string): Date =>
  new Date(toZoned(date, time, zone).epochMilliseconds)

/** "2026-11-21T10:00:00+01:00": the instant with the offset that the zone has on that date. */
export const isoDateTime = (date: IsoDate, time: string, zone: string): string =>
  ZonedDateTime.toString(toZoned(date, time, zone), { timeZoneName: 'never', smallestUnit: 'second' })

export interface WallTime {
  /** What a clock in the zone shows; another time than asked for when the clocks skip it. */
  date: IsoDate
  time: string
  instant: number
  /** `moved`: the clocks skip this time, so it is later by what they skip. `first`: it comes twice, this is the first. */
  change: 'none' | 'moved' | 'first'
}

/** A local date and time in a zone as an instant, with what the change of the clocks does to it. */
export function wallTime(date: IsoDate, time: string, zone: string): WallTime {
  const asked = toPlain(date, time)
  const meant = PlainDateTime.toZonedDateTime(asked, zone)
  const instant = meant.epochMilliseconds
  const later = PlainDateTime.toZonedDateTime(asked, zone, { disambiguation: 'later' })
  const earlier = PlainDateTime.toZonedDateTime(asked, zone, { disambiguation: 'earlier' })
  if (earlier.epochMilliseconds === later.epochMilliseconds) return { date, time, instant, change: 'none' }
  if (meant.minute === asked.minute && meant.hour === asked.hour) return { date, time, instant, change: 'first' }
  const [shownDate = date, shownTime = time] = ZonedDateTime.toString(meant, {
    offset: 'never',
    timeZoneName: 'never',
    smallestUnit: 'minute',
  }).split('T')
  return { date: shownDate, time: shownTime, instant, change: 'moved' }
}
