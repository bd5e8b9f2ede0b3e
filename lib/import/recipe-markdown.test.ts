import { expect, it } from 'vitest'
import { readRecipe } from '../recipe/read'
import { newRecipe } from './recipe-item'
import { recipeMarkdown } from './recipe-markdown'
import type { ImportedRecipe } from './types'

/** The recipe that this site reads from the Markdown of a recipe with these lines. */
const shown = (lines: string[], more: Partial<ImportedRecipe> = {}) =>
  readRecipe(
    recipeMarkdown(
      newRecipe({
        name: 'Soup',
        ingredients: [{ heading: null, lines }],
        steps: [{ heading: null, lines: [{ title: '', text: 'Boil.' }] }],
        ...more,
      }),
    ),
  )

it('shows a line that begins like a list or a heading as it is', () => {
  const lines = ['1. Beets', '2) salt', '- dill', '+ cream', '# mint', '## chives']
  expect(shown(lines)?.ingredients[0]?.items).toEqual(lines)
})

it('keeps the tildes of two ranges in one line', () => {
  const lines = ['2~3 cloves (5~6 g)']
  expect(shown(lines)?.ingredients[0]?.items).toEqual(lines)
})

it.each<[string, object]>([
  ['Serves 4', { text: '4', amount: 4 }],
  ['serves: 4-6 people', { text: '4-6 people', amount: 4 }],
  ['Makes about 24 biscuits', { text: 'about 24 biscuits', amount: 24 }],
  ['Yields 2 loaves', { text: '2 loaves', amount: 2 }],
  ['Servings: 4', { text: '4', amount: 4 }],
  ['4 servings', { text: '4', amount: 4 }],
  ['Makes plenty', { text: 'Makes plenty' }],
  ['Makes 12 cookies', { text: '12 cookies', amount: 12 }],
  ['Serves 4-6', { text: '4-6', amount: 4 }],
  ['Serves 4 large plates', { text: '4 large plates', amount: 4 }],
  ...['20cm cake', '20 cm cake', '9-inch pie', '20-24cm cake', '500 ml', 'about 1.5 litres', '2 cups'].map(
    (measure): [string, object] => [`Makes ${measure}`, { text: `Makes ${measure}` }],
  ),
])('reads the servings of the yield %j', (text, servings) => {
  expect(shown(['salt'], { yield: text })?.servings).toEqual(servings)
})
