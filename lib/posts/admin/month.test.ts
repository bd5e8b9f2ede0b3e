import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { dayMover, daysAway, daysOf, monthKey, monthsAway, readDay, readMonth, spanOf } from './month'
import { toLocalInput } from '@/lib/datetime-local'

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

it.each([
  ['2026-11', '2026-10-26', '2026-12-06', 42],
  ['2027-02', '2027-02-01', '2027-02-28', 28],
  ['2026-08', '2026-07-27', '2026-09-06', 42],
  ['2026-12', '2026-11-30', '2027-01-03', 35],
])('daysOf has the whole weeks of %s', (key, first, last, count) => {
  const days = daysOf(readMonth(key) ?? { year: 0, month: 1 })
  expect([days[0], days.at(-1), days.length]).toEqual([first, last, count])
  const { from, to } = spanOf(readMonth(key) ?? { year: 0, month: 1 })
  expect(from < `${first}T00:00`).toBe(true)
  expect(to > `${last}T23:59`).toBe(true)
})

it('crosses the end of a year', () => {
  expect(monthsAway({ year: 2026, month: 12 }, 1)).toEqual({ year: 2027, month: 1 })
  expect(monthsAway({ year: 2026, month: 1 }, -1)).toEqual({ year: 2025, month: 12 })
  expect(daysAway('2026-12-31', 1)).toBe('2027-01-01')
})

describe('dayMover', () => {
  beforeEach(() => void vi.stubEnv('TZ', 'Europe/Warsaw'))
  afterEach(() => void vi.unstubAllEnvs())

  it('keeps the time of day, also across a change of clocks', () => {
    const moved = dayMover()('plan', new Date('2026-10-24T09:30:00'), '2026-10-26')
    expect(toLocalInput(moved)).toBe('2026-10-26T09:30')
  })

  it('keeps a time that the clocks skip on a day between', () => {
    const move = dayMover()
    const skipped = move('plan', new Date('2026-03-28T02:30:00'), '2026-03-29')
    expect(toLocalInput(skipped)).toBe('2026-03-29T03:30')
    expect(toLocalInput(move('plan', skipped, '2026-03-30'))).toBe('2026-03-30T02:30')
  })

  it('moves another plan, or a plan with a new time, from its own time', () => {
    const move = dayMover()
    const skipped = move('plan', new Date('2026-03-28T02:30:00'), '2026-03-29')
    expect(toLocalInput(move('other', skipped, '2026-03-30'))).toBe('2026-03-30T03:30')
    expect(toLocalInput(move('other', new Date('2026-03-30T08:00:00'), '2026-03-31'))).toBe('2026-03-31T08:00')
  })
})
