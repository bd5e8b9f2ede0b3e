import { describe, expect, it } from 'vitest'
import { dayOf, daysAway, daysOf, monthKey, monthsAway, onDay, readDay, readMonth, spanOf } from './month'

describe('readMonth', () => {
  it.each(['', '2026', '2026-13', '2026-00', '1999-01', '2026-1', ['2026-11'], undefined])(
    'reads no month in %j',
    (text) => expect(readMonth(text)).toBeNull(),
  )
  it('reads and writes a month', () => expect(monthKey(readMonth('2026-02') ?? { year: 0, month: 0 })).toBe('2026-02'))
})

it('reads the day of an address', () => {
  expect(readDay('2026-11-25')).toBe('2026-11-25')
  for (const junk of ['', '2026-11', '2026-13-01', '2026-11-32', 'tomorrow', undefined, ['2026-11-25']])
    expect(readDay(junk)).toBeNull()
})

describe('daysOf', () => {
  it.each([
    ['2026-11', '2026-10-26', '2026-12-06', 42],
    ['2027-02', '2027-02-01', '2027-02-28', 28],
    ['2026-08', '2026-07-27', '2026-09-06', 42],
    ['2026-12', '2026-11-30', '2027-01-03', 35],
  ])('has the whole weeks of %s', (key, first, last, count) => {
    const days = daysOf(readMonth(key) ?? { year: 0, month: 1 })
    expect([days[0], days.at(-1), days.length]).toEqual([first, last, count])
    const { from, to } = spanOf(readMonth(key) ?? { year: 0, month: 1 })
    expect(from < `${first}T00:00`).toBe(true)
    expect(to > `${last}T23:59`).toBe(true)
  })
})

it('crosses the end of a year', () => {
  expect(monthsAway({ year: 2026, month: 12 }, 1)).toEqual({ year: 2027, month: 1 })
  expect(monthsAway({ year: 2026, month: 1 }, -1)).toEqual({ year: 2025, month: 12 })
  expect(daysAway('2026-12-31', 1)).toBe('2027-01-01')
})

describe('onDay', () => {
  it('keeps the time of day, also across a change of clocks', () => {
    const at = new Date('2026-10-24T09:30:00')
    const moved = onDay(at, '2026-10-26')
    expect(dayOf(moved)).toBe('2026-10-26')
    expect([moved.getHours(), moved.getMinutes()]).toEqual([9, 30])
  })
})
