import type { Root } from 'mdast'
import { readRecipeTree } from '../../recipe/read.ts'
import type { Recipe } from '../../recipe/types.ts'
import { type Advice, better, fine } from './types.ts'

const WANTED: [has: (recipe: Recipe) => boolean, name: string][] = [
  [({ servings }) => servings !== undefined, 'servings (“Serves 4”)'],
  [
    ({ prepMinutes, totalMinutes }) => prepMinutes !== undefined || totalMinutes !== undefined,
    'a preparation time (“Prep time: 15 min”)',
  ],
  [
    ({ cookMinutes, totalMinutes }) => cookMinutes !== undefined || totalMinutes !== undefined,
    'a cooking time (“Cook time: 30 min”)',
  ],
]

/** What search engines and readers look for in a recipe and do not find. */
export function adviseRecipe(tree: Root): Advice {
  const recipe = readRecipeTree(tree)
  if (!recipe)
    return better(
      'recipe',
      'It is not recognised as a recipe: it needs a list under “Ingredients” and steps under “Directions”.',
    )
  const missing = WANTED.filter(([has]) => !has(recipe)).map(([, name]) => name)
  if (missing.length > 0) return better('recipe', `The recipe does not say: ${missing.join(', ')}.`)
  return fine('recipe', 'The recipe has its servings, times, ingredients and steps.')
}
