import type { Root } from 'mdast'
import { parseMarkdown } from '../markdown/pipeline.ts'
import { conversionsThatDiffer, dietsThatDiffer, heatOutOfBounds, timesThatDiffer } from './checks/figures.ts'
import { amountsThatDiffer, unlistedFoods, unusedIngredients } from './checks/ingredients.ts'
import { type Doubt, recipePlaces } from './checks/places.ts'
import { safetyDoubts } from './checks/safety.ts'
import { FACT_LABELS, factPlaces, type FactPlace, isUnderstood } from './fact-lines.ts'
import { linesOf } from './items.ts'
import { outlineRecipe, type RecipePart } from './outline.ts'
import { readRecipeTree } from './read.ts'
import type { Recipe } from './types.ts'
import { WANTED } from './wanted.ts'

/** Something that a recipe lacks; `from` and `to` are its position, if it has one. */
type Finding = { message: string; from?: number; to?: number; line?: number }

export type RecipeCheck = { recipe: Recipe | null; facts: FactPlace[]; findings: Finding[]; doubts: Doubt[] }

/** The expected form of a fact, in words. */
const EXPECTED: Record<FactPlace['name'], string> = {
  servings: 'a number, such as “4 people”',
  prepMinutes: 'a time, such as “1 h 15 min”',
  cookMinutes: 'a time, such as “45 min”',
  totalMinutes: 'a time, such as “1 h 30 min”',
  calories: 'a number, such as “320 kcal”',
  category: 'a word, such as “Dessert”',
  cuisine: 'a word, such as “Polish”',
  diet: 'a diet that search engines know, such as “Vegan” or “Gluten-free”',
}

const notUnderstood = (facts: readonly FactPlace[]): Finding[] =>
  facts
    .filter((fact) => !isUnderstood(fact))
    .map(({ name, from, to, line }) => ({
      message: `${FACT_LABELS[name]} is not understood: write ${EXPECTED[name]}.`,
      from,
      to,
      line,
    }))

const MISSING = { ingredients: WANTED.recipeIngredient, steps: WANTED.recipeInstructions } as const

/** Finds a missing part, and a heading with nothing readable below it. */
function partFindings(parts: readonly RecipePart[], role: RecipePart['role']): Finding[] {
  if (linesOf(parts, role).length > 0) return []
  const position = parts.find((part) => part.role === role)?.title?.position
  if (!position) return [{ message: MISSING[role] }]
  const { start, end } = position
  return [
    {
      message: `Nothing is read below this heading: ${role} are a list.`,
      from: start.offset ?? 0,
      to: end.offset ?? 0,
      line: start.line,
    },
  ]
}

function missingFacts(facts: readonly FactPlace[]): Finding[] {
  const has = (...names: FactPlace['name'][]) => facts.some(({ name }) => names.includes(name))
  return [
    ...(has('servings') ? [] : [{ message: WANTED.recipeYield }]),
    ...(has('totalMinutes', 'prepMinutes', 'cookMinutes') ? [] : [{ message: WANTED.totalTime }]),
  ]
}

/** Possible mistakes in a recipe, for a person to judge. */
function doubtsOf(text: string, tree: Root, recipe: Recipe, facts: readonly FactPlace[]): Doubt[] {
  const { ingredients, steps } = recipePlaces(tree)
  return [
    ...unusedIngredients(ingredients, steps),
    ...unlistedFoods(ingredients, steps),
    ...amountsThatDiffer(ingredients, steps),
    ...timesThatDiffer(recipe, facts, steps),
    ...heatOutOfBounds(steps),
    ...conversionsThatDiffer(ingredients, steps),
    ...dietsThatDiffer(facts, ingredients),
    ...safetyDoubts(text),
  ].sort((a, b) => a.line - b.line)
}

/** The finding for a recipe that has no picture, neither as its cover nor in its text. */
export const pictureFindings = (hasPicture: boolean): Finding[] => (hasPicture ? [] : [{ message: WANTED.image }])

/** What search engines can read in the text of a recipe, what is missing, and what may be wrong. */
export function checkRecipe(text: string, tree: Root = parseMarkdown(text)): RecipeCheck {
  const parts = outlineRecipe(tree)
  const facts = factPlaces(text, tree)
  const findings = [
    ...partFindings(parts, 'ingredients'),
    ...partFindings(parts, 'steps'),
    ...missingFacts(facts),
    ...notUnderstood(facts),
  ]
  const recipe = readRecipeTree(tree)
  return { recipe, facts, findings, doubts: recipe ? doubtsOf(text, tree, recipe, facts) : [] }
}
