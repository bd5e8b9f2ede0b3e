import { expect, it } from 'vitest'
import { movesFor, undoOf } from './moves'

it('offers what concerns at least one of the posts', () => {
  expect(movesFor(['draft'])).toEqual(['publish', 'delete'])
  expect(movesFor(['published', 'published'])).toEqual(['unpublish', 'delete'])
  expect(movesFor(['scheduled'])).toEqual(['publish', 'unpublish', 'delete'])
  expect(movesFor(['draft', 'published'])).toEqual(['publish', 'unpublish', 'delete'])
  expect(movesFor(['bin'])).toEqual(['restore', 'erase'])
})

it('knows no way back to a plan, and none from what is gone', () => {
  expect(undoOf('unpublish', false)).toBe('publish')
  expect(undoOf('unpublish', true)).toBeUndefined()
  expect(undoOf('delete', true)).toBe('restore')
  expect(undoOf('erase', false)).toBeUndefined()
})
