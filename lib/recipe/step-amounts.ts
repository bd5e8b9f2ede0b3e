import { asPiece, countedAmount, fixed, measuredAmount } from './amount-data.ts'
import type { LineContext, Placed } from './amounts.ts'
import { amountsOfLine } from './line-amounts.ts'
import { type Item, itemsOf, stemOf, wordsInStep } from './line-items.ts'
import {
  EACH_AHEAD,
  EACH_NEAR,
  FORMED,
  FORMS,
  INTO_PIECES,
  MAKES,
  NOT_COUNTED,
  OF_WORDS,
  PACK_AHEAD,
  PER_AHEAD,
  PIECE_AHEAD,
  PIECE_BEFORE,
  PIECES,
  SKEWERS,
  THREADED,
  VESSEL,
  VESSEL_BEFORE,
  withoutSlash,
} from './line-words.ts'
import { nounAfter, nounStem, pluralsIn } from './nouns.ts'
import { singlePack } from './packs.ts'
import { placeAmounts } from './place-amounts.ts'
import { nounIn } from './templates.ts'

/** "a dog of 10 kg": the weight of an animal. */
const PET_BEFORE = /\b(?:dog|cat|puppy|kitten|pet|animal)s? (?:of|weighing)(?: about| around)? *$/iu
/** "125 g pasta each". */
const EACH_BEHIND = /^\s+(?:\p{L}+\s+){1,3}(?:each|apiece)\s*(?:[.,;)]|$)/iu
/** "1 tbsp butter each time", but not "200 g sugar, beating each time". */
const EACH_TIME = /^(?:\s+(?:(?!and\s|\p{L}+ing\s)\p{L}+|and\s+[^\s\p{L}]\S*)){1,6}\s+each time\b/iu
/** Nouns with one for each portion that the recipe makes: bowls, plates, guests. */
const FOR_EACH_MADE =
  /^\s+(?:\p{L}+\s+){0,2}(?:bowls?|plates?|glasses|jars?|bottles?|muffin cups|cases|moulds?|ramekins?|cups|buns|servings?|portions?|people|guests)(?![\p{L}-])/iu

/** "Whisk the 2 whites": counted where the ingredients count eggs. */
const EGG_PARTS = ['egg', 'yolk', 'white', 'whites']

/** The role of a quantity with a unit in a step. */
function measureInStep(item: Item, text: string, next: number | undefined): Placed {
  const base = measuredAmount(item, text, next)
  const place = { start: item.start, end: item.end }
  const { before, rest } = item
  if (base.kind === 'length') return { ...place, amount: fixed(base) }
  // "stock, a ladle at a time" is the whole stock, and "(10 g per litre)" belongs to another amount.
  const clause = (rest.slice(0, 60).split(/[.;]/)[0] ?? '').replace(
    /\([^()]*\)?|(?<!\b(?:and|or)),? (?:about )?(?:an?|one|[\d½⅓⅔¼¾][\d½⅓⅔¼¾./⁄–-]*)(?: (?:or|to) \d)? ?\p{L}*(?: \p{L}+)? at a time/giu,
    '',
  )
  const isTin = /^[\s-]*(?:tins?|cans?)\b/iu.test(rest)
  const isInVessel = item.isInBracket && /^\s*\)/u.test(rest) && VESSEL_BEFORE.test(before)
  if (isInVessel || (VESSEL.test(withoutSlash(rest)) && (base.kind === 'volume' ? !isTin : !PACK_AHEAD.test(rest))))
    return { ...place, amount: { ...fixed(base), isVessel: true } }
  if (PACK_AHEAD.test(rest)) return singlePack(item, text, asPiece(base))
  const isPet = PET_BEFORE.test(before) || /^[\s-]+(?:dog|cat|puppy|kitten|pet)s?\b/iu.test(rest)
  const isEach =
    isPet || EACH_BEHIND.test(rest) || EACH_AHEAD.test(rest) || PIECE_BEFORE.test(before) || PIECE_AHEAD.test(rest)
  if (isEach) return { ...place, amount: asPiece(base) }
  const goesInParts =
    /\b(?:at a time|at once|on each|in each|to each|onto each|into each|over each|for each|per)\b|\b(?:cent(?:er|re)|middle|edge|half|top|side) of each\b/iu.test(
      clause,
    )
  const isForEach = /\b(?:each|every)\b(?! of\b)[^.;,]{0,40}$|\b(?:per|na każd\S+)\s+$/iu.test(before)
  const isShare = isForEach || goesInParts || EACH_TIME.test(rest) || PER_AHEAD.test(rest)
  return { ...place, amount: isShare ? fixed(base) : base }
}

/** Whether a bare number of a step grows with the recipe. */
function countsInStep(item: Item, { counted: stems, makes }: LineContext): boolean {
  const { before, rest } = item
  const isMade = item.low === makes && item.low > 1
  if (isMade && INTO_PIECES.test(before) && !EACH_NEAR.test(before.slice(-28))) return true
  if (isMade && (FOR_EACH_MADE.test(rest) || /\b(?:of|all) (?:the )?$/iu.test(before))) return true
  if (/\b(?:each|one|every one) of (?:the )?$/iu.test(before) && PIECES.test(rest)) return true
  // "2 of the garlic cloves" counts a part of a listed food.
  const share = /^\s+of (?:the|your|these|those)(?=\s)/iu.exec(rest)?.[0]
  const ofCounted = share && item.low >= 1 ? nounAfter(rest.slice(share.length), 2, false) : null
  if (ofCounted) return stems.has(stemOf(ofCounted.noun)) && !EACH_NEAR.test(rest.slice(0, 60))
  // "3 tbsp (or 5–6 bags)": an alternative to an amount.
  if (item.isInBracket && /\(\s*or\s+(?:about\s+)?$/iu.test(before) && nounAfter(rest, 2, false)) return true
  if (NOT_COUNTED.test(rest)) return false
  // "8 pieces of 110 g each" are twice as many in twice the recipe.
  const behind = rest.slice(0, 60).replace(/[\d½¼¾] ?\p{L}+\)? each\b/iu, '')
  const around = before.slice(-28).split(/[.;]/).at(-1) + ' ' + (behind.split(/[.;]/)[0] ?? '')
  if (EACH_NEAR.test(around)) return false
  if (item.isWord && OF_WORDS.test(rest)) return true
  const pieces = rest.replace(/^\s*\([^()]*\)/u, '')
  if (PIECES.test(pieces) && !item.isWord && item.low >= 2 && (INTO_PIECES.test(before) || MAKES.test(before)))
    return true
  if (item.low >= 2 && ((FORMS.test(before) && FORMED.test(rest)) || (THREADED.test(before) && SKEWERS.test(rest))))
    return true
  const named = nounAfter(rest, item.high ?? item.low, false)
  return named !== null && (stems.has(stemOf(named.noun)) || (OF_WORDS.test(rest) && !item.isWord))
}

/** The amounts of a step, with their positions. */
export function amountsOfStep(text: string, context: LineContext): Placed[] {
  const { home } = context
  const items = itemsOf(text, wordsInStep(context.counted))
  return placeAmounts(text, items, home, (item, index) => {
    if (item.unit) return measureInStep(item, text, items[index + 1]?.start)
    return countsInStep(item, context) ? countedAmount(item, text, false) : null
  })
}

/** The context for reading a step, from all ingredient lines of the recipe. */
export function contextOf(lines: readonly string[], makes?: number): LineContext {
  const weights = { metric: 0, us: 0 }
  const stems = new Set<string>()
  for (const line of lines) {
    for (const item of itemsOf(line, () => false)) {
      const system = item.unit?.system
      if (system === 'metric' || system === 'us') weights[system] += 1
    }
    for (const { amount } of amountsOfLine(line, { home: 'metric' })) {
      const noun = amount.kind === 'count' ? nounStem(nounIn(amount.after) ?? '') : ''
      if (noun) for (const stem of noun === 'egg' ? EGG_PARTS : [noun]) stems.add(stem)
      // "125 g raspberries, plus 12 for the top".
      else if (amount.kind === 'count') for (const word of pluralsIn(line)) stems.add(nounStem(word))
    }
  }
  return { home: weights.us > weights.metric ? 'us' : 'metric', counted: stems, ...(makes !== undefined && { makes }) }
}
