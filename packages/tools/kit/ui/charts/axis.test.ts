import { describe, expect, it } from 'vitest'
import { axisLines, reachOf } from './axis.ts'

describe('the lines of an axis', () => {
  it.each([
    [0, 10],
    [-3, 7],
    [-8, -2],
    [0.001, 0.002],
    [0, 1e12],
  ])('hold %d, %d and nought', (least, greatest) => {
    const lines = axisLines(least, greatest)
    expect(lines[0]).toBeLessThanOrEqual(Math.min(0, least))
    expect(lines.at(-1)).toBeGreaterThanOrEqual(Math.max(0, greatest))
    expect(lines).toContain(0)
    expect(lines.length).toBeLessThan(12)
  })

  it('are there for values that are all nought', () => {
    const lines = axisLines(0, 0)
    expect(lines.length).toBeGreaterThan(1)
    expect(lines.every(Number.isFinite)).toBe(true)
  })
})

describe('the reach of a bar', () => {
  it('leaves short values the usual room', () => {
    expect(reachOf(['6.61 %', '3'])).toBe(reachOf([]))
  })

  it('leaves a long amount its own width on a narrow page', () => {
    const amount = 'PLN 203,580.00'
    expect(280 * (1 - reachOf(['1', amount]))).toBeGreaterThan(amount.length * 8)
  })

  it('keeps bars that can be compared beside a value of any length', () => {
    expect(reachOf(['9'.repeat(200)])).toBeGreaterThan(0.2)
  })
})
