import { grouped, stepLines } from '../../recipe-lines.ts'
import { isObject, type JsonObject, nameOf, objectsOf, readJson } from '../../json.ts'
import { toMinutes } from '../../minutes.ts'
import { plainText } from '../../plain-text.ts'
import { nounStem } from '../../../recipe/nouns.ts'
import { NUMBER_PATTERN, parseNumber } from '../../../recipe/numbers.ts'
import { withoutDiacritics } from '../../../slug.ts'
import {
  amountText,
  itemOfRecipe,
  namesOfSet,
  newRecipe,
  pictureBeside,
  sourceWarnings,
  toCalories,
  withServings,
} from '../../recipe-item.ts'
import type { ImportedRecipe, Format } from '../../types.ts'
import { TextProblem } from '../../../markdown/budget.ts'

/** The value of a key that some versions write in snake case and others in camel case. */
const either = (values: JsonObject, snake: string, camel: string): unknown => values[snake] ?? values[camel]

const AMOUNT = new RegExp(`^${NUMBER_PATTERN}`)

/** The words of a text without accents and the endings of plurals. */
const stemsOf = (text: string): string[] =>
  (text.normalize().match(/\p{L}+/gu) ?? []).map((word) =>
    withoutDiacritics(nounStem(word)).replace(/(?:ies|y|es|s|e)$/, ''),
  )

/** Whether a text names a food. An empty name is in every text. */
function isNamedIn(text: string, food: string): boolean {
  const stems = new Set(stemsOf(text))
  return text.toLowerCase().includes(food.toLowerCase()) || stemsOf(food).every((stem) => stems.has(stem))
}

/** The names of a food: its own, its plural and its aliases. */
function namesOfFood(food: unknown): string[] {
  const { aliases, ...values } = isObject(food) ? food : {}
  const others = [nameOf(either(values, 'plural_name', 'pluralName')), ...objectsOf(aliases).map(nameOf)]
  return [nameOf(food), ...others.filter(Boolean)]
}

/** Whether a text still has the quantity and the food that were read from it. An edit changes only these. */
function isCurrent(original: string, { quantity, food }: JsonObject): boolean {
  const number = parseNumber(AMOUNT.exec(original)?.[0] ?? '')
  const isSameAmount = number === null || amountText(number) === amountText(quantity)
  return isSameAmount && namesOfFood(food).some((name) => isNamedIn(original, name))
}

function ingredientLine(entry: JsonObject): string {
  const original = nameOf(entry.original_text ?? entry.originalText)
  const display = nameOf(entry.display)
  const note = nameOf(entry.note)
  const amount = amountText(entry.quantity)
  const isNamed = Boolean(entry.food || entry.unit)
  // Mealie gives a note alone the quantity 1, which it does not show.
  const isPlain = either(entry, 'disable_amount', 'disableAmount') === true || (!isNamed && /^1?$/.test(amount))
  if (isPlain && note) return plainText(note)
  if (original && (!display || isCurrent(original, entry))) return plainText(original)
  if (display) return plainText(display)
  const words = [amount, nameOf(entry.unit), nameOf(entry.food)].filter(Boolean).join(' ')
  return plainText([words, note].filter(Boolean).join(isNamed ? ', ' : ' '))
}

/** Groups entries: one with a title begins a new group. */
const groupsOf = <Line>(entries: JsonObject[], read: (entry: JsonObject) => Line[]) =>
  grouped(entries, (entry) => ({ heading: nameOf(entry.title) || null, lines: read(entry) }))

/** The yield: a text, or since version 2 a number, with or without a word ("cookies"). */
function yieldOf(values: JsonObject): string {
  const yieldText = nameOf(either(values, 'recipe_yield', 'recipeYield'))
  const pieces = amountText(either(values, 'recipe_yield_quantity', 'recipeYieldQuantity'))
  const servings = amountText(either(values, 'recipe_servings', 'recipeServings'))
  if (yieldText && pieces && !/\d/.test(yieldText)) return `${pieces} ${yieldText}`
  return withServings(yieldText || servings || pieces)
}

const namesOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(nameOf).filter(Boolean) : [])

/** The summary of a step is the title of its first line. */
const titledBy = (title: string) => (text: string, index: number) => ({ title: index === 0 ? title : '', text })

function recipeOf(values: JsonObject): ImportedRecipe {
  const listed = either(values, 'recipe_ingredient', 'recipeIngredient')
  const ingredients = (Array.isArray(listed) ? listed : []).map((entry: unknown) =>
    isObject(entry) ? entry : { note: nameOf(entry) },
  )
  const steps = objectsOf(either(values, 'recipe_instructions', 'recipeInstructions'))
  const notes = objectsOf(values.notes).map((note) =>
    [nameOf(note.title), nameOf(note.text)].filter(Boolean).join(': '),
  )
  const nutrition = isObject(values.nutrition) ? values.nutrition : {}
  return newRecipe({
    name: nameOf(values.name),
    description: plainText(nameOf(values.description)),
    yield: yieldOf(values),
    prepMinutes: toMinutes(either(values, 'prep_time', 'prepTime')),
    cookMinutes: toMinutes(values.perform_time ?? values.performTime ?? either(values, 'cook_time', 'cookTime')),
    totalMinutes: toMinutes(either(values, 'total_time', 'totalTime')),
    ingredients: groupsOf(ingredients, (entry) => [ingredientLine(entry)].filter(Boolean)),
    steps: groupsOf(steps, (entry) => stepLines(nameOf(entry.text)).map(titledBy(nameOf(entry.summary)))),
    notes: notes.map(plainText).filter(Boolean),
    calories: toCalories(nutrition.calories),
    category: namesOf(either(values, 'recipe_category', 'recipeCategory')).join(', '),
    keywords: namesOf(values.tags),
    leftOut: namesOfSet({ ...nutrition, rating: values.rating, equipment: values.tools }),
  })
}

/** Reads a recipe of Mealie, whose zip has a folder for each recipe. The keys differ between versions. */
export const reader: Format = {
  detect: ({ name }, head) =>
    /\.json$/i.test(name) && /"recipe_ingredient"|"recipe_yield"|"recipeYieldQuantity"|"disable_?amount"/i.test(head),
  async *read(file) {
    const values = await readJson(file)
    if (!isObject(values) || !nameOf(values.name)) throw new TextProblem('The file holds no recipe.')
    const recipe = recipeOf(values)
    const warnings = sourceWarnings(either(values, 'org_url', 'orgURL'))
    const picture = pictureBeside(file, 'images/original', recipe.name)
    yield itemOfRecipe(file.name, recipe, { slug: nameOf(values.slug), picture, warnings })
  },
}
