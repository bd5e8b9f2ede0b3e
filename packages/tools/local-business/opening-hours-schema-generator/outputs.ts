import { toCsv } from '../../kit/csv.ts'
import { addDays, daysBetween, formatDate, type IsoDate } from '../../kit/dates.ts'
import { escapeHtml } from '../../kit/escape.ts'
import { compact, type JsonObject } from '../../kit/json-ld.ts'
import { upperFirst } from '../../kit/words.ts'
import {
  clock,
  consecutiveGroups,
  equalGroups,
  isAllDay,
  MINUTES,
  plainClock,
  weekdays,
  type DayGroup,
  type DayHours,
  type Interval,
} from './hours.ts'
import type { Exception, Input } from './form.ts'

/* ---------- JSON-LD ---------- */

/** schema.org has no 24:00, so a day that ends at midnight closes at 23:59. */
const markupClose = ({ closes }: Interval) => (closes === MINUTES ? '23:59' : clock(closes))

/** One entry per interval; a closed day is 00:00 to 00:00. */
function specifications(hours: DayHours, more: JsonObject) {
  const times =
    hours.length === 0
      ? [{ opens: '00:00', closes: '00:00' }]
      : hours.map((interval) => ({ opens: clock(interval.opens), closes: markupClose(interval) }))
  return times.map((time) => ({ '@type': 'OpeningHoursSpecification', ...more, ...time }))
}

const exceptionSpecifications = ({ from, to, hours, label }: Exception) =>
  specifications(hours, { name: label, validFrom: from, validThrough: to })

const geoOf = ({ latitude, longitude }: NonNullable<Input['coordinates']>) => ({
  '@type': 'GeoCoordinates',
  latitude: latitude.degrees.toNumber(),
  longitude: longitude.degrees.toNumber(),
})

export const toJsonLd = (input: Input) =>
  compact({
    '@context': 'https://schema.org',
    '@type': input.type,
    name: input.name,
    address: {
      '@type': 'PostalAddress',
      streetAddress: input.street,
      postalCode: input.postcode,
      addressLocality: input.city,
      addressRegion: input.region,
      addressCountry: input.country,
    },
    telephone: input.phone,
    url: input.url,
    geo: input.coordinates && geoOf(input.coordinates),
    openingHoursSpecification: [
      ...equalGroups(input.week).flatMap(({ days, hours }) => specifications(hours, { dayOfWeek: days })),
      ...input.exceptions.flatMap(exceptionSpecifications),
    ],
  })

/* ---------- text and HTML ---------- */

const shortDays = (days: DayGroup['days'], letters: 2 | 3): string => {
  const first = days[0]?.slice(0, letters) ?? ''
  const last = days.at(-1)?.slice(0, letters) ?? ''
  return days.length === 1 ? first : `${first}${letters === 3 ? '–' : '-'}${last}`
}

/** The hours as text; `time` formats each time. */
function hoursText(hours: DayHours, time = plainClock): string {
  if (hours.length === 0) return 'closed'
  if (isAllDay(hours)) return 'open 24 hours'
  return hours.map(({ opens, closes }) => `${time(opens)}–${time(closes)}`).join(', ')
}

const dateText = ({ from, to }: Exception, date: (day: IsoDate) => string = formatDate) =>
  from === to ? date(from) : `${date(from)} to ${date(to)}`

/** "Mon–Fri 9:00–18:00", one line per group, then exceptions. */
export function toText({ week, exceptions }: Input): string {
  const lines = consecutiveGroups(week).map(({ days, hours }) => `${shortDays(days, 3)} ${hoursText(hours)}`)
  const special = exceptions.map(
    (one) => `${dateText(one)}${one.label === '' ? '' : ` (${one.label})`}: ${hoursText(one.hours)}`,
  )
  return [...lines, ...(special.length === 0 ? [] : ['', ...special])].join('\n')
}

/** schema.org's `openingHours`: "Mo-Fr 09:00-18:00". Closed days are left out. */
export function toShortForm({ week }: Input): string {
  return consecutiveGroups(week)
    .flatMap(({ days, hours }) =>
      hours.map((interval) => `${shortDays(days, 2)} ${clock(interval.opens)}-${markupClose(interval)}`),
    )
    .join('\n')
}

// A `time` element cannot hold 24:00, so midnight at the end of a day becomes 00:00.
const timeElement = (minutes: number) => `<time datetime="${clock(minutes % MINUTES)}">${plainClock(minutes)}</time>`

const hoursHtml = (hours: DayHours) => upperFirst(hoursText(hours, timeElement))

const dateElement = (date: IsoDate) => `<time datetime="${date}">${formatDate(date)}</time>`

const row = (head: string, hours: DayHours) => `    <tr><th scope="row">${head}</th><td>${hoursHtml(hours)}</td></tr>`

function exceptionHtml(exception: Exception): string {
  const dates = dateText(exception, dateElement)
  return row(exception.label === '' ? dates : `${dates}, ${escapeHtml(exception.label)}`, exception.hours)
}

export function toHtml({ name, week, exceptions }: Input): string {
  const days = consecutiveGroups(week).map(({ days: group, hours }) => {
    const [first = '', last = first] = [group[0], group.at(-1)]
    return row(first === last ? first : `${first} to ${last}`, hours)
  })
  return `<table>
  <caption>Opening hours of ${escapeHtml(name)}</caption>
  <tbody>
${[...days, ...exceptions.map(exceptionHtml)].join('\n')}
  </tbody>
</table>`
}

/* ---------- spreadsheet of a business profile ---------- */

export const mostSpecialDates = 1_000

/** Unlike in schema.org, 00:00-00:00 means 24 hours, and `x` means closed. */
function sheetHours(hours: DayHours): string {
  if (hours.length === 0) return 'x'
  if (isAllDay(hours)) return '00:00-00:00'
  return hours.map(({ opens, closes }) => `${clock(opens)}-${clock(closes % MINUTES)}`).join(', ')
}

/** The shortest first, because "closed on the 24th" overrides "December". */
export const shortestFirst = (exceptions: readonly Exception[]) =>
  exceptions.toSorted((a, b) => daysBetween(a.from, a.to) - daysBetween(b.from, b.to))

/** Each date once, with the hours of the shortest exception that covers it. Ends one date after the limit. */
export function specialDates(exceptions: readonly Exception[]): ReadonlyMap<IsoDate, DayHours> {
  const hoursByDate = new Map<IsoDate, DayHours>()
  for (const { from, to, hours } of shortestFirst(exceptions))
    for (let date = from; date <= to && hoursByDate.size <= mostSpecialDates; date = addDays(date, 1))
      if (!hoursByDate.has(date)) hoursByDate.set(date, hours)
  return hoursByDate
}

const specialHours = (exceptions: readonly Exception[]): string =>
  [...specialDates(exceptions)]
    .slice(0, mostSpecialDates)
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([date, hours]) => `${date}: ${sheetHours(hours)}`)
    .join(', ')

/** One row for Google's Business Profile spreadsheet, whose week starts on Sunday. */
export function toSheet({ name, week, exceptions }: Input): string {
  const fromSunday = [6, 0, 1, 2, 3, 4, 5]
  return toCsv([
    ['Business name', ...fromSunday.map((index) => `${weekdays[index] ?? ''} hours`), 'Special hours'],
    [name, ...fromSunday.map((index) => sheetHours(week[index] ?? [])), specialHours(exceptions)],
  ])
}
