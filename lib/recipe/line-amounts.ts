import { asPiece, countedAmount, fixed, measuredAmount, withoutCups } from './amount-data.ts'
import type { LineContext, Placed } from './amounts.ts'
import { type Item, itemsOf, wordsInLine } from './line-items.ts'
import {
  ABOUT,
  EACH_AHEAD,
  EACH_NEAR,
  UNSIZED_MEASURE,
  INTO_PIECES,
  LEAD_IN,
  NOT_COUNTED,
  OPENS_BRACKET,
  PACK_AHEAD,
  PER_AHEAD,
  PIECE_BEFORE,
  PIECES,
  withoutSlash,
  ZEST_OF,
} from './line-words.ts'
import { nounAfter } from './nouns.ts'
import { inlineSize, packsOf, singlePack } from './packs.ts'
import { placeAmounts } from './place-amounts.ts'

type LineState = { hasCount: boolean; count: Item | undefined; countEnd: number }

/** "a 23 cm pastry case": a thing of this size, of which a larger recipe needs no longer one. */
const SHAPED =
  /^\s+(?:[\p{L}-]+\s+){0,2}(?:cases?|bases?|crusts?|shells?|tins?|pans?|dish(?:es)?|tortillas?|wraps?|rounds?|cakes?|pizzas?|sheets?)(?![\p{L}-])/iu

const SIZED = /^\s+(?:(?:extra|very|small|medium|large|big|whole)(?:-sized)?\s+)+\(/iu

/** The role of a quantity with a unit in an ingredient line. */
function measureInLine(item: Item, text: string, state: LineState, next: number | undefined): Placed {
  const base = measuredAmount(item, text, next)
  const place = { start: item.start, end: item.end }
  const isLong =
    LEAD_IN.test(item.before.replace(/(?<![\p{L}])(?:an?|one)\s$/iu, '')) || /^[\p{L}\s]+,\s*$/u.test(item.before)
  const isSize =
    base.sides !== undefined ||
    SHAPED.test(item.rest) ||
    /^[\s-]*(?:thick|wide|long|deep|across|high|square|dice|cubes?)\b/iu.test(item.rest)
  const between = text.slice(state.countEnd, item.start)
  const packs = packsOf(item, state.count, state.countEnd, text)
  if (packs === 'inline' && !base.sides) return inlineSize(item, text, asPiece(base), state.count?.low ?? 1)
  if (base.kind === 'length') return { ...place, amount: isLong && !isSize && !state.hasCount ? base : fixed(base) }
  if (PER_AHEAD.test(item.rest) || /\bper\s*$/iu.test(item.before)) return { ...place, amount: fixed(base) }
  if (base.kind === 'mass' && /^\s*(?:drained|net)\b/iu.test(item.rest) && packs === null)
    return { ...place, amount: withoutCups(base) }
  const { count } = state
  const isEach = EACH_AHEAD.test(item.rest) || PIECE_BEFORE.test(item.before)
  // "3 large (about 900 g) onions"
  if (count?.end === state.countEnd && SIZED.test(between) && OPENS_BRACKET.test(between))
    return inlineSize(item, text, isEach ? asPiece(base) : base, count.high ?? count.low, true)
  if (isEach && state.hasCount) return { ...place, amount: asPiece(base) }
  if (packs === 'bracket') return { ...place, amount: { ...asPiece(base), packs: count?.low ?? 1, isEach: true } }
  const isPack = PACK_AHEAD.test(withoutSlash(item.rest)) && !item.high && base.unit !== 'cup'
  return isPack ? singlePack(item, text, asPiece(base)) : { ...place, amount: base }
}

/** Whether a bare number of an ingredient line grows with the recipe. */
function countsInLine(item: Item, index: number, items: readonly Item[], text: string): boolean {
  const { before, rest } = item
  // "½ of a 15 oz can" is half a can.
  if (item.low === 0.5 && /^\s+of an? \d/iu.test(rest)) return false
  const leads = LEAD_IN.test(before.trim() === '' ? '' : before)
  if (PER_AHEAD.test(rest) || (NOT_COUNTED.test(rest) && !(leads && /^\s*(?:servings?|portions?)\b/iu.test(rest))))
    return false
  if (leads || ZEST_OF.test(before)) return true
  if (items[index + 1] && /^\s*[x×]\s*(?:\d)/iu.test(text.slice(item.end))) return true
  if (/(?:[:–—-]|,)\s*$/u.test(before) && /^[.)]?\s*(?:$|\p{L})/u.test(rest)) return true
  if (INTO_PIECES.test(before)) return PIECES.test(rest) && !EACH_NEAR.test(before.slice(-30) + rest.slice(0, 40))
  if (index > 0 && /\ball\s+$/iu.test(before)) return true
  if (item.isInBracket && new RegExp(`\\((?:or|maybe|plus|from|${ABOUT}|~|\\s)*$`, 'iu').test(before)) return true
  if (UNSIZED_MEASURE.test(rest)) return true
  if (/\b(?:about|approximately|equals?|=)\s*$/iu.test(before) && nounAfter(rest, item.high ?? item.low, false))
    return true
  const joins = new RegExp(`(?:\\b(?:or|and|plus|lub|albo|i|oraz)|[+&,])\\s+(?:(?:the|${ABOUT})\\s+)*$`, 'iu')
  // "4 tbsp / ½ stick" and "shallots/2 onions", but not "wheat flour/550" and "allspice/5 spice".
  const isOther = /[/;]\s*$/u.test(before) && /^\s+\p{Ll}/u.test(rest)
  const last = text.slice(items[index - 1]?.end, item.start)
  if (isOther && (/^\s*[/;]\s*$/u.test(last) || nounAfter(rest, item.low, false))) return true
  if (index > 0 && joins.test(before)) return true
  // "Onions 2 medium-sized": the food precedes the first number of the line.
  return index === 0 && /^[\p{L}\s/'’-]+$/u.test(before) && /^(?:\s+\p{L}|\s*$|,)/u.test(rest)
}

/** The end of a longer line is not read: each amount searches the whole line, so the time grows with its square. */
const LINE_MAX = 2_000
export const readableLine = (line: string): string => line.slice(0, LINE_MAX)

/** The amounts of an ingredient line, with their positions. */
export function amountsOfLine(line: string, { home }: Pick<LineContext, 'home'>): Placed[] {
  const text = readableLine(line)
  const items = itemsOf(text, wordsInLine)
  const state: LineState = { hasCount: false, count: undefined, countEnd: 0 }
  return placeAmounts(text, items, home, (item, index) => {
    if (item.unit) {
      const one = measureInLine(item, text, state, items[index + 1]?.start)
      if (one.amount.packs === 1 && one.amount.after === '')
        Object.assign(state, { count: { ...item, low: 1, unit: undefined }, countEnd: item.end })
      return one
    }
    if (!countsInLine(item, index, items, text)) return null
    const one = countedAmount(item, text, true)
    Object.assign(state, { hasCount: true, count: item, countEnd: one.end })
    return one
  })
}
