import { describe, expect, it } from 'vitest'
import { lifeUntil, secondsUntil } from './publication'

const now = Date.parse('2026-11-21T10:00:00Z')
const inSeconds = (seconds: number) => new Date(now + seconds * 1000).toISOString()

describe('lifeUntil', () => {
  it.each([
    ['when nothing is planned: fresh for five minutes, for a year', null, 300, 300, 31_536_000],
    ['hours before a publication: until then, and revalidated every five minutes', 7200, 300, 300, 7201],
    ['less than ten minutes before one: fresh until then', 590, 300, 591, 591],
    ['seconds before one: not below the minimum of a prerendered page', 8, 30, 9, 300],
    ['after one: not below the minimum either', -3, 30, 2, 300],
    ['years before one: not longer than a year', 100_000_000, 300, 300, 31_536_000],
  ])('%s', (_, seconds, stale, revalidate, expire) => {
    expect(lifeUntil(seconds === null ? null : inSeconds(seconds), now)).toEqual({ stale, revalidate, expire })
  })

  it('is never fresh for longer than until it expires', () => {
    for (let seconds = -10; seconds < 2000; seconds += 7) {
      const { stale, revalidate, expire } = lifeUntil(inSeconds(seconds), now)
      expect(revalidate).toBeLessThanOrEqual(expire)
      expect(expire).toBeGreaterThanOrEqual(300)
      expect(stale).toBeGreaterThanOrEqual(30)
    }
  })
})

it('rounds seconds up and adds one for clock skew', () => {
  expect(secondsUntil(inSeconds(59.2), now)).toBe(61)
})
