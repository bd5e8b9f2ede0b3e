import { isObject, jsonOf, type JsonObject } from '../../json.ts'
import { toMinutes } from '../../minutes.ts'
import { atHeadings, ingredientGroups, STEP_LABEL, stepLines } from '../../recipe-lines.ts'
import { plainLines, plainText } from '../../plain-text.ts'
import { namesOfSet, toCalories, withServings } from '../../recipe-item.ts'
import type { Group, ImportedPicture, ImportedRecipe, ImportedStep } from '../../types.ts'

/** Whether a value is a list with gaps as PHP writes it: an object whose keys are numbers. */
const isNumbered = (value: JsonObject): boolean => '0' in value || '1' in value

/** The values of a property: none, one or many. Nested lists are flattened. */
export function valuesOf(value: unknown): unknown[] {
  if (Array.isArray(value)) return value.flat(3)
  if (isObject(value) && isNumbered(value)) return Object.values(value)
  return value === undefined || value === null ? [] : [value]
}

/** The text of a value of any shape; empty when it has none. */
function wordsOf(value: unknown): string {
  if (typeof value === 'string') return plainText(value)
  if (typeof value === 'number') return String(value)
  if (Array.isArray(value)) return firstWords(value)
  if (!isObject(value)) return ''
  return wordsOf(value['@value'] ?? value.name ?? value.text ?? '')
}

function firstWords(value: unknown): string {
  return valuesOf(value).map(wordsOf).find(Boolean) ?? ''
}

/** The name of a type without its vocabulary: `http://schema.org/Recipe` is `recipe`. */
export const typesOf = (node: JsonObject): string[] =>
  valuesOf(node['@type']).map((type) =>
    String(type)
      .replace(/^.*[/#:]/, '')
      .toLowerCase(),
  )

/** A value with its unit, or a range of values. */
function amountOf(value: unknown): string {
  if (!isObject(value)) return wordsOf(value)
  const range = [value.minValue, value.maxValue].map(wordsOf).filter(Boolean).join('–')
  return [wordsOf(value.value) || range, wordsOf(value.unitText)].filter(Boolean).join(' ')
}

/** The short value of a property: a name, an address. */
export const shortValue = (value: unknown): string => {
  const [first] = valuesOf(value)
  const text = isObject(first) ? (first.name ?? first.url ?? first['@id']) : first
  return typeof text === 'string' ? plainText(text) : ''
}

/** Deeper structured data is not read. */
const DEPTH_MAX = 8

/** The ingredients, one a line. A text of several lines is split. */
function ingredientLines(value: unknown, depth = 0): string[] {
  return valuesOf(value).flatMap((entry) => {
    if (!isObject(entry)) return typeof entry === 'string' ? plainLines(entry) : []
    const inner = entry.itemListElement ?? entry.item
    if (inner !== undefined && depth < DEPTH_MAX) return ingredientLines(inner, depth + 1)
    const amount = [amountOf(entry.requiredQuantity ?? entry.amount ?? entry.quantity), amountOf(entry)].filter(Boolean)
    const words = wordsOf(entry.text ?? entry.name ?? entry['@value'] ?? '')
    return words ? [[...amount, words].join(' ')] : []
  })
}

const comparable = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Steps with a title for the first. A title is dropped if it is only a number or repeats the step's beginning. */
function titledSteps(title: string, texts: string[]): ImportedStep[] {
  const [first = '', ...rest] = texts
  const isTitle = title !== '' && !STEP_LABEL.test(title)
  if (!first) return isTitle ? [{ title: '', text: title }] : []
  const [titleWords, textWords] = [comparable(title), comparable(first)]
  const repeats = textWords.startsWith(titleWords) || titleWords.startsWith(textWords)
  return [{ title: isTitle && !repeats ? title : '', text: first }, ...rest.map((text) => ({ title: '', text }))]
}

/** Puts a picture below the last of a step's lines. */
const withPicture = (steps: ImportedStep[], picture: ImportedPicture | null): ImportedStep[] =>
  picture ? steps.map((step, index) => (index === steps.length - 1 ? { ...step, picture } : step)) : steps

/** A list that a site has stored as the text of one step. */
function embeddedList(text: string): unknown[] | null {
  const list = /^\s*\[\s*\{/.test(text) ? jsonOf(text) : null
  return Array.isArray(list) ? list : null
}

/** Walks instructions of any shape into sections; `HowToSection` keeps its name. */
class StepReader {
  readonly groups: Group<ImportedStep>[] = []

  private add(steps: ImportedStep[], heading: string | null): void {
    if (steps.length === 0) return
    const last = this.groups.at(-1)
    if (last && last.heading === heading) last.lines.push(...steps)
    else this.groups.push({ heading, lines: [...steps] })
  }

  read(value: unknown, heading: string | null = null, depth = 0): void {
    if (depth > DEPTH_MAX) return
    for (const entry of valuesOf(value)) {
      if (isObject(entry)) this.readNode(entry, heading, depth)
      else if (typeof entry === 'string') this.readText(entry, heading, depth)
    }
  }

  private readText(text: string, heading: string | null, depth: number): void {
    const list = embeddedList(text)
    if (list) this.read(list, heading, depth + 1)
    else this.add(titledSteps('', stepLines(text)), heading)
  }

  private readNode(node: JsonObject, heading: string | null, depth: number): void {
    const children = node.itemListElement ?? node.step ?? node.steps ?? node.item
    const fullName = wordsOf(node.name ?? node.headline ?? '')
    const name = fullName.replace(/[.:]$/, '')
    const texts = valuesOf(node.text ?? node.description ?? node['@value']).filter((part) => typeof part === 'string')
    const types = typesOf(node)
    if (children === undefined || (texts.length > 0 && !types.includes('howtosection'))) {
      const steps = texts.flatMap(stepLines)
      this.add(withPicture(titledSteps(steps.length > 0 ? name : fullName, steps), pictureOf(node, '')), heading)
      return
    }
    const isSection = types.includes('howtosection') || (valuesOf(children).length > 1 && !types.includes('howtostep'))
    this.read(children, isSection && name !== '' && !STEP_LABEL.test(name) ? name : heading, depth + 1)
  }
}

/** The yield as text: of several, one with a number and words; a bare number gets "servings". */
function yieldOf(value: unknown): string {
  const words = valuesOf(value).map((entry) => amountOf(entry) || wordsOf(entry))
  const known = words.filter((text) => text !== '' && text !== '0')
  const text =
    known.find((one) => /\p{L}/u.test(one) && /\d/.test(one)) ?? known.find((one) => /\d/.test(one)) ?? known[0] ?? ''
  return withServings(text)
}

/** The node of a property; empty without one. */
function nodeOf(value: unknown): JsonObject {
  const [node] = valuesOf(value)
  return isObject(node) ? node : {}
}

/** Words between commas. */
export const listOf = (value: unknown): string[] =>
  valuesOf(value)
    .flatMap((entry) => wordsOf(entry).split(','))
    .map((word) => word.trim())
    .filter(Boolean)

export function recipeOfNode(node: JsonObject): ImportedRecipe {
  const nutrition = nodeOf(node.nutrition)
  const steps = new StepReader()
  steps.read(node.recipeInstructions ?? node.instructions ?? node.step)
  return {
    name: firstWords(node.name ?? node.headline),
    description: firstWords(node.description),
    yield: yieldOf(node.recipeYield ?? node.yield),
    prepMinutes: toMinutes(firstWords(node.prepTime)),
    cookMinutes: toMinutes(firstWords(node.cookTime ?? node.performTime)),
    totalMinutes: toMinutes(firstWords(node.totalTime)),
    ingredients: ingredientGroups(
      [node.recipeIngredient, node.ingredients, node.ingredient, node.supply]
        .map((value) => ingredientLines(value))
        .find((lines) => lines.length > 0) ?? [],
    ),
    steps: steps.groups.flatMap(atHeadings),
    notes: [],
    calories: toCalories(firstWords(nutrition.calories)),
    category: listOf(node.recipeCategory).join(', '),
    cuisine: listOf(node.recipeCuisine).join(', '),
    keywords: listOf(node.keywords),
    leftOut: namesOfSet({
      ...nutrition,
      rating: firstWords(nodeOf(node.aggregateRating).ratingValue),
      reviews: node.review,
      video: node.video,
      equipment: node.tool,
      diets: node.suitableForDiet,
    }),
  }
}

/** The first picture of a recipe; null if its address is not on the web. */
export function pictureOf(node: JsonObject, alt: string): ImportedPicture | null {
  const [first] = valuesOf(node.image)
  const address = isObject(first) ? shortValue(first.url ?? first.contentUrl) : shortValue(first)
  return /^https?:\/\//.test(address) ? { address, alt } : null
}
