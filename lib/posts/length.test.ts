import { expect, it } from 'vitest'
import { postLength } from './length.ts'
import { cookingTime } from '../recipe/properties.ts'

it.each([
  [5, '5 min'],
  [60, '1 h'],
  [75, '1 h 15 min'],
  [1440, '24 h'],
  [10080, '7 days'],
])('says %d minutes as %s', (minutes, text) => expect(cookingTime(minutes)).toBe(text))

it('says of a recipe how long it takes to cook, of any other to read', () => {
  const facts = { minutes: 3, totalMinutes: 50, servings: '4' }
  expect(postLength({ type: 'recipe', ...facts })).toBe('50 min · 4 servings')
  expect(postLength({ type: 'recipe', ...facts, servings: '5 (about 45–50 pierogi)' })).toBe('50 min · 5 servings')
  expect(postLength({ type: 'recipe', minutes: 3, totalMinutes: null, servings: 'about 40 biscuits' })).toBe(
    'about 40 biscuits',
  )
  expect(postLength({ type: 'recipe', minutes: 3, totalMinutes: null, servings: null })).toBe('3 min read')
  expect(postLength({ type: 'news', ...facts })).toBe('3 min read')
})
