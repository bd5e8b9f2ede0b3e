import { type JsonObject, nameOf, objectsOf, readJson } from '../../json.ts'
import { itemOfRecipe } from '../../recipe-item.ts'
import type { ImportedItem, Format } from '../../types.ts'
import { recipeOfWprm } from './recipe.ts'

function itemOf(values: JsonObject, index: number): ImportedItem {
  const recipe = recipeOfWprm(values)
  const address = nameOf(values.image_url ?? values.image)
  return itemOfRecipe(String(values.id ?? values.slug ?? index + 1), recipe, {
    slug: nameOf(values.slug).replace(/^wprm-/, ''),
    author: nameOf(values.author_name ?? values.custom_author_name),
    picture: address.startsWith('http') ? { address, alt: recipe.name } : null,
  })
}

/** Reads an export of WP Recipe Maker: a list of recipes in JSON, or a single one. */
export const reader: Format = {
  detect: (_, head) =>
    /^\s*[[{]/.test(head) &&
    /"(?:ingredients|instructions)(?:_flat)?"/.test(head) &&
    /"servings_unit"|"prep_time_zero"|"ingredients_flat"|"wprm/.test(head),
  async *read(file) {
    yield* objectsOf(await readJson(file)).map(itemOf)
  },
}
