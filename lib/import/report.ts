import { isoDuration } from '../recipe/properties.ts'
import type { ReadItem } from './read-files.ts'
import type { ImportedRecipe } from './types.ts'

/** The outcome of an item; in a dry run the expected one. */
export type Outcome = keyof typeof OUTCOMES
export const OUTCOMES = {
  new: 'New',
  changed: 'Changed in the source',
  same: 'Here already',
  conflict: 'Changed here',
  refused: 'Refused',
} as const

/**
 * `slug`: of the post here; empty without a post. `lacks`: pictures of the source that an earlier import of the item could
 * not bring.
 */
export type ItemResult = { outcome: Outcome; slug: string; warnings: string[]; lacks?: string[] }

/** The result of an item without a post. */
export const resultOf = (outcome: Outcome, ...warnings: string[]): ItemResult => ({ outcome, slug: '', warnings })

export type ReportItem = {
  id: string
  /** All but `page` occur in an export of this site. */
  kind: 'post' | 'page' | 'picture' | 'author' | 'redirect' | 'block' | 'settings'
  title: string
  slug: string
  outcome: Outcome
  warnings: string[]
  words: { before: number; after: number }
  recipe: ReturnType<typeof reportRecipe> | null
}

/** `batch` is null in a dry run. `source` names the formats that were read. */
export type Report = { source: string; batch: string | null; items: ReportItem[] }

const timeOf = (minutes: number | null): string | null => (minutes === null ? null : isoDuration(minutes))

const reportRecipe = (recipe: ImportedRecipe) => ({
  name: recipe.name,
  yield: recipe.yield || null,
  prepTime: timeOf(recipe.prepMinutes),
  cookTime: timeOf(recipe.cookMinutes),
  totalTime: timeOf(recipe.totalMinutes),
  ingredients: recipe.ingredients.flatMap(({ lines }) => lines),
  steps: recipe.steps.flatMap(({ lines }) => lines.map(({ text }) => text)),
})

/** A line of the report. `slug` and `warnings` are results of the import. */
export function reportItem(item: ReadItem['item'], { outcome, slug, warnings }: ItemResult): ReportItem {
  if ('refused' in item) {
    const { id, kind = 'post', title, refused } = item
    const words = { before: 0, after: 0 }
    return { id, kind, title, slug: '', outcome: 'refused', warnings: [refused], words, recipe: null }
  }
  const { id, kind, title, words, recipe } = item
  return { id, kind, title, slug, outcome, warnings, words, recipe: recipe && reportRecipe(recipe) }
}
