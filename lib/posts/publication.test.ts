import { describe, expect, it } from 'vitest'
import { lifeUntil, secondsUntil } from './publication'

const now = Date.parse('2026-11-21T10:00:00Z')
const inSeconds = (seconds: number) => new Date(now + seconds * 1000).toISOString()

describe('lifeUntil', () => {
  it('is fresh for five minutes and expires after a year when nothing is planned', () => {
    expect(lifeUntil(null, now)).toEqual({ stale: 300, revalidate: 300, expire: 31_536_000 })
  })

  it('expires at a publication that is hours away, and is revalidated every five minutes before it', () => {
    expect(lifeUntil(inSeconds(7200), now)).toEqual({ stale: 300, revalidate: 300, expire: 7201 })
  })

  it('is fresh until a publication in less than ten minutes, and then expires', () => {
    expect(lifeUntil(inSeconds(590), now)).toEqual({ stale: 300, revalidate: 591, expire: 591 })
  })

  it('never falls below the minimum of a prerendered page', () => {
    expect(lifeUntil(inSeconds(8), now)).toEqual({ stale: 30, revalidate: 9, expire: 300 })
    expect(lifeUntil(inSeconds(-3), now)).toEqual({ stale: 30, revalidate: 2, expire: 300 })
  })

  it('is never fresh for longer than until it expires', () => {
    for (let seconds = -10; seconds < 2000; seconds += 7) {
      const { stale, revalidate, expire } = lifeUntil(inSeconds(seconds), now)
      expect(revalidate).toBeLessThanOrEqual(expire)
      expect(expire).toBeGreaterThanOrEqual(300)
      expect(stale).toBeGreaterThanOrEqual(30)
    }
  })

  it('is not longer than a year', () => {
    expect(lifeUntil(inSeconds(100_000_000), now).expire).toBe(31_536_000)
  })
})

it('rounds seconds up and adds one for clock skew', () => {
  expect(secondsUntil(inSeconds(59.2), now)).toBe(61)
})
