import { expect, it } from 'vitest'
import { readRecipe } from '../recipe/read'
import { newRecipe } from './recipe-item'
import { recipeMarkdown } from './recipe-markdown'

/** The ingredients that this site reads from the Markdown of a recipe with these lines. */
const shown = (...lines: string[]) =>
  readRecipe(
    recipeMarkdown(
      newRecipe({
        name: 'Soup',
        ingredients: [{ heading: null, lines }],
        steps: [{ heading: null, lines: [{ title: '', text: 'Boil.' }] }],
      }),
    ),
  )?.ingredients[0]?.items

it('shows a line that begins like a list or a heading as it is', () => {
  const lines = ['1. Beets', '2) salt', '- dill', '+ cream', '# mint', '## chives']
  expect(shown(...lines)).toEqual(lines)
})

it('keeps the tildes of two ranges in one line', () => {
  const lines = ['2~3 cloves (5~6 g)']
  expect(shown(...lines)).toEqual(lines)
})
