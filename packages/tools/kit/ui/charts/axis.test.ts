import { describe, expect, it } from 'vitest'
import { axisLines, reachOf } from './axis.ts'

describe('the lines of an axis', () => {
  it.each([
    [0, 10],
    [-3, 7],
    [-8, -2],
    [0.001, 0.002],
    [0, 1e12],
  ])('include %d, %d and zero', (least, greatest) => {
    const lines = axisLines(least, greatest)
    expect(lines[0]).toBeLessThanOrEqual(Math.min(0, least))
    expect(lines.at(-1)).toBeGreaterThanOrEqual(Math.max(0, greatest))
    expect(lines).toContain(0)
    expect(lines.length).toBeLessThan(12)
  })

  it('exist when all values are zero', () => {
    const lines = axisLines(0, 0)
    expect(lines.length).toBeGreaterThan(1)
    expect(lines.every(Number.isFinite)).toBe(true)
  })
})

it('the reach of a bar leaves room for a long amount on a narrow page, and a fifth of the chart for the bar', () => {
  const amount = 'PLN 203,580.00'
  expect(280 * (1 - reachOf(['1', amount]))).toBeGreaterThan(amount.length * 8)
  expect(reachOf(['6.61 %', '3'])).toBe(reachOf([]))
  expect(reachOf(['9'.repeat(200)])).toBeGreaterThan(0.2)
})
