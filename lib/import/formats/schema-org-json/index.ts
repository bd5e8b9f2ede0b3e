import { isObject, type JsonObject, readJson } from '../../json.ts'
import { plainLines } from '../../plain-text.ts'
import { itemOfRecipe, pictureBeside } from '../../recipe-item.ts'
import type { Format } from '../../types.ts'
import { pictureOf, recipeOfNode, typesOf, valuesOf } from '../recipe-page/recipe-node.ts'

function recipesIn(value: unknown, depth = 0): JsonObject[] {
  if (depth > 6) return []
  if (Array.isArray(value)) return value.flatMap((entry) => recipesIn(entry, depth + 1))
  if (!isObject(value)) return []
  if (typesOf(value).includes('recipe') || 'recipeIngredient' in value) return [value]
  return Object.values(value).flatMap((entry) => recipesIn(entry, depth + 1))
}

/** The notes of a recipe, which RecipeSage writes as comments. */
const notesOf = (node: JsonObject): string[] =>
  valuesOf(node.comment).flatMap((comment) =>
    isObject(comment) && typeof comment.text === 'string' ? plainLines(comment.text) : [],
  )

/** Reads schema.org recipes in JSON: of Nextcloud Cookbook, RecipeSage, or saved JSON-LD of pages. */
export const reader: Format = {
  detect: ({ name }, head) =>
    /^\s*[[{]/.test(head) &&
    (/"@type"\s*:\s*(?:\[\s*)?"Recipe"/.test(head) || (/"recipeIngredient"/.test(head) && /\.json/i.test(name))),
  async *read(file) {
    const nodes = recipesIn(await readJson(file))
    for (const [index, node] of nodes.entries()) {
      const own = node['@id'] ?? node.identifier ?? node.id
      const id =
        nodes.length === 1
          ? file.name
          : `${file.name}#${typeof own === 'string' || typeof own === 'number' ? own : index + 1}`
      const recipe = { ...recipeOfNode(node), notes: notesOf(node) }
      // Nextcloud Cookbook keeps a recipe and its picture in a folder.
      const picture = pictureBeside(file, 'full', recipe.name) ?? pictureOf(node, recipe.name)
      if (recipe.name) yield itemOfRecipe(id, recipe, { picture })
      else yield { id, title: '', refused: 'The recipe has no name.' }
    }
  },
}
