import { type JsonObject, nameOf, objectsOf, readJson } from '../../json.ts'
import { itemOfRecipe } from '../../recipe-item.ts'
import type { ImportedItem, Reader } from '../../types.ts'
import { recipeOfWprm } from './recipe.ts'

/** The address of a recipe's picture on the web; empty without one. */
const pictureOf = (values: JsonObject): string => /^https?:.*/.exec(nameOf(values.image_url ?? values.image))?.[0] ?? ''

function itemOf(values: JsonObject, index: number, origin: string): ImportedItem {
  const recipe = recipeOfWprm(values)
  const address = pictureOf(values)
  return itemOfRecipe(String(values.id ?? values.slug ?? index + 1), recipe, {
    origin,
    slug: nameOf(values.slug).replace(/^wprm-/, ''),
    author: nameOf(values.author_name ?? values.custom_author_name),
    picture: address ? { address, alt: recipe.name } : null,
  })
}

/** Reads an export of WP Recipe Maker: a list of recipes in JSON, or a single one. */
export const reader: Reader = {
  name: 'wp-recipe-maker',
  detect: (_, head) =>
    /^\s*[[{]/.test(head) &&
    /"(?:ingredients|instructions)(?:_flat)?"/.test(head) &&
    /"servings_unit"|"prep_time_zero"|"ingredients_flat"|"wprm/.test(head),
  async *read(file) {
    const recipes = objectsOf(await readJson(file))
    // Only its pictures name the site, and two sites use the same ids.
    const origin = recipes.map((recipe) => URL.parse(pictureOf(recipe))?.origin).find(Boolean) ?? ''
    yield* recipes.map((recipe, index) => itemOf(recipe, index, origin))
  },
}
