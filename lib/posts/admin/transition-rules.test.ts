import { expect, it } from 'vitest'
import { transitionsFor, undoOf } from './transition-rules'

it('offers what concerns at least one of the posts', () => {
  expect(transitionsFor(['draft'])).toEqual(['publish', 'delete'])
  expect(transitionsFor(['published', 'published'])).toEqual(['unpublish', 'delete'])
  expect(transitionsFor(['scheduled'])).toEqual(['publish', 'unpublish', 'delete'])
  expect(transitionsFor(['draft', 'published'])).toEqual(['publish', 'unpublish', 'delete'])
  expect(transitionsFor(['bin'])).toEqual(['restore', 'erase'])
})

it('has no undo to a plan, and none for a post that is gone', () => {
  expect(undoOf('unpublish', false)).toBe('publish')
  expect(undoOf('unpublish', true)).toBeUndefined()
  expect(undoOf('delete', true)).toBe('restore')
  expect(undoOf('erase', false)).toBeUndefined()
})
