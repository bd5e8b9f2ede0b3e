import { afterEach, expect, it, vi } from 'vitest'
import { toMoment } from './item'

afterEach(() => vi.unstubAllEnvs())

it.each([
  ['12-May-2024', '2024-05-12T00:00:00.000Z'],
  ['2024-05-02 10:00', '2024-05-02T10:00:00.000Z'],
  ['2024-05-02 10:00:00+02', '2024-05-02T08:00:00.000Z'],
  ['2024-05-02 10:00:00 +0200', '2024-05-02T08:00:00.000Z'],
  ['Thu, 02 May 2024 10:00:00 GMT+0200', '2024-05-02T08:00:00.000Z'],
])('reads the date %s alike in every time zone', (text, moment) => {
  vi.stubEnv('TZ', 'Europe/Warsaw')
  expect(toMoment(text)).toBe(moment)
})
