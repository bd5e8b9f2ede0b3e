import type { Amount, Placed } from './amounts.ts'
import { findFood, type Food } from './foods.ts'
import { type Item, stemOf } from './line-items.ts'
import { OPENS_BRACKET, RESTATES } from './line-words.ts'
import { formsOf, nounAfter } from './nouns.ts'
import type { Span } from './find-quantities.ts'
import { findTemperatures } from './temperatures.ts'
import { CUP_ML, type System, unitNamed } from './units.ts'

const FORM_WORDS: Record<string, RegExp> = {
  grated: /\b(?:grated|shredded)\b/iu,
  sliced: /\bsliced\b/iu,
  chopped: /\b(?:chopped|minced|snipped)\b/iu,
  diced: /\b(?:diced|cubed|cubes)\b/iu,
  crumbled: /\bcrumbled\b/iu,
  whole: /\bwhole\b/iu,
  mashed: /\bmashed\b/iu,
}
/** The word behind a length is its noun ("9-inch tin"), unless it is one of these. */
const BEFORE_THING =
  /^[\s-]+(?!(?:at|of|from|in|on|above|below|over|under|deep|apart|thick|wide|long|across|high|tall|and|or|with|to|when|until|so|each|between|away|off|if|then|all|around|up|down|by|for|before|after|is|are|as)\b)\p{L}/iu
const FATS = /^(?:butter|margarine|lard|ghee|vegetable shortening)$/u

/** Finds the food of a quantity: in the words behind it, else in those before it, else in the whole line. */
function foodOf(text: string, { start, end }: Span, next: number | undefined): Food | undefined {
  const own = text.slice(end, next)
  const before = findFood(text.slice(0, start).split(/[.;]/).at(-1) ?? '')
  // "Cream 4 tbsp (or cashew paste)": the food precedes its amount.
  if (before && /^\s*(?:$|[(),])/u.test(own)) return before
  return findFood(own.split(/[.;]/)[0] ?? '') ?? before ?? findFood(text)
}

/** How the food of an amount is measured in the other system. */
function kitchenOf(food: Food | undefined, text: string): Pick<Amount, 'density' | 'isCupped' | 'isLiquid' | 'isFat'> {
  if (food?.cup === undefined) return food?.isLiquid ? { isLiquid: true } : {}
  const form = Object.keys(food.forms).find((name) => FORM_WORDS[name]?.test(text))
  const cup = (form === undefined ? undefined : food.forms[form]) ?? food.cup
  const isCupped = !food.isWeighed || (form !== undefined && form !== 'whole' && form !== 'diced')
  return {
    density: Math.round((cup / CUP_ML) * 1000) / 1000,
    ...(isCupped && { isCupped }),
    ...(food.isLiquid && { isLiquid: true }),
    ...(FATS.test(food.name) && { isFat: true }),
  }
}

/** Whether the second of two quantities repeats the first in another unit. */
function restates(first: Item, second: Item, text: string): boolean {
  if (!first.unit || !second.unit) return false
  const isLength = first.unit.kind === 'length'
  if (isLength !== (second.unit.kind === 'length')) return false
  const between = text.slice(first.end, second.start)
  const ratio = (second.low * second.unit.size) / (first.low * first.unit.size)
  const isNear = first.unit.kind !== second.unit.kind || (ratio > 0.7 && ratio < 1.45)
  if (RESTATES.test(between))
    return /[(/|=≈;\[]/.test(between) || (/,|or/.test(between) && isNear && first.unit.system !== second.unit.system)
  const closes = /^\s*(?:\)|[,/;|]|or\b)/.test(second.rest)
  return (
    !isLength && !first.isInBracket && OPENS_BRACKET.test(between) && closes && (first.unit !== second.unit || isNear)
  )
}

/** For each quantity, the systems in which its line already gives it; undefined when the line gives it once. */
export function givenSystems(items: readonly Item[], text: string): (System[] | undefined)[] {
  const groups: number[][] = []
  items.forEach((item, index) => {
    const group = groups.at(-1)
    const last = group?.findLast((member) => items[member]?.unit)
    const first = last === undefined ? undefined : items[last]
    if (group && first && restates(first, item, text)) group.push(index)
    else groups.push([index])
  })
  const said: (System[] | undefined)[] = items.map(() => undefined)
  for (const group of groups.filter(({ length }) => length > 1)) {
    const systems = group.map((index) => items[index]?.unit?.system)
    const found = (['metric', 'us'] as const).filter((system) =>
      systems.some((one) => one === system || one === 'both'),
    )
    // "1 cup walnuts (4 oz)", "2 quarts (8 cups)": the weight or the first is converted, and the other stays beside it.
    const isWeight = (index: number) => items[index]?.unit?.kind === 'mass'
    const converted = found.join() === 'us' ? (group.find(isWeight) ?? group[0]) : undefined
    for (const index of group) said[index] = converted !== undefined && index !== converted ? ['metric', 'us'] : found
  }
  return said
}

const numberOf = ({ low, high, joint = '–', isDecimal, isWord }: Item) => ({
  low,
  ...(high !== undefined && { high, joint }),
  ...(isDecimal && { isDecimal: true as const }),
  ...(isWord && { isWord: true as const }),
})

export function measuredAmount(item: Item, text: string, next: number | undefined): Amount {
  const { unit, spelling = '', sides } = item
  if (!unit) throw new Error('An amount without a unit is a count')
  const food = foodOf(text, item, next)
  return {
    kind: unit.kind,
    text: text.slice(item.start, item.end),
    ...numberOf(item),
    ...(sides && { sides }),
    unit: unit.name,
    spelling,
    gap: item.gap,
    ...(/^(?:łyż|szkl|litr(?!e))/u.test(spelling) && { forms: formsOf(spelling) ?? spelling }),
    ...(unit.kind !== 'length' ? kitchenOf(food, text) : BEFORE_THING.test(item.rest) && { isAdjective: true }),
  }
}

const WHOLE =
  /^(?:bayleaf|leaf|sprig|peppercorn|berry|allspice berry|juniper berry|clove|olive|date|prune|anchovy|radish|caper|prawn|walnut|almond|hazelnut|cherry|biscuit|cookie|cracker|wing|tip|pod|sheet|mushroom|stem|floret|spear|sprout|raspberry|strawberry|piece|ball|slice|wedge|drop|round|patty|meatball|dumpling|square|bag|teabag|cube|pierog|circle|disc|strip|chunk|bun|roll|portion)s?$/iu
const MAY_BE_CUT = /\b(?:garlic|stock|bouillon|bread|ham|cheese|bacon|vanilla|pastry|gelatine?)\b/iu

/** The amount of a number without a unit, with the noun that it counts. */
export function countedAmount(item: Item, text: string, mayGuess: boolean): Placed {
  const named = nounAfter(item.rest, item.high ?? item.low, mayGuess)
  const end = item.end + (named ? named.lead.length + named.noun.length : 0)
  const whole = text.slice(item.end, end)
  const noun = stemOf(named?.noun ?? '')
  const isEgg =
    (noun === 'egg' && !/^\s+dozen\b/iu.test(item.rest)) || (noun === '' && /\beggs?\b[^,;]*$/iu.test(item.before))
  const isRaw = !item.isInBracket && !/\b(?:boiled|poached|fried|to serve)\b/iu.test(text)
  const egg = /^(?:yolk|white)s?$/.test(noun) ? 'part' : isEgg && isRaw ? 'whole' : undefined
  const isWhole = WHOLE.test(noun) && !(MAY_BE_CUT.test(text) && /^(?:clove|cube|slice|pod|sheet|leaf)$/.test(noun))
  return {
    start: item.start,
    end,
    ...(whole && { tail: whole.length }),
    amount: {
      kind: 'count',
      text: text.slice(item.start, end),
      ...numberOf(item),
      ...(named && whole && { after: named.template }),
      ...(isWhole && { isWhole: true }),
      ...(egg && { egg }),
    },
  }
}

export const fixed = (amount: Amount): Amount => ({ ...amount, isFixed: true })

/** The size of a tin or a piece: it does not scale, and it is a weight, never cups. */
export const asPiece = ({ isCupped: _cups, ...amount }: Amount): Amount => ({ ...fixed(amount), isPiece: true })

/** "a 1/2 cup" loses its article with another number; "a 20 cm tin" becomes "an 8-inch tin". */
export function takeArticle(placed: Placed, text: string): Placed {
  const { amount, start } = placed
  const article = /(?<![\p{L}])an?\s$/iu.exec(text.slice(0, start))?.[0]
  if (!article || amount.article !== undefined || amount.isWord || amount.unit === undefined) return placed
  return { ...placed, start: start - article.length, amount: { ...amount, text: article + amount.text, article } }
}

/** A weight that repeats a volume is written as a weight: "1 cup soured cream (8½ oz)". */
export const withoutCups = ({ isCupped: _cups, ...amount }: Amount): Amount => amount

/** A pint of a liquid: the UK one in a recipe of metric units. "1 pint cherry tomatoes" are US pints in any recipe. */
const isUkPint = ({ unit, isLiquid, density }: Amount) => unit === 'pint' && (isLiquid || density === undefined)

/** "1 pint (2 cups)" is a US pint in any recipe. */
const CUPS = /\bcups?\b/iu

export const withContext = (
  placed: Placed,
  said: readonly (System[] | undefined)[],
  index: number,
  home: System,
  text: string,
): Placed => ({
  ...placed,
  amount: {
    ...(said[index] && said[index] === said[index - 1] ? withoutCups(placed.amount) : placed.amount),
    ...(said[index] && { saidIn: said[index] }),
    ...(placed.amount.unit && unitNamed(placed.amount.unit).system === 'both' ? { home } : {}),
    ...(home === 'metric' && isUkPint(placed.amount) && !(said[index] && CUPS.test(text)) && { unit: 'UK pint' }),
  },
})

const isPlain = ({ isFixed, packs, after, article, gap = '' }: Amount) =>
  !isFixed && packs === undefined && after === undefined && article === undefined && !gap.startsWith(')')

/** Links two amounts of a line that give the same quantity in both systems: "450 g rice (about 2½ cups)". */
export function withPartners(placed: readonly Placed[]): Placed[] {
  const all = [...placed]
  placed.forEach((first, index) => {
    const second = placed[index + 1]
    const isPair = second && first.amount.saidIn && first.amount.saidIn === second.amount.saidIn
    if (!isPair || !isPlain(first.amount) || !isPlain(second.amount) || placed[index - 1]?.amount.saidIn) return
    if (placed[index + 2]?.amount.saidIn === first.amount.saidIn) return
    all[index] = { ...first, amount: { ...first.amount, partner: second.amount } }
    all[index + 1] = { ...second, amount: { ...second.amount, partner: first.amount, isSecond: true } }
  })
  return all
}

export const heatsOf = (text: string): Placed[] =>
  findTemperatures(text)
    .filter(({ isAlone }) => isAlone)
    .map(({ start, end, value, max, joint, scale, besides }) => ({
      start,
      end,
      amount: {
        kind: 'heat',
        text: text.slice(start, end),
        low: value,
        ...(max !== undefined && { high: max, joint: joint ?? '–' }),
        scale,
        ...(besides !== undefined && { besides }),
      },
    }))
