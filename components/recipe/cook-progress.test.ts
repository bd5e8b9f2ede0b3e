import { expect, it } from 'vitest'
import { keepProgress, readProgress } from './cook-progress'

it('stores the step of each recipe', () => {
  keepProgress('soup', 3)
  keepProgress('stew', 1)
  expect([readProgress('soup', 4), readProgress('stew', 4), readProgress('cake', 4)]).toEqual([3, 1, 0])
  keepProgress('soup', 0)
  expect(readProgress('soup', 4)).toBe(0)
})

it('begins a recipe that has become shorter at its first step', () => {
  keepProgress('soup', 3)
  expect(readProgress('soup', 3)).toBe(0)
})

it('stores no step in the panel, which has no slug', () => {
  keepProgress('', 3)
  expect(readProgress('', 4)).toBe(0)
})
