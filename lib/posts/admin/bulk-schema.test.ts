import { describe, expect, it } from 'vitest'
import { bulkChangeSchema, bulkUndoSchema } from './bulk-schema.ts'
import { BULK_MAX } from '../limits.ts'

const id = '00000000-0000-4000-8000-000000000001'
const problem = (changes: object) => bulkChangeSchema.safeParse({ ids: [id], ...changes }).error?.issues[0]?.message

describe('bulkChangeSchema', () => {
  it('reads typed tags, and leaves out absent fields', () => {
    expect(bulkChangeSchema.parse({ ids: [id], addTags: ' Soup, winter ,soup' })).toEqual({
      ids: [id],
      addTags: ['soup', 'winter'],
    })
  })

  it.each([
    [{}, 'Choose what to change'],
    [{ postType: 'essay' }, 'Content type is required'],
    [{ author: ' ' }, 'Author/Chef name is required'],
    [{ publishedAt: 'tomorrow' }, 'Choose a date and a time'],
    [{ publishedAt: '0026-01-01T00:00:00Z' }, 'Choose a date between 2000 and 2100'],
    [{ ids: [], author: 'Anna' }, 'Choose at least one post'],
    [{ ids: Array.from({ length: BULK_MAX + 1 }, () => id), author: 'Anna' }, `Choose at most ${BULK_MAX} posts`],
    [{ ids: ['x'], author: 'Anna' }, 'Invalid UUID'],
  ])('refuses %j', (changes, message) => {
    expect(problem(changes)).toBe(message)
  })
})

it('bulkUndoSchema accepts the values of an incomplete draft, and at most as many posts as a change', () => {
  const one = { id, version: 2, values: { author: '', publishedAt: '1995-01-01T00:00:00Z' } }
  expect(bulkUndoSchema.safeParse([one]).success).toBe(true)
  expect(bulkUndoSchema.safeParse(Array.from({ length: BULK_MAX + 1 }, () => one)).success).toBe(false)
})
