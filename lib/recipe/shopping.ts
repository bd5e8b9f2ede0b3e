import { findFood, SHELVES, type Shelf } from './foods.ts'
import { fitNoun, nounStem } from './nouns.ts'
import { nearestDecimal } from './numbers.ts'
import { type Amount, splitAmounts } from './quantity.ts'
import type { SavedRecipe, Shopping } from './saved.ts'
import { scaleAmount } from './scale.ts'
import { unitOf } from './units.ts'

/** A line of a recipe's ingredients that is to be bought, with how many times the recipe is cooked. */
export type Wanted = { text: string; factor: number; recipe: string }

/** One thing to buy. `id` stays the same while its amount changes, so that a tick stays with it. */
export type ShoppingItem = { id: string; name: string; amount: string; shelf: Shelf; recipes: readonly string[] }
export type ShoppingShelf = { shelf: Shelf; items: ShoppingItem[] }

/** What stands in a cupboard or comes out of the tap is not written on a list. */
const NOT_BOUGHT = /^(?:cold |hot |warm |boiling |lukewarm |tap |ice )?(?:water|woda|wody)(?![\p{L}-])/iu
/** What is done to a food says nothing of what to buy. */
const REMARKS =
  /\b(?:finely|roughly|thinly|freshly|coarsely|lightly|well|chopped|sliced|diced|minced|grated|crushed|peeled|melted|softened|soft|beaten|halved|quartered|cubed|drained|rinsed|cooked|ripe|fresh|large|small|medium|big|whole|about|plus|extra|optional|divided|heaped|level|a little|some|of|the)\b/giu

const clean = (text: string) => text.replace(/\s+/g, ' ').trim()

const SIZES = /\b(?:large|small|medium|big|whole)\b/giu

const OR = /\s(?:or|lub)\s/u
/** What begins with an amount, or says only how much, is another line's worth: "or 2 tbsp oil", "or more to taste". */
const OTHER_AMOUNT = /\s(?:or|lub)\s+(?=[#\d½⅓⅔¼¾]|(?:an?|half|one|two|three|more|less|as|to|so)\b)/u

/**
 * What there is to choose between: the first thing where it is whole by itself, "butter or sunflower oil", and all of it
 * where the first needs what comes later, "chicken or vegetable stock", or where we cannot tell.
 */
function firstChoice(text: string): string {
  const [first = ''] = text.split(OTHER_AMOUNT)
  const choice = clean(first.replace(REMARKS, ' ')) ? first : text
  const [before = '', ...others] = choice.split(OR)
  // The noun before was an amount's: "2 carrots or parsnips".
  if (others.length === 0 || clean(before) === '') return before
  const after = others.at(-1) ?? ''
  const last = clean(after).split(' ').at(-1) ?? ''
  const food = findFood(before)
  const isWhole = food && findFood(last) && food === findFood(`${before} ${last}`) && food !== findFood(after)
  return isWhole ? before : choice
}

/** What follows the first comma or bracket is no part of a food's name, nor is an amount, which stands here as "#". */
const head = (text: string) =>
  firstChoice(
    (text.replace(/\([^()]*\)/g, ' ').split(/[,;:–—]| plus | at room temperature/u)[0] ?? '').replace(
      /^[\s#]+(?=\S)/u,
      ' ',
    ),
  )
    .replaceAll('#', ' ')
    .replace(/^[^\p{L}]+/u, '')

/** A line without its amount and remarks: the food as one would ask for it. */
function foodName(text: string): string {
  const parts = splitAmounts(text)
  const counted = parts.find((part): part is Amount => typeof part !== 'string')
  const others = clean(
    head(parts.map((part) => (typeof part === 'string' ? part : ' # ')).join(' ')).replace(/^of\s/iu, ''),
  )
  if (!counted?.noun) return others || clean(text)
  // "2 tins tomatoes" are tomatoes, "2 large onions, sliced" onions.
  return others && findFood(others) ? others : clean(`${counted.lead ?? ''}${counted.noun}`.replace(SIZES, ' '))
}

/** The same food under its several names: by the table's name, else by its words without remarks, singular. */
function foodKey(name: string): string {
  const bare = clean(name.replace(REMARKS, ' ')).toLowerCase()
  return bare.split(' ').map(nounStem).join(' ') || name.toLowerCase()
}

/** By what is named last of several: stock of "chicken or vegetable stock". */
const shelfOf = (name: string): Shelf => (findFood(name.split(OR).at(-1) ?? '') ?? findFood(name))?.shelf ?? 'other'

type Sum = {
  grams: number
  millilitres: number
  counted: Map<string, { noun: string; value: number }>
  others: string[]
}

const emptySum = (): Sum => ({ grams: 0, millilitres: 0, counted: new Map(), others: [] })

/** Adds an amount to what is known of a food; the upper end of a range, since too little is worse when shopping. */
function add(sum: Sum, amount: Amount, factor: number): void {
  const value = (amount.max ?? amount.value) * factor
  const unit = amount.unit === undefined ? undefined : unitOf(amount.unit)
  if (unit?.kind === 'mass') sum.grams += value * unit.size
  else if (unit && unit.system === 'metric') sum.millilitres += value * unit.size
  else if (amount.unit) {
    const known = sum.counted.get(amount.unit) ?? { noun: amount.unit, value: 0 }
    sum.counted.set(amount.unit, { ...known, value: known.value + value })
  } else {
    const noun = amount.noun ?? ''
    const key = nounStem(noun)
    const known = sum.counted.get(key) ?? { noun, value: 0 }
    sum.counted.set(key, { noun, value: known.value + value })
  }
}

const metric = (value: number, [small, large]: readonly [string, string]) =>
  value >= 1000 ? `${String(Math.round(value / 10) / 100)} ${large}` : `${nearestDecimal(value).text} ${small}`

function writeSum({ grams, millilitres, counted, others }: Sum, name: string): string {
  const parts = [...others]
  if (millilitres > 0) parts.unshift(metric(millilitres, ['ml', 'l']))
  if (grams > 0) parts.unshift(metric(grams, ['g', 'kg']))
  for (const { noun, value } of counted.values()) {
    const isUnit = unitOf(noun) !== undefined
    const amount: Amount = { text: '', value, style: 'fraction', ...(isUnit && { unit: noun, gap: ' ' }) }
    const number = scaleAmount(amount, 1.0000001)
    // "3 onions" needs no second "onion" in front of the food's name.
    const isName = nounStem(name.split(' ').at(-1) ?? '') === nounStem(noun)
    parts.push(isUnit || noun === '' || isName ? number : `${number} ${fitNoun(noun, value)}`)
  }
  return parts.join(' + ')
}

/** The name as it stands behind an amount: "onions" of two, "onion" of one. */
function shownName(name: string, { counted, grams, millilitres }: Sum): string {
  const words = name.split(' ')
  const last = words.at(-1) ?? ''
  const own = counted.get(nounStem(last))
  if (!own || grams > 0 || millilitres > 0) return name
  return [...words.slice(0, -1), fitNoun(last, own.value)].join(' ')
}

type Entry = { name: string; shelf: Shelf; sum: Sum; recipes: Set<string> }

/** The ingredients of several recipes as one list: merged by food and kind of unit, by the shelves of a shop. */
export function shoppingList(wanted: readonly Wanted[]): ShoppingShelf[] {
  const entries = new Map<string, Entry>()
  for (const { text, factor, recipe } of wanted) {
    const name = foodName(text)
    if (NOT_BOUGHT.test(name)) continue
    const key = foodKey(name)
    const entry = entries.get(key) ?? {
      name,
      shelf: shelfOf(name),
      sum: emptySum(),
      recipes: new Set(),
    }
    const amount = splitAmounts(text).find((part) => typeof part !== 'string')
    if (amount) add(entry.sum, amount, factor)
    entry.recipes.add(recipe)
    entries.set(key, entry)
  }
  const items = [...entries].map(([id, { name, shelf, sum, recipes }]): ShoppingItem => ({
    id,
    name: shownName(name, sum),
    amount: writeSum(sum, name),
    shelf,
    recipes: [...recipes],
  }))
  return SHELVES.map((shelf) => ({
    shelf,
    items: items.filter((item) => item.shelf === shelf).sort((a, b) => a.name.localeCompare(b.name)),
  })).filter(({ items: own }) => own.length > 0)
}

/** Puts a recipe on the list as many times as it is cooked, or takes it off. Where more is needed, the tick goes. */
export function putOnList(list: Shopping, { slug, title, ingredients = [] }: SavedRecipe, factor: number): Shopping {
  const { [slug]: before = 0, ...others } = list.recipes
  const recipes = factor > 0 ? { ...others, [slug]: factor } : others
  if (factor <= before) return { ...list, recipes }
  const shelves = shoppingList(ingredients.map((text) => ({ text, factor, recipe: title })))
  const needed = new Set(shelves.flatMap(({ items }) => items.map(({ id }) => id)))
  return { ...list, recipes, done: list.done.filter((id) => !needed.has(id)) }
}

/** The list as plain text, for a message: what is ticked is left out. */
export const shoppingText = (
  shelves: readonly ShoppingShelf[],
  titles: Record<Shelf, string>,
  done: ReadonlySet<string>,
) =>
  shelves
    .map(({ shelf, items }) => ({ shelf, items: items.filter(({ id }) => !done.has(id)) }))
    .filter(({ items }) => items.length > 0)
    .map(({ shelf, items }) =>
      [titles[shelf], ...items.map(({ name, amount }) => `- ${[amount, name].filter(Boolean).join(' ')}`)].join('\n'),
    )
    .join('\n\n')
