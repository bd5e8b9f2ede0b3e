import type { Amount, Placed } from './amounts.ts'
import { findFood, type Food } from './foods.ts'
import { type Item, stemOf } from './line-items.ts'
import { formsOf, nounAfter } from './nouns.ts'
import type { Span } from './find-quantities.ts'
import { CUP_ML } from './units.ts'

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

/** A weight that repeats a volume is written as a weight: "1 cup soured cream (8½ oz)". */
export const withoutCups = ({ isCupped: _cups, ...amount }: Amount): Amount => amount
