import { isoDuration } from '../recipe/properties.ts'
import type { Recipe } from '../recipe/types.ts'
import { xmlText } from '../xml.ts'
import { plainYield } from './recipe-markdown.ts'
import type { ImportedRecipe } from './types.ts'

type Row = [label: string, before: string, here: string]

const time = (minutes: number | null | undefined): string => (typeof minutes === 'number' ? isoDuration(minutes) : '')
const total = (counts: readonly number[]): string => String(counts.reduce((sum, count) => sum + count, 0))
/** Whether a value is equal on both sides. */
const isSame = ([, ...values]: Row): boolean => {
  const [before, here] = values.map((value) => plainYield(value).replace(/ servings?$/, ''))
  return before === here
}

const rowsOf = (before: ImportedRecipe | null, here: Recipe | null): Row[] => [
  ['Yield', before?.yield ?? '', here?.servings?.text ?? ''],
  ['Preparation', time(before?.prepMinutes), time(here?.prepMinutes)],
  ['Cooking', time(before?.cookMinutes), time(here?.cookMinutes)],
  ['In total', time(before?.totalMinutes), time(here?.totalMinutes)],
  [
    'Ingredients',
    total(before?.ingredients.map(({ lines }) => lines.length) ?? []),
    total(here?.ingredients.map(({ items }) => items.length) ?? []),
  ],
  [
    'Steps',
    total(before?.steps.map(({ lines }) => lines.length) ?? []),
    total(here?.steps.map(({ steps }) => steps.length) ?? []),
  ],
]

/** Compares a recipe of the source with the one that this site reads from the text. Empty without any recipe. */
export function recipeTable(before: ImportedRecipe | null, here: Recipe | null): string {
  if (!before && !here) return ''
  const rows = rowsOf(before, here).map((row) => {
    const [label, there, now] = row.map(xmlText)
    const mark = isSame(row) ? '' : ' <b>differs</b>'
    return `<tr><th scope="row">${label}</th><td>${there || '–'}</td><td>${now || '–'}${mark}</td></tr>`
  })
  return `<table><caption>Recipe</caption><tr><td></td><th scope="col">Before</th><th scope="col">Here</th></tr>${rows.join('')}</table>`
}
