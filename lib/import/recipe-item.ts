import { newItem } from './item.ts'
import { countWords } from './plain-text.ts'
import { recipeMarkdown } from './recipe-markdown.ts'
import type { ImportedItem, ImportedPicture, ImportedRecipe, SourceFile } from './types.ts'

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

/** The picture that lies beside a recipe in its archive, by its path from there without an ending; null for none. */
export function pictureBeside({ beside }: SourceFile, path: string, alt: string): ImportedPicture | null {
  const file = beside?.(path)
  return file ? { address: file.name, alt, file } : null
}

const servingsOf = (number: string): string => `${number} ${number === '1' ? 'serving' : 'servings'}`

/** A bare number says how many a recipe serves: "4", "4 – 6". */
export const withServings = (said: string): string => (/^\d+(?:\s*[-–]\s*\d+)?$/.test(said) ? servingsOf(said) : said)

/** A number that a program of recipes keeps beside its unit; zero says nothing. */
export const yieldOf = (number: string, unit: string): string =>
  !number || number === '0' ? '' : unit ? `${number} ${unit}` : servingsOf(number)

/** A number of a keeper of recipes, without the places of a third; empty for none and zero. */
export const amountText = (value: unknown): string =>
  typeof value === 'number' && value !== 0 ? String(Math.round(value * 1000) / 1000) : ''

/** Kilocalories in a text or a number: "1,250 kcal"; null when it names none. */
export function toCalories(value: unknown): number | null {
  const said = /\d+(?:[.,]\d+)?/.exec(String(value ?? ''))?.[0] ?? ''
  // No portion has a thousandth of a kilocalorie: "1.250" are a thousand.
  const number = /^\d[.,]\d{3}$/.test(said) ? Number(said.replace(/[.,]/, '')) : Number(said.replace(',', '.'))
  return number > 0 ? Math.round(number) : null
}
