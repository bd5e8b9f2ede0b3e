import { expect, test } from 'vitest'
import { longDate, toIsoDate } from './dates'

test.each([
  ['2026-11-21 02:18:00.182+00', '2026-11-21T02:18:00.182Z'],
  ['2026-11-21T02:18:00.182+00:00', '2026-11-21T02:18:00.182Z'],
  ['2026-11-21T02:18:00Z', '2026-11-21T02:18:00.000Z'],
  ['2026-11-21 04:18:00+02', '2026-11-21T02:18:00.000Z'],
])('%s is %s', (timestamp, iso) => {
  expect(toIsoDate(timestamp)).toBe(iso)
})

test('refuses an invalid timestamp', () => {
  expect(() => toIsoDate('yesterday')).toThrow('Not a timestamp')
})

test('the long date is the same day for every reader', () => {
  expect(longDate('2026-11-21T23:59:00.000Z')).toBe('21 November 2026')
})
