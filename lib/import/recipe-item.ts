import { counted, cutAtWord } from '../text.ts'
import { newItem } from './item.ts'
import { type JsonObject, nameOf } from './json.ts'
import { PICTURE } from './pictures-of-item.ts'
import { countWords } from './plain-text.ts'
import { recipeMarkdown } from './recipe-markdown.ts'
import type { ImportedItem, ImportedPicture, ImportedRecipe, SourceFile } from './types.ts'

/** A recipe; fields that its format lacks are empty. */
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
  leftOut: [],
  ...known,
})

/** Whether a value is more than an empty text, zero or an empty list. */
const isSet = (value: unknown): boolean =>
  typeof value === 'object'
    ? Object.keys(value ?? {}).length > 0
    : nameOf(value) !== '' && parseFloat(nameOf(value)) !== 0

/** The names of values that are set, for `leftOut`: "saturated fat" for `saturatedFatContent`. Calories have a field. */
export const namesOfSet = (values: JsonObject): string[] =>
  Object.entries(values)
    .filter(([key, value]) => !/^(?:@.*|calories)$/.test(key) && isSet(value))
    .map(([key]) =>
      key
        .replace(/_?content$/i, '')
        .replace(/_|(?=[A-Z])/g, ' ')
        .toLowerCase(),
    )

/** Warns of pictures of steps that the export lacks, and of values that this site has no field for. */
export function recipeWarnings({ steps, leftOut }: ImportedRecipe): string[] {
  const missing = steps.flatMap(({ lines }) => lines.filter(({ picture }) => picture === null)).length
  return [
    ...(missing > 0 ? [`The export lacks ${counted(missing, 'picture')} of its steps.`] : []),
    ...(leftOut.length > 0 ? [`Left out of its recipe: ${cutAtWord(leftOut.join(', '), 500)}.`] : []),
  ]
}

/** A warning of the address that a recipe was copied from. */
export const sourceWarnings = (address: unknown): string[] =>
  nameOf(address) ? [`The address of its source is left out: ${nameOf(address).slice(0, 200)}`] : []

/** The number of words in the Markdown of a recipe, without the pictures of its steps. */
export const wordsOfRecipe = (text: string): number => countWords(text.replace(PICTURE, ''))

/** An item of a recipe alone, as recipe managers export it. By default a draft, since it was not public. */
export function itemOfRecipe(id: string, recipe: ImportedRecipe, more: Partial<ImportedItem> = {}): ImportedItem {
  const text = recipeMarkdown(recipe)
  return newItem({
    id,
    title: recipe.name,
    tags: recipe.keywords,
    metaDescription: recipe.description,
    text,
    recipe,
    words: { before: wordsOfRecipe(text), after: wordsOfRecipe(text) },
    ...more,
    warnings: [
      ...(recipe.ingredients.length === 0 ? ['It names no ingredients.'] : []),
      ...(recipe.steps.length === 0 ? ['It names no steps.'] : []),
      ...recipeWarnings(recipe),
      ...(more.warnings ?? []),
    ],
  })
}

/** The picture beside a recipe in its archive. `path` is relative and without extension. Null without one. */
export function pictureBeside({ beside }: SourceFile, path: string, alt: string): ImportedPicture | null {
  const file = beside?.(path)
  return file ? { address: file.name, alt, file } : null
}

const servingsOf = (number: string): string => `${number} ${number === '1' ? 'serving' : 'servings'}`

/** Adds "servings" to a bare number or range: "4", "4 – 6". */
export const withServings = (text: string): string => (/^\d+(?:\s*[-–]\s*\d+)?$/.test(text) ? servingsOf(text) : text)

/** A yield of a number and a unit; empty for zero. */
export const yieldOf = (number: string, unit: string): string =>
  !number || number === '0' ? '' : unit ? `${number} ${unit}` : servingsOf(number)

/** A number rounded to three decimals, as text; empty for zero and for any other value. */
export const amountText = (value: unknown): string =>
  typeof value === 'number' && value !== 0 ? String(Math.round(value * 1000) / 1000) : ''

/** Kilocalories from a text or a number: "1,250 kcal". Null without a number and for zero. */
export function toCalories(value: unknown): number | null {
  const digits = /\d+(?:[.,]\d+)?/.exec(String(value ?? ''))?.[0] ?? ''
  // "1.250" means 1250: a recipe gives whole kilocalories.
  const number = /^\d[.,]\d{3}$/.test(digits) ? Number(digits.replace(/[.,]/, '')) : Number(digits.replace(',', '.'))
  return number > 0 ? Math.round(number) : null
}
