import ical, { type ICalDayJsStub } from 'ical-generator'
import { toZoned } from './date-time.ts'
import { addDays, type IsoDate } from './dates.ts'
import { Temporal } from './temporal.ts'

export interface CalendarEvent {
  /** The same in every export, so that a second import does not duplicate the event. */
  readonly uid: string
  readonly summary: string
  readonly description?: string
  readonly date: IsoDate
  /** HH:MM, the start of a quarter of an hour; without it the event takes the whole day. */
  readonly time?: string
}

export interface CalendarFile {
  readonly name: string
  readonly events: readonly CalendarEvent[]
  /** IANA zone of the times. */
  readonly zone: string
  /** When the file is made. An argument, because only components read the clock. */
  readonly now: Date
}

type Zoned = Temporal.ZonedDateTime

/** The local time as 20261025T030000. */
const compact = (time: Zoned): string =>
  time.toPlainDateTime().toString({ smallestUnit: 'second' }).replace(/[-:]/g, '')

/** One rule of a time zone: its start in local time before the change, and the offsets before and after it. */
function rule(start: Zoned, before: Zoned): string[] {
  const kind = start.offsetNanoseconds > before.offsetNanoseconds ? 'DAYLIGHT' : 'STANDARD'
  const [from, to] = [before.offset, start.offset]
  return [
    `BEGIN:${kind}`,
    `DTSTART:${compact(start.withTimeZone(from))}`,
    // iCalendar writes +01:00 as +0100.
    `TZOFFSETFROM:${from.replace(':', '')}`,
    `TZOFFSETTO:${to.replace(':', '')}`,
    `END:${kind}`,
  ]
}

/** The rules of the zone for the years of the calendar, because a calendar program may not know the zone's name. */
function timeZoneBlock(zone: string, first: Zoned, last: Zoned): string {
  const rules = [rule(first, first)]
  let change = first.getTimeZoneTransition('next')
  while (change && Temporal.ZonedDateTime.compare(change, last) < 0) {
    rules.push(rule(change, change.subtract({ nanoseconds: 1 })))
    change = change.getTimeZoneTransition('next')
  }
  return ['BEGIN:VTIMEZONE', `TZID:${zone}`, ...rules.flat(), 'END:VTIMEZONE'].join('\r\n')
}

/** Adapts a time to the dayjs interface of the calendar library, which asks for the date and the time separately. */
function clockTime(time: Zoned): ICalDayJsStub {
  const instant = new Date(time.epochMilliseconds)
  const [day = '', clock = ''] = compact(time).split('T')
  return {
    format: (wanted) => (wanted === 'HHmmss' ? clock : day),
    utc: () => clockTime(time.withTimeZone('UTC')),
    isValid: () => true,
    toDate: () => instant,
    toJSON: () => instant.toISOString(),
  }
}

/** The calendar as an RFC 5545 file. Load this module with `import()` before a click needs it (`useAhead`). */
export function toIcs({ name, events, zone, now }: CalendarFile): string {
  const calendar = ical({ name, prodId: { company: 'FlavorCraft', product: 'Tools', language: 'EN' } })
  const dates = events.map(({ date }) => date).toSorted()
  const first = toZoned(addDays(dates[0] ?? '2026-01-01', -400), '00:00', zone)
  const last = toZoned(addDays(dates.at(-1) ?? '2026-01-01', 2), '00:00', zone)
  // Without a name: each event has its own zone, and the stamps stay in UTC as the standard requires.
  calendar.timezone({ name: null, generator: () => timeZoneBlock(zone, first, last) })
  for (const { uid, summary, description, date, time } of events) {
    const start = toZoned(date, time ?? '00:00', zone)
    const end = start.add({ minutes: 15 })
    // A clock that goes back meanwhile would show an end before the start, so write such an event in UTC.
    const goesBack = end.offsetNanoseconds < start.offsetNanoseconds
    calendar.createEvent({
      id: uid,
      stamp: now,
      summary,
      description: description ?? null,
      ...(time === undefined
        ? { start: new Date(date), allDay: true }
        : { start: clockTime(start), end: clockTime(end), timezone: goesBack ? null : zone }),
    })
  }
  return calendar.toString()
}
