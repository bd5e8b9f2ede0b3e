import { afterEach, describe, expect, it, vi } from 'vitest'
import { nextFullHour, presets, timeZoneName, toIso, toLocalInput } from './datetime-local'

const at = (text: string) => new Date(text)

describe('nextFullHour', () => {
  it.each([
    ['2026-11-22T08:00:00', '2026-11-22T09:00:00'],
    ['2026-11-22T08:59:59', '2026-11-22T09:00:00'],
    ['2026-11-22T23:10:00', '2026-11-23T00:00:00'],
  ])('is after %s', (now, next) => expect(nextFullHour(at(now))).toEqual(at(next)))

  it('is ahead in the hour that a clock change repeats', () => {
    vi.stubEnv('TZ', 'Europe/Warsaw')
    expect(nextFullHour(at('2026-10-25T00:30:00Z'))).toEqual(at('2026-10-25T02:00:00Z'))
    vi.unstubAllEnvs()
  })
})

it('writes a year with four digits, and sees no clock change in it', () => {
  vi.stubEnv('TZ', 'Europe/Warsaw')
  expect(toLocalInput(toIso('0001-01-01T10:00'))).toBe('0001-01-01T10:00')
  expect(timeZoneName('0001-01-01T10:00')).not.toContain('clocks')
  vi.unstubAllEnvs()
})

describe('toIso', () => {
  it.each(['2026-10-25T00:30:00.000Z', '2026-10-25T01:30:00.000Z', '2026-11-22T08:00:30.000Z'])(
    'keeps %s when its local time is unchanged',
    (at) => {
      vi.stubEnv('TZ', 'Europe/Warsaw')
      expect(toIso(toLocalInput(at), at)).toBe(at)
      expect(toIso('2026-11-23T09:00', at)).toBe('2026-11-23T08:00:00.000Z')
      vi.unstubAllEnvs()
    },
  )
})

it.each(['20261-05-05T10:00', '9999-12-31T23:59', '0000-12-31T10:00', ''])(
  '%j is no date that can be stored',
  (local) => expect(toIso(local)).toBe(''),
)

describe('presets', () => {
  const values = (now: string) => presets(at(now)).map(({ value }) => value)

  it('are the next hour, tomorrow and Monday', () =>
    expect(values('2026-11-24T10:20:00')).toEqual(['2026-11-24T11:00', '2026-11-25T09:00', '2026-11-30T09:00']))

  it('name a day once: on a Sunday, tomorrow is Monday', () =>
    expect(values('2026-11-22T10:20:00')).toEqual(['2026-11-22T11:00', '2026-11-23T09:00']))

  it('mean the coming Monday on a Monday', () => expect(values('2026-11-23T10:20:00').at(-1)).toBe('2026-11-30T09:00'))
})

describe('timeZoneName', () => {
  afterEach(() => vi.unstubAllEnvs())

  it.each([
    ['2026-07-01T10:00', 'Europe/Warsaw (GMT+2)'],
    ['2026-12-01T10:00', 'Europe/Warsaw (GMT+1)'],
  ])('has the offset of %s', (local, name) => {
    vi.stubEnv('TZ', 'Europe/Warsaw')
    expect(timeZoneName(local)).toBe(name)
  })

  it.each([
    [
      'Europe/Warsaw',
      '2027-03-28T02:30',
      'Europe/Warsaw (GMT+2). The clocks go forward at that time: it will be 03:30',
    ],
    ['Europe/Warsaw', '2027-03-28T03:00', 'Europe/Warsaw (GMT+2)'],
    ['Europe/Warsaw', '2027-03-28T01:59:30', 'Europe/Warsaw (GMT+1)'],
    ['Europe/Warsaw', '2026-10-25T02:30', 'Europe/Warsaw (GMT+2)'],
    [
      'Australia/Lord_Howe',
      '2026-10-04T02:10',
      'Australia/Lord_Howe (GMT+11). The clocks go forward at that time: it will be 02:40',
    ],
  ])('names the zone %s and corrects the time %s', (zone, local, name) => {
    vi.stubEnv('TZ', zone)
    expect(timeZoneName(local)).toBe(name)
  })

  it.each(['', 'never'])('has the present offset without a valid time: %j', (local) => {
    vi.stubEnv('TZ', 'Asia/Tokyo')
    expect(timeZoneName(local)).toBe('Asia/Tokyo (GMT+9)')
  })
})
