import { expect, it } from 'vitest'
import { cookingTime } from './properties.ts'

it.each([
  [5, '5 min'],
  [60, '1 h'],
  [75, '1 h 15 min'],
  [1440, '24 h'],
  [10080, '7 days'],
])('writes %d minutes as %s', (minutes, text) => expect(cookingTime(minutes)).toBe(text))
