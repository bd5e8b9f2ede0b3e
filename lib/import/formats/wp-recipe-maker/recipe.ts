import { grouped } from '../../groups.ts'
import { toMinutes } from '../../minutes.ts'
import { plainLines, plainText } from '../../plain-text.ts'
import { toCalories } from '../../recipe-item.ts'
import type { ImportedRecipe } from '../../types.ts'

type Values = Readonly<Record<string, unknown>>

const isValues = (value: unknown): value is Values => typeof value === 'object' && value !== null
const text = (value: unknown): string =>
  typeof value === 'string' ? plainText(value) : typeof value === 'number' ? String(value) : ''
/** Lists as PHP stores them are objects whose keys are numbers. */
const listOf = (value: unknown): Values[] => (isValues(value) ? Object.values(value).filter(isValues) : [])

/** Groups, or the flat list in which an entry of the type `group` begins one. */
function groupsOf<Value>(value: unknown, inner: string, read: (entry: Values) => Value[]) {
  const entries = listOf(value)
  if (entries.some((entry) => isValues(entry[inner])))
    return entries
      .map((group) => ({ heading: text(group.name) || null, values: listOf(group[inner]).flatMap(read) }))
      .filter((group) => group.values.length > 0)
  return grouped(entries, (entry) =>
    entry.type === 'group' ? { heading: text(entry.name) || null, values: [] } : { heading: null, values: read(entry) },
  )
}

const ingredientLine = (entry: Values): string => {
  const notes = text(entry.notes)
  const words = [entry.amount, entry.unit, entry.name].map(text).filter(Boolean).join(' ')
  return notes ? `${words}, ${notes.replace(/^[,(]\s*|\)$/g, '')}` : words
}

const termNames = (tags: unknown, name: string): string[] => {
  const list = isValues(tags) ? tags[name] : undefined
  return isValues(list)
    ? Object.values(list)
        .map((term) => text(isValues(term) ? term.name : term))
        .filter(Boolean)
    : []
}

/**
 * A recipe of WP Recipe Maker, from its own export or, with the keys of the post's meta (`wprm_…` taken off), from WordPress.
 * Times are in minutes.
 */
export function recipeOfWprm(values: Values): ImportedRecipe {
  const servings = text(values.servings)
  const nutrition = isValues(values.nutrition) ? values.nutrition.calories : values.nutrition_calories
  return {
    name: text(values.name),
    description: text(values.summary),
    yield:
      servings && servings !== '0'
        ? `${servings} ${text(values.servings_unit) || (servings === '1' ? 'serving' : 'servings')}`
        : '',
    prepMinutes: toMinutes(values.prep_time),
    cookMinutes: toMinutes(values.cook_time),
    totalMinutes: toMinutes(values.total_time),
    ingredients: groupsOf(values.ingredients ?? values.ingredients_flat, 'ingredients', (entry) =>
      [ingredientLine(entry)].filter(Boolean),
    ).map(({ heading, values: lines }) => ({ heading, lines })),
    steps: groupsOf(values.instructions ?? values.instructions_flat, 'instructions', (entry) =>
      plainLines(String(entry.text ?? '')).map((line, index) => ({
        title: index === 0 ? text(entry.name) : '',
        text: line,
      })),
    ).map(({ heading, values: steps }) => ({ heading, steps })),
    notes: typeof values.notes === 'string' ? plainLines(values.notes) : [],
    calories: toCalories(text(nutrition)),
    category: termNames(values.tags, 'course').join(', '),
    cuisine: termNames(values.tags, 'cuisine').join(', '),
    keywords: termNames(values.tags, 'keyword'),
  }
}
