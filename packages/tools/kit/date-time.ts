import type { IsoDate } from './dates.ts'
import { Temporal } from './temporal.ts'

/** The time zones that selects offer; the schema accepts every zone that the browser knows. */
export const TIME_ZONES: readonly string[] = (
  'Europe/Warsaw UTC Europe/London Europe/Berlin Europe/Paris Europe/Madrid Europe/Rome Europe/Prague Europe/Kyiv ' +
  'Europe/Athens America/New_York America/Chicago America/Denver America/Los_Angeles America/Sao_Paulo Asia/Dubai ' +
  'Asia/Kolkata Asia/Singapore Asia/Tokyo Australia/Sydney'
).split(' ')

/** `time` is HH:MM. */
const toPlain = (date: IsoDate, time: string): Temporal.PlainDateTime => Temporal.PlainDateTime.from(`${date}T${time}`)

/** A time that the clocks skip moves forward by as much. Of a time that occurs twice, the first is taken. */
export const toZoned = (date: IsoDate, time: string, zone: string): Temporal.ZonedDateTime =>
  toPlain(date, time).toZonedDateTime(zone)

/** "2026-11-21T10:00:00+01:00": the instant with the offset that the zone has on that date. */
export const isoDateTime = (date: IsoDate, time: string, zone: string): string =>
  toZoned(date, time, zone).toString({ timeZoneName: 'never', smallestUnit: 'second' })

/** The date alone if there is no time, otherwise the instant. */
export const dateOrInstant = (date: string, time: string, zone: string): string =>
  date === '' || time === '' ? date : isoDateTime(date, time, zone)

/**
 * The instant of a local time, and what the clock shows then. `moved`: the clocks skip the time, so it moves forward by
 * as much. `first`: the time occurs twice, and this is the first.
 */
export function wallTime(date: IsoDate, time: string, zone: string) {
  const local = toPlain(date, time)
  const zoned = local.toZonedDateTime(zone)
  const shown = zoned.toPlainDateTime()
  const isTwice = !zoned.equals(local.toZonedDateTime(zone, { disambiguation: 'later' }))
  return {
    date: shown.toPlainDate().toString(),
    time: shown.toPlainTime().toString({ smallestUnit: 'minute' }),
    instant: zoned.epochMilliseconds,
    change: isTwice ? 'first' : shown.equals(local) ? 'none' : 'moved',
  } as const
}
