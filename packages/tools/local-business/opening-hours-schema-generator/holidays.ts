import { addDays, isoDate, type IsoDate } from '../../kit/dates.ts'
import type { Row } from '../../kit/types.ts'

/** Easter Sunday by the anonymous Gregorian algorithm (Meeus, Jones, Butcher). */
export function easter(year: number): IsoDate {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const d = Math.floor(b / 4)
  const e = b % 4
  const f = Math.floor((b + 8) / 25)
  const g = Math.floor((b - f + 1) / 3)
  const h = (19 * a + b - d - g + 15) % 30
  const i = Math.floor(c / 4)
  const k = c % 4
  const l = (32 + 2 * e + 2 * i - h - k) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const month = Math.floor((h + l - 7 * m + 114) / 31)
  const day = ((h + l - 7 * m + 114) % 31) + 1
  const date = isoDate(year, month, day)
  if (date === null) throw new RangeError('Easter is computed for the years 1900 to 2100.')
  return date
}

/** First year of Christmas Eve as a public holiday in Poland. */
const christmasEveSince = 2025

export function polishHolidays(year: number) {
  const sunday = easter(year)
  const on = (monthAndDay: string, name: string) => ({ date: `${year}-${monthAndDay}`, name })
  return [
    on('01-01', 'New Year’s Day'),
    on('01-06', 'Epiphany'),
    { date: sunday, name: 'Easter Sunday' },
    { date: addDays(sunday, 1), name: 'Easter Monday' },
    on('05-01', 'Labour Day'),
    on('05-03', 'Constitution Day'),
    { date: addDays(sunday, 49), name: 'Pentecost' },
    { date: addDays(sunday, 60), name: 'Corpus Christi' },
    on('08-15', 'Assumption Day'),
    on('11-01', 'All Saints’ Day'),
    on('11-11', 'Independence Day'),
    ...(year >= christmasEveSince ? [on('12-24', 'Christmas Eve')] : []),
    on('12-25', 'Christmas Day'),
    on('12-26', 'Second Day of Christmas'),
  ].sort((a, b) => a.date.localeCompare(b.date))
}

/** The exceptions with the missing holidays of a year from today on, as closed days. Only blank rows are dropped. */
export function withHolidays(rows: readonly Row[], year: number, today: IsoDate): Row[] {
  const isKnown = (date: IsoDate) =>
    rows.some(({ from = '', to = '', kind }) => from === date || (kind === 'closed' && from <= date && date <= to))
  const holidays = polishHolidays(year)
    .filter(({ date }) => !isKnown(date) && date >= today)
    .map(({ date, name }): Row => ({ from: date, to: '', kind: 'closed', hours: '', label: name }))
  const filled = rows.filter((row) => Object.entries(row).some(([key, value]) => key !== 'kind' && value.trim() !== ''))
  return [...filled, ...holidays]
}
