import { expect, it } from 'vitest'
import { cookingTime, recipeProperties } from './properties.ts'
import { readRecipe } from './read.ts'

it.each([
  [5, '5 min'],
  [60, '1 h'],
  [75, '1 h 15 min'],
  [1440, '24 h'],
  [10080, '7 days'],
])('writes %d minutes as %s', (minutes, text) => expect(cookingTime(minutes)).toBe(text))

it.each([
  ['1', '1 serving'],
  ['4', '4 servings'],
  ['40 (biscuits)', '40 (biscuits)'],
])('gives search engines the yield %s as %s', (written, recipeYield) => {
  const recipe = readRecipe(`- Servings: ${written}\n\n## Ingredients\n\n- 1 onion\n\n## Method\n\n1. Fry it.`)
  expect(recipe && recipeProperties(recipe)).toMatchObject({ recipeYield })
})
