import { describe, expect, it } from 'vitest'
import { share, ticks } from './scale'

describe('the ticks of a chart', () => {
  it('have round values and reach above the greatest value', () => {
    expect(ticks(97)).toEqual([0, 25, 50, 75, 100])
    expect(ticks(235)).toEqual([0, 100, 200, 300])
    expect(ticks(17)).toEqual([0, 5, 10, 15, 20])
    expect(ticks(1)).toEqual([0, 0.25, 0.5, 0.75, 1])
  })
})

describe('a share', () => {
  it('is a percentage with two decimals at most', () => {
    expect(share(1, 3)).toBe('33.33%')
    expect(share(0, 3)).toBe('0%')
    expect(share(3, 3)).toBe('100%')
  })
})
