import type { IsoDate } from './dates.ts'
import { Temporal } from './temporal.ts'

/** Offered in selects; a schema accepts every zone of the browser. */
export const TIME_ZONES: readonly string[] = (
  'Europe/Warsaw UTC Europe/London Europe/Berlin Europe/Paris Europe/Madrid Europe/Rome Europe/Prague Europe/Kyiv ' +
  'Europe/Athens America/New_York America/Chicago America/Denver America/Los_Angeles America/Sao_Paulo Asia/Dubai ' +
  'Asia/Kolkata Asia/Singapore Asia/Tokyo Australia/Sydney'
).split(' ')

/** Local time: the date and HH:MM. */
const toPlain = (date: IsoDate, time: string): Temporal.PlainDateTime => Temporal.PlainDateTime.from(`${date}T${time}`)

/** A time that summer time skips is later by what it skips; of a time that comes twice, when it ends, the first is meant. */
export const toZoned = (date: IsoDate, time: string, zone: string): Temporal.ZonedDateTime =>
  toPlain(date, time).toZonedDateTime(zone)

/** "2026-11-21T10:00:00+01:00": the instant with the offset that the zone has on that date. */
export const isoDateTime = (date: IsoDate, time: string, zone: string): string =>
  toZoned(date, time, zone).toString({ timeZoneName: 'never', smallestUnit: 'second' })

/** A date alone as it is, and with a time as an instant. */
export const dateOrInstant = (date: string, time: string, zone: string): string =>
  date === '' || time === '' ? date : isoDateTime(date, time, zone)

/**
 * What a clock in the zone shows at a local time, and the instant. `moved`: the clocks skip this time, so it is later by what they
 * skip. `first`: it comes twice, this is the first.
 */
export function wallTime(date: IsoDate, time: string, zone: string) {
  const asked = toPlain(date, time)
  const meant = asked.toZonedDateTime(zone)
  const instant = meant.epochMilliseconds
  const later = asked.toZonedDateTime(zone, { disambiguation: 'later' })
  const earlier = asked.toZonedDateTime(zone, { disambiguation: 'earlier' })
  if (earlier.epochMilliseconds === later.epochMilliseconds) return { date, time, instant, change: 'none' as const }
  if (meant.minute === asked.minute && meant.hour === asked.hour)
    return { date, time, instant, change: 'first' as const }
  const shown = meant.toPlainDateTime()
  return {
    date: shown.toPlainDate().toString(),
    time: shown.toPlainTime().toString({ smallestUnit: 'minute' }),
    instant,
    change: 'moved' as const,
  }
}
