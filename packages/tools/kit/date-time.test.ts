import { expect, it } from 'vitest'
import { isoDateTime, TIME_ZONES } from './date-time.ts'

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
