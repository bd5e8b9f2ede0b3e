import { TZDate, tzOffset } from '@date-fns/tz'
import ical from 'ical-generator'
import { addDays, type IsoDate, zonedTime } from './dates.ts'

export interface CalendarEvent {
  /** Stays the same when the same calendar is made again, so that importing it twice makes no second event. */
  readonly uid: string
  readonly summary: string
  readonly description?: string
  readonly url?: string
  readonly date: IsoDate
  /** HH:MM; without it the event takes the whole day. */
  readonly time?: string
  readonly minutes?: number
}

export interface CalendarFile {
  readonly name: string
  readonly events: readonly CalendarEvent[]
  /** IANA zone of the times; without times none is needed. */
  readonly zone?: string
  /** When the file is made: an argument, as everything that depends on the clock. */
  readonly now: Date
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** +01:00 as iCalendar writes it: +0100. */
const offsetText = (minutes: number): string => {
  const size = Math.abs(minutes)
  return `${minutes < 0 ? '-' : '+'}${String(Math.floor(size / 60)).padStart(2, '0')}${String(size % 60).padStart(2, '0')}`
}

const compact = (date: Date): string => date.toISOString().slice(0, 19).replace(/[-:]/g, '')

/** The instants between two at which the zone changes its offset, to the minute. */
function transitions(zone: string, from: number, to: number): { at: number; before: number; after: number }[] {
  const found = []
  for (let start = from; start < to; start += 24 * HOUR) {
    const before = tzOffset(zone, new Date(start))
    const after = tzOffset(zone, new Date(start + 24 * HOUR))
    if (before === after) continue
    let [low, high] = [start, start + 24 * HOUR]
    while (high - low > MINUTE) {
      const middle = low + Math.floor((high - low) / MINUTE / 2) * MINUTE
      if (tzOffset(zone, new Date(middle)) === before) low = middle
      else high = middle
    }
    found.push({ at: high, before, after })
  }
  return found
}

/** The zone's own rules for the years of the calendar, since a reader may not know the zone's name. */
function timeZoneBlock(zone: string, from: number, to: number): string {
  const block = (kind: 'STANDARD' | 'DAYLIGHT', start: string, before: number, after: number) => [
    `BEGIN:${kind}`,
    `DTSTART:${start}`,
    `TZOFFSETFROM:${offsetText(before)}`,
    `TZOFFSETTO:${offsetText(after)}`,
    `END:${kind}`,
  ]
  const first = tzOffset(zone, new Date(from))
  const changes = transitions(zone, from, to).flatMap(({ at, before, after }) =>
    block(after > before ? 'DAYLIGHT' : 'STANDARD', compact(new Date(at + before * MINUTE)), before, after),
  )
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${zone}`,
    ...block('STANDARD', compact(new Date(from + first * MINUTE)), first, first),
    ...changes,
    'END:VTIMEZONE',
  ].join('\r\n')
}

/** A calendar as a file by RFC 5545. Load this module with `import()` when somebody asks for the file. */
export function toIcs({ name, events, zone, now }: CalendarFile): string {
  const calendar = ical({ name, prodId: { company: 'FlavorCraft', product: 'Tools', language: 'EN' } })
  const dates = events.map(({ date }) => date).toSorted()
  if (zone) {
    const from = Date.parse(`${addDays(dates[0] ?? '2026-01-01', -400)}T00:00:00Z`)
    const to = Date.parse(`${addDays(dates.at(-1) ?? '2026-01-01', 2)}T00:00:00Z`)
    // No name: the events carry it, and their stamps stay in UTC as the standard wants them.
    calendar.timezone({ name: null, generator: () => timeZoneBlock(zone, from, to) })
  }
  for (const { uid, summary, description, url, date, time, minutes = 15 } of events) {
    const start =
      time === undefined
        ? new TZDate(`${date}T00:00:00Z`, 'UTC')
        : new TZDate(zonedTime(date, time, zone ?? 'UTC').getTime(), zone ?? 'UTC')
    calendar.createEvent({
      id: uid,
      stamp: now,
      summary,
      description: description ?? null,
      url: url ?? null,
      start,
      ...(time === undefined
        ? { allDay: true }
        : { end: new TZDate(start.getTime() + minutes * MINUTE, zone ?? 'UTC'), timezone: zone ?? null }),
    })
  }
  return calendar.toString()
}
