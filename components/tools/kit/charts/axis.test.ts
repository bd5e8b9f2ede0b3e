import { describe, expect, it } from 'vitest'
import { axisLines } from './axis.ts'

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
