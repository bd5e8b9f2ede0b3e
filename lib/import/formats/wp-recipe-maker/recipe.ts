import { grouped } from '../../recipe-lines.ts'
import { isObject, type JsonObject, nameOf } from '../../json.ts'
import { toMinutes } from '../../minutes.ts'
import { plainLines, plainText } from '../../plain-text.ts'
import { namesOfSet, toCalories, yieldOf } from '../../recipe-item.ts'
import type { Group, ImportedPicture, ImportedRecipe, ImportedStep } from '../../types.ts'

const text = (value: unknown): string => plainText(nameOf(value))
/** The values of a list. PHP stores some lists as objects whose keys are numbers. */
const listOf = (value: unknown): unknown[] => (typeof value === 'object' ? Object.values(value ?? {}) : [])
const entriesOf = (value: unknown): JsonObject[] => listOf(value).filter(isObject)

/** Reads groups, or a flat list in which an entry of the type `group` begins a group. */
function groupsOf<Line>(value: unknown, inner: string, read: (entry: JsonObject) => Line[]): Group<Line>[] {
  const entries = entriesOf(value)
  if (entries.some((entry) => entriesOf(entry[inner]).length > 0))
    return entries
      .map((group) => ({ heading: text(group.name) || null, lines: entriesOf(group[inner]).flatMap(read) }))
      .filter(({ lines }) => lines.length > 0)
  return grouped(entries, (entry) =>
    entry.type === 'group' ? { heading: text(entry.name) || null, lines: [] } : { heading: null, lines: read(entry) },
  )
}

const ingredientLine = (entry: JsonObject): string => {
  const notes = text(entry.notes)
  const words = [entry.amount, entry.unit, entry.name].map(text).filter(Boolean).join(' ')
  return notes ? `${words}, ${notes.replace(/^[,(]\s*|\)$/g, '')}` : words
}

type FindById = (id: string) => ImportedPicture | null

/** The lines of a step, the last with its picture. A post of WordPress has the id of the picture, the export its address. */
function stepsOf({ text: html, name, image, image_url: url }: JsonObject, find: FindById): ImportedStep[] {
  const address = /^https?:/.test(nameOf(url)) ? URL.parse(nameOf(url))?.href : undefined
  const picture = address === undefined ? find(nameOf(image)) : { address, alt: '' }
  const hasPicture = picture !== null || Number(nameOf(image)) > 0
  const lines = plainLines(String(html ?? ''))
  return (lines.length === 0 && picture ? [''] : lines).map((line, index) => ({
    title: index === 0 ? text(name) : '',
    text: line,
    ...(hasPicture && index >= lines.length - 1 && { picture }),
  }))
}

const termNames = (tags: unknown, name: string): string[] =>
  isObject(tags) ? listOf(tags[name]).map(text).filter(Boolean) : []

/** The notes, before them what this site has no field for: the equipment, and a time with a name, such as resting. */
function notesOf({ equipment, custom_time: time, custom_time_label: label, notes }: JsonObject): string[] {
  const things = entriesOf(equipment).map(ingredientLine).filter(Boolean).join('; ')
  const minutes = toMinutes(time)
  return [
    ...(things ? [`Equipment: ${things}`] : []),
    ...(minutes !== null && text(label) ? [`${text(label)}: ${minutes} min`] : []),
    ...(typeof notes === 'string' ? plainLines(notes) : []),
  ]
}

/** The nutrition: an object in the plugin's own export, and single values in that of WordPress. */
const nutritionOf = ({ nutrition, ...values }: JsonObject): JsonObject =>
  isObject(nutrition)
    ? nutrition
    : Object.fromEntries(
        Object.entries(values).flatMap(([key, value]) =>
          key.startsWith('nutrition_') ? [[key.slice(10), value]] : [],
        ),
      )

/**
 * A recipe of WP Recipe Maker: from its own export, or from the meta of a WordPress post, with keys without `wprm_`.
 * Times are in minutes. `find` gets the id of a step's picture.
 */
export function recipeOfWprm(values: JsonObject, find: FindById = () => null): ImportedRecipe {
  const nutrition = nutritionOf(values)
  const rating = isObject(values.rating) ? values.rating.average : values.rating_average
  return {
    name: text(values.name),
    description: text(values.summary),
    yield: yieldOf(text(values.servings), text(values.servings_unit)),
    prepMinutes: toMinutes(values.prep_time),
    cookMinutes: toMinutes(values.cook_time),
    totalMinutes: toMinutes(values.total_time),
    ingredients: groupsOf(values.ingredients ?? values.ingredients_flat, 'ingredients', (entry) =>
      [ingredientLine(entry)].filter(Boolean),
    ),
    steps: groupsOf(values.instructions ?? values.instructions_flat, 'instructions', (entry) => stepsOf(entry, find)),
    notes: notesOf(values),
    calories: toCalories(text(nutrition.calories)),
    category: termNames(values.tags, 'course').join(', '),
    cuisine: termNames(values.tags, 'cuisine').join(', '),
    keywords: termNames(values.tags, 'keyword'),
    leftOut: namesOfSet({ ...nutrition, rating, video: nameOf(values.video_embed) || values.video_id }),
  }
}
