import { expect, it } from 'vitest'
import { transitionsFor, undoOf } from './transition-rules'

it('offers the transitions that fit at least one of the posts', () => {
  expect(transitionsFor(['draft'])).toEqual(['publish', 'delete'])
  expect(transitionsFor(['published', 'published'])).toEqual(['unpublish', 'delete'])
  expect(transitionsFor(['scheduled'])).toEqual(['publish', 'unpublish', 'delete'])
  expect(transitionsFor(['draft', 'published'])).toEqual(['publish', 'unpublish', 'delete'])
  expect(transitionsFor(['bin'])).toEqual(['restore', 'erase'])
})

it('offers no undo for a scheduled post that was unpublished, or for an erased post', () => {
  expect(undoOf('unpublish', false)).toBe('publish')
  expect(undoOf('unpublish', true)).toBeUndefined()
  expect(undoOf('delete', true)).toBe('restore')
  expect(undoOf('erase', false)).toBeUndefined()
})
