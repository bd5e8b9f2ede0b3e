import { expect, it } from 'vitest'
import { isUpdatedLater, postLength, type PostRow, toPost } from './post.ts'
import { aPost } from '../seo/testing.ts'

const publishedAt = '2026-06-24T09:00:00.000Z'

it('shows the date of an edit only more than a day after publication', () => {
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

it('uses the first picture of the text when the post has none', () => {
  const { image, images } = aPost()
  const other = { 'other.webp': { src: '/media/other.webp', width: 4, height: 3, alt: '', blur: null } }
  const row = (changes: Partial<PostRow>) =>
    ({
      image_url: null,
      content: 'A [film](/media/x.mp4). ![](/media/cake.webp)',
      published_at: publishedAt,
      updated_at: publishedAt,
      tags: [],
      ...changes,
    }) as PostRow
  expect(toPost(row({}), { ...other, ...images }).image).toEqual(image)
  expect(toPost(row({ image_url: '/media/other.webp' }), { ...other, ...images }).image).toEqual(other['other.webp'])
  expect(toPost(row({ content: 'No picture.' }), images).image).toBeNull()
})
