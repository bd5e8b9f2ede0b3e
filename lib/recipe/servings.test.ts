import { expect, it } from 'vitest'
import { scaleFor, stepFrom } from './servings.ts'

it('counts servings one by one, many pieces by the quarter', () => {
  expect(scaleFor(4)).toEqual({ base: 4, step: 1, min: 1, max: 24 })
  expect(scaleFor(40)).toEqual({ base: 40, step: 10, min: 10, max: 240 })
})

it('counts recipes where no number is known', () => {
  expect(scaleFor(undefined)).toEqual({ base: 1, step: 0.5, min: 0.5, max: 4 })
})

it('stays within its bounds', () => {
  const scale = scaleFor(2)
  expect(stepFrom(scale, 1, -1)).toBe(1)
  expect(stepFrom(scale, 12, 1)).toBe(12)
  expect(stepFrom(scale, 2, 1)).toBe(3)
})
