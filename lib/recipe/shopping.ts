import { oneLine } from '../text.ts'
import type { Amount } from './amounts.ts'
import { findFood, SHELVES, type Shelf } from './foods.ts'
import { fitNoun, nounStem } from './nouns.ts'
import type { SavedRecipe, Shopping } from './saved.ts'
import { partsOf } from './shopping-lines.ts'
import { OR, REMARKS } from './shopping-words.ts'
import { contextOf } from './step-amounts.ts'
import { nounIn } from './templates.ts'
import { CUP_ML, type UnitName, unitNamed } from './units.ts'
import { writeMass, writeVolume } from './convert-measure.ts'

/** A recipe to shop for: its ingredients, and how many times it is cooked. */
export type Wanted = { ingredients: readonly string[]; factor: number }

/** One thing to buy. `id` stays the same while its amount changes, so that a tick stays with it. */
export type ShoppingItem = { id: string; name: string; amount: string; shelf: Shelf }
export type ShoppingShelf = { shelf: Shelf; items: ShoppingItem[] }

/** Water is not written on a list. */
const NOT_BOUGHT = /^(?:cold |hot |warm |boiling |lukewarm |tap |ice )?(?:water|woda|wody)(?![\p{L}-])/iu

/** "garlic" of "garlic cloves", which "3 cloves of garlic" name, too. */
const withoutCloves = (name: string): string => name.replace(/(?<=\p{L})\scloves?$/iu, '')

/** The key that merges lines of one food: its words without remarks, in the singular and in lower case. */
function foodKey(name: string): string {
  const bare = withoutCloves(oneLine(name.replace(REMARKS, ' '))).toLowerCase()
  return bare.split(' ').map(nounStem).join(' ') || name.toLowerCase()
}

/** The last of several choices decides: "stock" in "chicken or vegetable stock". */
const shelfOf = (name: string): Shelf => (findFood(name.split(OR).at(-1) ?? '') ?? findFood(name))?.shelf ?? 'other'

/** The amounts of a food: weights and volumes by the kind of their measure, and counts by their noun. */
const emptySum = () => ({
  metricMass: 0,
  usMass: 0,
  metricVolume: 0,
  cups: 0,
  spoons: 0,
  counted: new Map<string, { noun: string; value: number }>(),
})
type Sum = ReturnType<typeof emptySum>

function count(sum: Sum, noun: string, value: number): void {
  const key = nounStem(noun)
  const known = sum.counted.get(key) ?? { noun, value: 0 }
  sum.counted.set(key, { noun: known.noun, value: known.value + value })
}

function addMeasure(sum: Sum, { unit: name, kind, spelling = '' }: Amount, value: number): void {
  const unit = unitNamed(name ?? 'g')
  if (/^(?:szkl|łyż|stick)/u.test(unit.name)) count(sum, spelling, value)
  else if (kind === 'mass') sum[unit.system === 'us' ? 'usMass' : 'metricMass'] += value * unit.size
  else if (unit.system === 'both') sum.spoons += value * unit.size
  else sum[unit.system === 'us' ? 'cups' : 'metricVolume'] += value * unit.size
}

/** Adds the amounts of a line to the sum of its food. A range counts with its upper end, to buy enough. */
function add(sum: Sum, amounts: readonly Amount[], factor: number): void {
  const size = amounts.find(({ isInline }) => isInline) ?? amounts.find(({ isFixed }) => isFixed)
  let isSaid = false
  let noun: string | undefined
  for (const amount of amounts) {
    // Behind a count, a measure is a size.
    if (noun !== undefined && amount.kind !== 'count') continue
    const value = (amount.high ?? amount.low) * factor
    if (amount.kind === 'count') {
      noun = nounIn(amount.after) || (noun ?? nounIn(size?.after) ?? '')
      // "2 x 400 g tomatoes": without a noun the weight of both is bought.
      if (noun === '' && size?.isFixed && size.unit) addMeasure(sum, size, value * (size.high ?? size.low))
      else count(sum, noun, value)
    } else if (amount.packs !== undefined && amount.article !== undefined)
      count(sum, nounIn(amount.after) ?? nounIn(size?.after) ?? '', factor * amount.packs)
    else if (!amount.isFixed && amount.unit && !(isSaid && amount.saidIn)) addMeasure(sum, amount, value)
    isSaid ||= amount.saidIn !== undefined
  }
}

/** Writes the sum of a food in one kind of measure as a recipe would. `base` is in grams or millilitres. */
function writeMeasured(unit: UnitName, base: number, name: string): string {
  const food = findFood(name)
  const { kind, size } = unitNamed(unit)
  const write = kind === 'mass' ? writeMass : writeVolume
  return write(
    {
      kind,
      text: '',
      low: base / size,
      unit,
      spelling: unit,
      ...(food?.cup !== undefined && { density: food.cup / CUP_ML }),
      ...(food?.isLiquid && { isLiquid: true }),
    },
    1,
    null,
  )
}

/** The stem of the noun that a food's name ends with. */
const nameStem = (name: string) => nounStem(name.split(' ').at(-1) ?? '').replace(/^whites$/u, 'white')

function writeSum(sum: Sum, name: string): string {
  // Pounds and grams of one food are added up in grams.
  const isMixed = sum.metricMass > 0 && sum.usMass > 0
  const measures: [UnitName, number][] = [
    ['g', isMixed ? sum.metricMass + sum.usMass : sum.metricMass],
    ['oz', isMixed ? 0 : sum.usMass],
    ['ml', sum.metricVolume],
    ['cup', sum.cups],
    ['tbsp', sum.spoons],
  ]
  const parts = measures.filter(([, base]) => base > 0).map(([unit, base]) => writeMeasured(unit, base, name))
  const isMeasured = parts.length > 0
  for (const { noun, value } of sum.counted.values()) {
    // A shop sells whole onions.
    const number = String(Math.ceil(value - 0.01))
    // "3 onions" needs no second "onion" in front of the food's name.
    const isName = nameStem(name) === nounStem(noun)
    // Beside a weight, the name has the count: "400 g tomatoes + 1 tomato".
    if (isName && isMeasured) continue
    parts.push(noun === '' || isName ? number : `${number} ${fitNoun(noun, value)}`)
  }
  return parts.join(' + ')
}

/** The name behind an amount: "onions" for two, "onion" for one, "tomatoes + 1 tomato" for a weight and one. */
function shownName({ name, measured = name, sum }: Entry): string {
  const words = name.split(' ')
  const last = words.at(-1) ?? ''
  const own = sum.counted.get(nameStem(name))
  if (!own) return measured
  const counted = [...words.slice(0, -1), fitNoun(last, own.value)].join(' ')
  const isMeasured = sum.metricMass + sum.usMass + sum.metricVolume + sum.cups + sum.spoons > 0
  return isMeasured ? `${measured} + ${Math.ceil(own.value - 0.01)} ${counted}` : counted
}

/** `measured`: the name in a line that weighs the food or measures it out. */
type Entry = { name: string; measured?: string; shelf: Shelf; sum: Sum }

/** The ingredients of several recipes as one list: merged by food and kind of unit, grouped by the shelves of a shop. */
export function shoppingList(wanted: readonly Wanted[]): ShoppingShelf[] {
  const entries = new Map<string, Entry>()
  for (const { ingredients, factor } of wanted) {
    const { home } = contextOf(ingredients)
    for (const { name, amounts } of ingredients.flatMap((text) => partsOf(text, home))) {
      if (NOT_BOUGHT.test(name)) continue
      const key = foodKey(name)
      const entry: Entry = entries.get(key) ?? { name, shelf: shelfOf(name), sum: emptySum() }
      if (withoutCloves(entry.name) === name) entry.name = name
      if (amounts.some(({ unit, isFixed }) => unit && !isFixed)) entry.measured ??= name
      add(entry.sum, amounts, factor)
      entries.set(key, entry)
    }
  }
  const items = [...entries].map(([id, entry]): ShoppingItem => ({
    id,
    name: shownName(entry),
    amount: writeSum(entry.sum, entry.name),
    shelf: entry.shelf,
  }))
  return SHELVES.map((shelf) => ({
    shelf,
    items: items.filter((item) => item.shelf === shelf).sort((a, b) => a.name.localeCompare(b.name)),
  })).filter(({ items: own }) => own.length > 0)
}

/** Sets how many times a recipe is on the list; 0 removes it. Items are unticked if more is needed. */
export function putOnList(list: Shopping, { slug, ingredients = [] }: SavedRecipe, factor: number): Shopping {
  const { [slug]: before = 0, ...others } = list.recipes
  const recipes = factor > 0 ? { ...others, [slug]: factor } : others
  if (factor <= before) return { ...list, recipes }
  const needed = new Set(shoppingList([{ ingredients, factor }]).flatMap(({ items }) => items.map(({ id }) => id)))
  return { ...list, recipes, done: list.done.filter((id) => !needed.has(id)) }
}

/** The id of a line that the reader has written. */
export const ownId = (line: string): string => `own:${line}`

/** Puts lines of the reader on the list. A line that is on it already is unticked: it is needed again. */
export function addOwn(list: Shopping, lines: readonly string[]): Shopping {
  const needed = new Set(lines.map(ownId))
  const own = [...new Set([...list.own, ...lines])]
  return { ...list, own, done: list.done.filter((id) => !needed.has(id)) }
}

/** The list as plain text for a message, without the ticked items. */
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
