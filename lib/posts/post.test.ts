import { expect, it } from 'vitest'
import { isUpdatedLater } from './post.ts'

const publishedAt = '2026-06-24T09:00:00.000Z'

it('tells of an edit after more than a day', () => {
  expect(isUpdatedLater({ publishedAt, updatedAt: '2026-06-25T09:00:00.000Z' })).toBe(false)
  expect(isUpdatedLater({ publishedAt, updatedAt: '2026-06-25T09:00:00.001Z' })).toBe(true)
  expect(isUpdatedLater({ publishedAt, updatedAt: '2026-06-01T09:00:00.000Z' })).toBe(false)
})
