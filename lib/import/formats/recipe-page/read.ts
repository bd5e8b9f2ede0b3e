import { parseDocument } from 'htmlparser2'
import type { JsonObject } from '../../json.ts'
import type { ImportedRecipe } from '../../types.ts'
import { jsonLdRecipes } from './json-ld.ts'
import { markedUpRecipes } from './markup.ts'
import { recipeOfNode } from './recipe-node.ts'

export type PageRecipe = { recipe: ImportedRecipe; node: JsonObject }

/** Ranks recipes: one with ingredients and steps first, then one with more facts. */
const score = ({ recipe }: PageRecipe): number =>
  (recipe.name ? 1 : 0) +
  (recipe.ingredients.length > 0 ? 4 : 0) +
  (recipe.steps.length > 0 ? 4 : 0) +
  (recipe.yield ? 0.2 : 0) +
  ([recipe.prepMinutes, recipe.cookMinutes, recipe.totalMinutes].some((time) => time !== null) ? 0.2 : 0)

const best = (nodes: JsonObject[]): PageRecipe | null => {
  const read = nodes.map((node) => ({ node, recipe: recipeOfNode(node) }))
  return read.toSorted((a, b) => score(b) - score(a))[0] ?? null
}

/** Fills the gaps of the first reading from the second. */
function completed({ recipe, node }: PageRecipe, { recipe: other }: PageRecipe): PageRecipe {
  return {
    node,
    recipe: {
      ...recipe,
      name: recipe.name || other.name,
      yield: recipe.yield || other.yield,
      prepMinutes: recipe.prepMinutes ?? other.prepMinutes,
      cookMinutes: recipe.cookMinutes ?? other.cookMinutes,
      totalMinutes: recipe.totalMinutes ?? other.totalMinutes,
      ingredients: recipe.ingredients.length > 0 ? recipe.ingredients : other.ingredients,
      steps: recipe.steps.length > 0 ? recipe.steps : other.steps,
    },
  }
}

/** The main recipe of a saved page, from its JSON-LD or from marks in its HTML; null when it has none. */
export function readPageRecipe(html: string): PageRecipe | null {
  const page = parseDocument(html)
  const fromJson = best(jsonLdRecipes(page))
  if (fromJson && score(fromJson) >= 9) return fromJson
  const fromMarks = best(markedUpRecipes(page))
  if (!fromJson || !fromMarks) return fromJson ?? fromMarks
  return score(fromJson) >= score(fromMarks) ? completed(fromJson, fromMarks) : completed(fromMarks, fromJson)
}
