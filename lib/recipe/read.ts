import type { Nodes, Root } from 'mdast'
import { parseMarkdown } from '../markdown/pipeline.ts'
import { readFacts } from './facts.ts'
import { linesOf } from './items.ts'
import { outlineRecipe, type RecipePart } from './outline.ts'
import type { Recipe } from './types.ts'

/** The blocks of the steps, where a time is no fact of the recipe. */
export const stepNodes = (parts: RecipePart[]): ReadonlySet<Nodes> =>
  new Set(parts.filter((part) => part.role === 'steps').flatMap((part) => part.groups.flatMap((group) => group.blocks)))

/** The recipe in a post's syntax tree; null when it has no ingredients or no steps. */
export function readRecipeTree(tree: Root): Recipe | null {
  const parts = outlineRecipe(tree)
  const ingredients = linesOf(parts, 'ingredients')
  const steps = linesOf(parts, 'steps')
  if (ingredients.length === 0 || steps.length === 0) return null
  return {
    ...readFacts(tree, stepNodes(parts)),
    ingredients: ingredients.map(({ heading, lines }) => ({ heading, items: lines.map(({ text }) => text) })),
    steps: steps.map(({ heading, lines }) => ({ heading, steps: lines.map(({ text }) => text) })),
  }
}

/** Reads ingredients, steps, servings and times out of a post's Markdown; null when it is not a recipe. */
export const readRecipe = (markdown: string): Recipe | null => readRecipeTree(parseMarkdown(markdown))
