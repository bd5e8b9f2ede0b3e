import { expect, it } from 'vitest'
import { timesToChoose, toFactor } from './kept-scale'

it.each([
  ['3', 3],
  ['0.5', 0.5],
  ['1.3333333333333333', 1.3333333333333333],
  [null, 1],
  ['', 1],
  ['many', 1],
  ['0', 1],
  ['-2', 1],
  ['1000', 1],
])('reads %j as %d times a recipe', (kept, times) => {
  expect(toFactor(kept)).toBe(times)
})

it('adds an unusual chosen number to the choices', () => {
  expect(timesToChoose(2)).toEqual([0.5, 1, 2, 3, 4])
  expect(timesToChoose(4 / 3)).toEqual([0.5, 1, 4 / 3, 2, 3, 4])
})
