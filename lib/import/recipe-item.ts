import { newItem } from './item.ts'
import { countWords } from './plain-text.ts'
import { recipeMarkdown } from './recipe-markdown.ts'
import type { ImportedItem, ImportedRecipe } from './types.ts'

/** A recipe with what a format does not say left empty. */
export const newRecipe = (known: Pick<ImportedRecipe, 'name'> & Partial<ImportedRecipe>): ImportedRecipe => ({
  description: '',
  yield: '',
  prepMinutes: null,
  cookMinutes: null,
  totalMinutes: null,
  ingredients: [],
  steps: [],
  notes: [],
  calories: null,
  category: '',
  cuisine: '',
  keywords: [],
  ...known,
})

/** An item that is its recipe and nothing else, as recipe keepers have them: a draft, since it never was public. */
export function itemOfRecipe(id: string, recipe: ImportedRecipe, more: Partial<ImportedItem> = {}): ImportedItem {
  const text = recipeMarkdown(recipe)
  const missing = [
    [recipe.ingredients.length === 0, 'It names no ingredients.'],
    [recipe.steps.length === 0, 'It names no steps.'],
  ] as const
  return newItem({
    id,
    title: recipe.name,
    tags: recipe.keywords,
    metaDescription: recipe.description,
    text,
    recipe,
    words: { before: countWords(text), after: countWords(text) },
    ...more,
    warnings: [...missing.filter(([is]) => is).map(([, sentence]) => sentence), ...(more.warnings ?? [])],
  })
}

/** A bare number says how many a recipe serves: "4", "4 – 6". */
export const withServings = (said: string): string =>
  /^\d+(?:\s*[-–]\s*\d+)?$/.test(said) ? `${said} ${said === '1' ? 'serving' : 'servings'}` : said

/** Steps without titles under one heading; none when there are none. */
export const plainStepGroups = (lines: readonly string[]): ImportedRecipe['steps'] =>
  lines.length > 0 ? [{ heading: null, steps: lines.map((text) => ({ title: '', text })) }] : []
