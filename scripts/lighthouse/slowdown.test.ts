import { expect, test } from 'vitest'
import { slowdownFor } from './slowdown'

test.each([
  [2000, 4],
  [1750, 4],
  [1250, 2],
  [800, 1],
  [300, 1],
])('a machine with the index %i slows down %i times', (index, factor) => {
  expect(slowdownFor(index)).toBe(factor)
})

test('a faster machine never slows down less', () => {
  const factors = [500, 900, 1200, 1251, 1500, 1749, 1900].map(slowdownFor)
  expect(factors).toEqual([...factors].sort((one, other) => one - other))
})
