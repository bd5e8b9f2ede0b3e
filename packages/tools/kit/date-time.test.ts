import { expect, it } from 'vitest'
import { isoDateTime, TIME_ZONES, wallTime } from './date-time.ts'

it.each([
  ['2026-11-21', '10:00', 'Europe/Warsaw', '2026-11-21T10:00:00+01:00'],
  ['2026-07-01', '00:00', 'Europe/Warsaw', '2026-07-01T00:00:00+02:00'],
  ['2026-07-01', '23:59', 'America/New_York', '2026-07-01T23:59:00-04:00'],
  ['2026-01-01', '12:00', 'Asia/Kolkata', '2026-01-01T12:00:00+05:30'],
  ['2026-01-01', '12:00', 'UTC', '2026-01-01T12:00:00+00:00'],
  // The clocks skip this time: summer time begins at 2:00 on 29 March 2026.
  ['2026-03-29', '02:30', 'Europe/Warsaw', '2026-03-29T03:30:00+02:00'],
  // This time occurs twice on 25 October 2026: the first is taken.
  ['2026-10-25', '02:30', 'Europe/Warsaw', '2026-10-25T02:30:00+02:00'],
])('%s %s in %s is %s', (date, time, zone, expected) => {
  expect(isoDateTime(date, time, zone)).toBe(expected)
})

it('offers zones that exist', () => {
  for (const zone of TIME_ZONES) expect(isoDateTime('2026-01-01', '00:00', zone)).toMatch(/[+-]\d\d:\d\d$/)
})

// Warsaw, 25 October 2026: 03:00 becomes 02:00 at 01:00 UTC; the first 02:30 is 00:30 UTC. New York, 8 March 2026:
// 02:00 to 03:00 is skipped; 1 November: 01:30 happens twice. Lord Howe, 4 October 2026: 02:00 to 02:30 is skipped.
it.each([
  ['2026-03-29', '02:30', 'Europe/Warsaw', { time: '03:30', instant: Date.UTC(2026, 2, 29, 1, 30), change: 'moved' }],
  ['2026-10-25', '02:30', 'Europe/Warsaw', { instant: Date.UTC(2026, 9, 25, 0, 30), change: 'first' }],
  ['2026-10-25', '01:59', 'Europe/Warsaw', { instant: Date.UTC(2026, 9, 24, 23, 59), change: 'none' }],
  ['2026-10-25', '03:00', 'Europe/Warsaw', { instant: Date.UTC(2026, 9, 25, 2, 0), change: 'none' }],
  ['2026-07-01', '09:00', 'Asia/Kolkata', { instant: Date.UTC(2026, 6, 1, 3, 30) }],
  ['2026-03-08', '02:15', 'America/New_York', { time: '03:15', change: 'moved' }],
  ['2026-11-01', '01:30', 'America/New_York', { instant: Date.UTC(2026, 10, 1, 5, 30), change: 'first' }],
  ['2026-10-04', '02:15', 'Australia/Lord_Howe', { time: '02:45', change: 'moved' }],
  // Samoa crossed the date line and had no 30 December 2011.
  ['2011-12-30', '10:00', 'Pacific/Apia', { date: '2011-12-31', time: '10:00', change: 'moved' }],
])('converts %s %s in %s to an instant', (date, time, zone, moment) => {
  expect(wallTime(date, time, zone)).toMatchObject(moment)
})

it('converts every hour of a year to the hour that a clock there shows', () => {
  for (let at = Date.UTC(2026, 0, 1); at < Date.UTC(2027, 0, 1); at += 3_600_000) {
    const [date = '', rest = ''] = new Date(at).toISOString().split('T')
    const { instant, change, time } = wallTime(date, rest.slice(0, 5), 'Europe/Warsaw')
    const shown = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Warsaw', timeStyle: 'short' }).format(instant)
    expect(shown).toBe(time)
    if (change !== 'moved') expect(time).toBe(rest.slice(0, 5))
  }
})
