import { expect, it } from 'vitest'
import { keepProgress, readProgress } from './cook-progress'

it('stores the step of each recipe', () => {
  keepProgress('soup', 3)
  keepProgress('stew', 1)
  expect([readProgress('soup'), readProgress('stew'), readProgress('cake')]).toEqual([3, 1, 0])
  keepProgress('soup', 0)
  expect(readProgress('soup')).toBe(0)
})

it('stores no step in the panel, which has no slug', () => {
  keepProgress('', 3)
  expect(readProgress('')).toBe(0)
})
