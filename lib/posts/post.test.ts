import { expect, it } from 'vitest'
import { isUpdatedLater, postLength } from './post.ts'

const publishedAt = '2026-06-24T09:00:00.000Z'

it('names an edit after more than a day', () => {
  expect(isUpdatedLater({ publishedAt, updatedAt: '2026-06-25T09:00:00.000Z' })).toBe(false)
  expect(isUpdatedLater({ publishedAt, updatedAt: '2026-06-25T09:00:00.001Z' })).toBe(true)
  expect(isUpdatedLater({ publishedAt, updatedAt: '2026-06-01T09:00:00.000Z' })).toBe(false)
})

it('shows the cooking time of a recipe and the reading time of other posts', () => {
  const facts = { minutes: 3, totalMinutes: 50, servings: '4' }
  expect(postLength({ type: 'recipe', ...facts })).toBe('50 min · 4 servings')
  expect(postLength({ type: 'recipe', ...facts, servings: '5 (about 45–50 pierogi)' })).toBe('50 min · 5 servings')
  expect(postLength({ type: 'recipe', minutes: 3, totalMinutes: null, servings: 'about 40 biscuits' })).toBe(
    'about 40 biscuits',
  )
  expect(postLength({ type: 'recipe', minutes: 3, totalMinutes: null, servings: null })).toBe('3 min read')
  expect(postLength({ type: 'news', ...facts })).toBe('3 min read')
})
