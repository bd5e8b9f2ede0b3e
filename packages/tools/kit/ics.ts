import { toZoned } from './date-time.ts'
import { addDays, type IsoDate } from './dates.ts'
import { Temporal } from './temporal.ts'
import { utf8Length } from './text.ts'

export interface CalendarEvent {
  /** Stays the same when the same calendar is made again, so that importing it twice makes no second event. */
  readonly uid: string
  readonly summary: string
  readonly description: string
  readonly date: IsoDate
  /** HH:MM, from which the event takes a quarter of an hour; without it the whole day. */
  readonly time?: string
}

interface CalendarFile {
  readonly name: string
  readonly events: readonly CalendarEvent[]
  /** IANA zone of the times. */
  readonly zone: string
  /** When the file is made: an argument, as everything that depends on the clock. */
  readonly now: Date
}

const MINUTES = 15
const MOST_OCTETS = 75

/** A line in pieces of at most 75 octets, each further one behind a space; no letter is divided. */
function folded(line: string): string {
  let [text, octets] = ['', 0]
  for (const letter of line) {
    const size = utf8Length(letter)
    if (octets + size > MOST_OCTETS) [text, octets] = [`${text}\r\n `, 1]
    text += letter
    octets += size
  }
  return text
}

const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r\n?|\n/g, '\\n')

type Zoned = Temporal.ZonedDateTime

/** 20261025T030000: what a clock in the zone of the time shows. */
const compact = (time: Zoned): string =>
  time.toPlainDateTime().toString({ smallestUnit: 'second' }).replace(/[-:]/g, '')

/** One rule of a zone: from when it holds, by the clock that was right until then, and the offsets before and after. */
function rule(start: Zoned, before: Zoned): string[] {
  const kind = start.offsetNanoseconds > before.offsetNanoseconds ? 'DAYLIGHT' : 'STANDARD'
  const [from, to] = [before.offset, start.offset]
  return [
    `BEGIN:${kind}`,
    `DTSTART:${compact(start.withTimeZone(from))}`,
    // +01:00 as iCalendar writes it.
    `TZOFFSETFROM:${from.replace(':', '')}`,
    `TZOFFSETTO:${to.replace(':', '')}`,
    `END:${kind}`,
  ]
}

/** The zone's own rules for the years of the calendar, since a reader may not know the zone's name. */
function timeZoneBlock(zone: string, first: Zoned, last: Zoned): string[] {
  const rules = [rule(first, first)]
  let change = first.getTimeZoneTransition('next')
  while (change && Temporal.ZonedDateTime.compare(change, last) < 0) {
    rules.push(rule(change, change.subtract({ nanoseconds: 1 })))
    change = change.getTimeZoneTransition('next')
  }
  return ['BEGIN:VTIMEZONE', `TZID:${zone}`, ...rules.flat(), 'END:VTIMEZONE']
}

function whenOf({ date, time }: CalendarEvent, zone: string): string[] {
  if (time === undefined) return [`DTSTART;VALUE=DATE:${date.replaceAll('-', '')}`]
  const start = toZoned(date, time, zone)
  return [`DTSTART;TZID=${zone}:${compact(start)}`, `DTEND;TZID=${zone}:${compact(start.add({ minutes: MINUTES }))}`]
}

/** A calendar as a file by RFC 5545. Load this module with `import()`, ahead of its use (`useAhead`). */
export function toIcs({ name, events, zone, now }: CalendarFile): string {
  const dates = events.map(({ date }) => date).toSorted()
  const first = toZoned(addDays(dates[0] ?? '2026-01-01', -400), '00:00', zone)
  const last = toZoned(addDays(dates.at(-1) ?? '2026-01-01', 2), '00:00', zone)
  const stamp = now.toISOString().replace(/[-:]|\.\d+/g, '')
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//FlavorCraft//Tools//EN',
    `NAME:${escaped(name)}`,
    `X-WR-CALNAME:${escaped(name)}`,
    ...timeZoneBlock(zone, first, last),
    ...events.flatMap((event) => [
      'BEGIN:VEVENT',
      `UID:${event.uid}`,
      `DTSTAMP:${stamp}`,
      ...whenOf(event, zone),
      `SUMMARY:${escaped(event.summary)}`,
      `DESCRIPTION:${escaped(event.description)}`,
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}
