import type { Amount, Placed } from './amounts.ts'
import type { Item } from './line-items.ts'
import { OPENS_BRACKET, PACK_AHEAD, PACK_NOUN } from './line-words.ts'
import { nounAfter } from './nouns.ts'
import type { System } from './units.ts'

/** Between a number and the size of its pack: "2 x 400g"; before the second size of "2 x 400g/14oz cans". */
const DIRECT =
  /^\s*(?:[x×]\s*|[/(]\s*|of\s+|-\s*)?(?:~|≈|about\s|around\s|approx\.?\s)*(?:\d[\d.,/½⅓¼¾]*[ -]?\p{L}+ ?[/(] ?)?$/iu

/** How a size follows the number of packs: in brackets, "2 tins (400 g)", or inline, "4 15 oz cans", "2 × 400 g". */
export function packsOf(item: Item, last: Item | undefined, lastEnd: number, text: string) {
  if (!last || last.unit) return null
  if (DIRECT.test(text.slice(last.end, item.start))) return 'inline'
  const noun = text.slice(last.end, lastEnd)
  if (!PACK_NOUN.test(noun)) return null
  const between = text.slice(lastEnd, item.start)
  if (/^\s*(?:of\s+)?$/u.test(between)) return 'inline'
  return OPENS_BRACKET.test(between) ||
    (/^[^()]*,\s*$/u.test(between) && /^\s*(?:$|each|drained|[,)])/iu.test(item.rest))
    ? 'bracket'
    : null
}

/** "a 400 g tin", "400 g tin tomatoes": one pack of this size. A larger recipe has more packs. */
export function singlePack(item: Item, text: string, size: Amount): Placed {
  const article = /(?:^|[\s(])((?:(?:half|½|1\/2)(?: of)? an?|half|an?|one)\s+)$/iu.exec(item.before)?.[1] ?? ''
  const packs = /^(?:half|½|1)/iu.test(article) ? 0.5 : 1
  const named = nounAfter(item.rest, 1, false)
  // "a 400 g (14 oz) tin", "250g/9oz tub": the noun follows the second size.
  const isFirst = /^\s*[/(]/u.test(item.rest)
  if (!isFirst && (!named || /^[\s\p{L}-]*s$/u.test(named.noun)))
    return { start: item.start, end: item.end, amount: size }
  const start = item.start - article.length
  const end = item.end + (named ? named.lead.length + named.noun.length : 0)
  return {
    start,
    end,
    amount: { ...size, text: text.slice(start, end), after: named?.template ?? '', packs, article },
  }
}

/** "6 x 150 g salmon fillets": cuts are counted like packs. */
const CUT_AHEAD =
  /^\s+(?:[\p{L}-]+\s+){0,3}(?:bunch(?:es)?|fillets?|steaks?|legs?|breasts?|joints?|racks?|chops?|loaf|loaves|pieces?|discs?|rounds?|bases?|crusts?|sheets?)(?![\p{L}-])/iu

/** "2 (12 oz) cans", "2 large (about 600 g) onions": the size is between the number and the noun that it counts. */
export function inlineSize(item: Item, text: string, size: Amount, packs: number, mayGuess = false): Placed {
  const bracket = /^(?:\s+each)?\s*\)?/u.exec(item.rest)?.[0] ?? ''
  const isBare = /(?:\d|½)\s+$/u.test(item.before)
  const isProduct = /[x×]\s*(?:\d[^x×]*)?$/iu.test(item.before)
  const named =
    isProduct && !PACK_AHEAD.test(item.rest) && !CUT_AHEAD.test(item.rest)
      ? null
      : nounAfter(item.rest.slice(bracket.length), packs, isBare || mayGuess)
  // "1 14 oz (400 g) canned tomatoes" are no tomato.
  const isFood = !isBare && packs <= 1 && /s$/u.test(named?.noun ?? '') && !PACK_NOUN.test(named?.noun ?? '')
  if (!named || isFood) return { start: item.start, end: item.end, amount: size }
  const end = item.end + bracket.length + named.lead.length + named.noun.length
  return {
    start: item.start,
    end,
    amount: {
      ...size,
      text: text.slice(item.start, end),
      packs,
      isInline: true,
      ...(isBare && { isBare: true }),
      after: bracket + named.template,
    },
  }
}

/**
 * "1 packet (2¼ tsp or 7 g)": an amount that repeats the size of a pack does not scale either, and one that repeats a
 * length does: "a 2-inch/5 cm piece".
 */
export function shareSize(
  one: Placed,
  last: Placed | undefined,
  said: System[] | undefined,
  before: System[] | undefined,
): Placed {
  if (!last || !said || said !== before) return one
  // Of two sizes of one pack, only the last is followed by "each": "400 g/14 oz each".
  if (one.amount.isPiece) delete last.amount.isEach
  if (last.amount.isFixed === one.amount.isFixed) return one
  if (one.amount.isFixed) {
    const { isFixed: _fixed, ...amount } = one.amount
    return last.amount.kind === 'length' ? { ...one, amount } : one
  }
  const { packs, isEach, isPiece } = last.amount
  delete last.amount.isEach
  return {
    ...one,
    amount: {
      ...one.amount,
      isFixed: true,
      ...(isPiece && { isPiece }),
      ...(packs !== undefined && !last.amount.after && { packs }),
      ...(isEach && { isEach }),
    },
  }
}

/** A stick of anything but butter is a piece. */
export const isCelery = ({ unit, rest }: Item) =>
  unit?.name === 'stick' &&
  !/^\s*(?:\([^)]*\)\s*)?(?:of\s+)?(?:[\p{L}-]+\s+){0,2}(?:butter|margarine|shortening)/iu.test(rest)
