import { parseDocument } from 'htmlparser2'
import type { JsonObject } from '../../json.ts'
import type { ImportedRecipe } from '../../types.ts'
import { jsonLdRecipes } from './json-ld.ts'
import { markedUpRecipes } from './markup.ts'
import { recipeOfNode } from './recipe-node.ts'

type Found = { recipe: ImportedRecipe; node: JsonObject }
/** `others`: the names of the page's other whole recipes. */
export type PageRecipe = Found & { others: string[] }

/** The score of a recipe with a name, ingredients and steps. */
const WHOLE = 9

/** Ranks recipes: one with ingredients and steps first, then one with more facts. */
const score = ({ recipe }: Found): number =>
  (recipe.name ? 1 : 0) +
  (recipe.ingredients.length > 0 ? 4 : 0) +
  (recipe.steps.length > 0 ? 4 : 0) +
  (recipe.yield ? 0.2 : 0) +
  ([recipe.prepMinutes, recipe.cookMinutes, recipe.totalMinutes].some((time) => time !== null) ? 0.2 : 0)

const best = (nodes: JsonObject[]): PageRecipe | null => {
  const read = nodes.map((node) => ({ node, recipe: recipeOfNode(node) }))
  const [first, ...rest] = read.toSorted((a, b) => score(b) - score(a))
  if (!first) return null
  // A page may repeat its recipe.
  const names = new Map(
    rest.filter((one) => score(one) >= WHOLE).map(({ recipe: { name } }) => [name.toLowerCase(), name]),
  )
  names.delete(first.recipe.name.toLowerCase())
  return { ...first, others: [...names.values()] }
}

const isGap = (value: unknown): boolean => value === null || (value as { length?: number }).length === 0

/** Fills the gaps of the first reading from the second. */
function completed({ recipe, ...first }: PageRecipe, { recipe: other }: Found): PageRecipe {
  const filled = Object.entries(other).filter(([name]) => isGap(recipe[name as keyof ImportedRecipe]))
  return { ...first, recipe: { ...recipe, ...Object.fromEntries(filled) } }
}

/** The main recipe of a saved page, from its JSON-LD or from marks in its HTML; null when it has none. */
export function readPageRecipe(html: string): PageRecipe | null {
  const page = parseDocument(html)
  const fromJson = best(jsonLdRecipes(page))
  if (fromJson && score(fromJson) >= WHOLE) return fromJson
  const fromMarks = best(markedUpRecipes(page))
  if (!fromJson || !fromMarks) return fromJson ?? fromMarks
  return score(fromJson) >= score(fromMarks) ? completed(fromJson, fromMarks) : completed(fromMarks, fromJson)
}
