import { readJson } from '../../json.ts'
import { itemOfRecipe } from '../../recipe-item.ts'
import type { ImportedItem, Reader } from '../../types.ts'
import { recipeOfWprm } from './recipe.ts'

type Values = Record<string, unknown>

function itemOf(values: Values, index: number): ImportedItem {
  const recipe = recipeOfWprm(values)
  const picture = values.image_url ?? values.image
  return itemOfRecipe(String(values.id ?? values.slug ?? index + 1), recipe, {
    slug: typeof values.slug === 'string' ? values.slug.replace(/^wprm-/, '') : '',
    author: String(values.author_name ?? values.custom_author_name ?? ''),
    picture: typeof picture === 'string' && picture.startsWith('http') ? { address: picture, alt: recipe.name } : null,
  })
}

/** The export of WP Recipe Maker itself: a list of recipes in JSON, or one. */
export const reader: Reader = {
  name: 'wp-recipe-maker',
  detect: (_, head) =>
    /^\s*[[{]/.test(head) &&
    /"(?:ingredients|instructions)(?:_flat)?"/.test(head) &&
    /"servings_unit"|"prep_time_zero"|"ingredients_flat"|"wprm/.test(head),
  async *read(file) {
    const data = await readJson(file)
    const list = (Array.isArray(data) ? data : [data]) as Values[]
    yield* list.map(itemOf)
  },
}
