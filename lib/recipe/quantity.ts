import { isFraction, NUMBER_PATTERN, parseNumber } from './numbers.ts'
import { nounAfter } from './nouns.ts'
import type { Quantity } from './types.ts'

const METRIC = `g gr gm gms gram grams gramme grammes kg kgs kilo kilos kilogram kilograms mg dag dkg
ml milliliter milliliters millilitre millilitres cl dl l lt liter liters litre litres litr litry litrów`.split(/\s/)
const KITCHEN = `cup|cups|tbsp|tbsps|tbs|tblsp|tablespoon|tablespoons|tsp|tsps|teaspoon|teaspoons|fl oz|fl. oz
fluid ounce|fluid ounces|oz|ounce|ounces|lb|lbs|pound|pounds|pint|pints|quart|quarts|qt|gallon|gallons
łyżka|łyżki|łyżek|łyżeczka|łyżeczki|łyżeczek|szklanka|szklanki|szklanek`.split(/[|\n]/)

const byLength = [...METRIC, ...KITCHEN].sort((a, b) => b.length - a.length).map((unit) => unit.replace('.', '\\.'))
const UNIT_AT_START = new RegExp(`^(?:${byLength.join('|')})(?![\\p{L}])`, 'iu')

/** The unit of mass or volume that `text` begins with, as it is written there. */
const unitAtStart = (text: string): string | undefined => UNIT_AT_START.exec(text)?.[0]

export const isMetric = (unit: string): boolean => METRIC.includes(unit.toLowerCase())

/** A quantity where it stands in a text. `text` is the original; the parts around the numbers are kept for writing it anew. */
export type Amount = Quantity & {
  text: string
  /** Between the two numbers of a range: "–", " to ". */
  joint?: string
  /** White space between the number and the unit. */
  gap?: string
  style: 'fraction' | 'decimal'
  /** What a bare number counts, and what stands between the two: " large " and "onions". Part of `text`. */
  lead?: string
  noun?: string
}

const RANGE = new RegExp(
  `(?<![\\p{L}\\d.,]|\\d[/⁄])(${NUMBER_PATTERN})(?:(\\s*[–—~-]\\s*|\\s+(?:to|or|do|lub)\\s+)(${NUMBER_PATTERN}))?`,
  'giu',
)
/** What makes a number something else than an amount: heat, length, share, time, or a part of a word. */
const NOT_AN_AMOUNT =
  /^(?:\s*[-–])?\s*(?:[°º%″"′]|degrees?\b|[CF]\b|cm\b|mm\b|m\b|in\.|inch|minut|min\b|mins\b|hours?\b|hrs?\b|h\b|sec|days?\b|weeks?\b|months?\b|years?\b)|^[\p{L}\p{N}_-]/iu
const PACK =
  /\b(?:cans?|tins?|jars?|packets?|packages?|packs?|pkgs?|bags?|bottles?|box(?:es)?|cartons?|tubs?|sachets?|blocks?|puszk[aię]|słoik\w*|opakowani\w*|each)\b/iu
const LEAD_IN =
  /^(?:\(optional\)\s*|optional:\s*)?(?:(?:about|approx(?:\.|imately)?|around|ca\.?|circa|roughly|at least|up to|juice (?:and zest )?(?:of|from)|zest (?:and juice )?(?:of|from)|około|ok\.)|[~≈])?$/iu
const TRAILING = /(?:[:–—-]|(?<=\s)[x×])\s*$/iu

export type FoundAmount = { start: number; end: number; amount: Amount }

function readMatch(match: RegExpExecArray, text: string): FoundAmount | null {
  const [whole, first = '', joint, second] = match
  const value = parseNumber(first)
  const max = second === undefined ? undefined : parseNumber(second)
  if (value === null || max === null) return null
  const end = match.index + whole.length
  const rest = text.slice(end)
  const gap = /^\s*/.exec(rest)?.[0] ?? ''
  const unit = unitAtStart(rest.slice(gap.length))
  if (!unit && NOT_AN_AMOUNT.test(rest) && !/^\s*[x×]\s*\d/iu.test(rest)) return null
  const total = end + (unit ? gap.length + unit.length : 0)
  const style = (unit && isMetric(unit)) || (/[.,]/.test(whole) && !isFraction(whole)) ? 'decimal' : 'fraction'
  const amount: Amount = { text: text.slice(match.index, total), value, style }
  if (max !== undefined) Object.assign(amount, { max, joint })
  if (unit) Object.assign(amount, { unit, gap })
  return { start: match.index, end: total, amount }
}

/** Every number in a text that can be an amount, in its order; which of them are is for the caller to say. */
export const findAmounts = (text: string): FoundAmount[] =>
  [...text.matchAll(RANGE)].flatMap((match) => readMatch(match, text) ?? [])

/** A bare number takes the noun along that it counts, since that changes with it. */
export function withNoun(found: FoundAmount, text: string): FoundAmount {
  const { amount, start } = found
  const counted = amount.unit ? null : nounAfter(text.slice(found.end), amount.max ?? amount.value)
  if (!counted) return found
  const end = found.end + counted.lead.length + counted.noun.length
  return { start, end, amount: { ...amount, ...counted, text: text.slice(start, end) } }
}

/** An amount by itself, as it was marked in a text; null for any other text. */
export function readAmount(text: string): Amount | null {
  const [found] = findAmounts(text)
  if (found?.start !== 0) return null
  const whole = withNoun(found, text)
  return whole.end === text.length ? whole.amount : null
}

const OR = /(?<!\p{L})(?:or|lub|albo)(?=\s)/iu

/** Whether an amount behind `before` begins another choice: "400 g tomatoes, or about 1 tin". */
function leadsChoice(before: string): boolean {
  const [, ...choices] = before.split(OR)
  return LEAD_IN.test(choices.at(-1)?.trim() ?? '-')
}

/** Into what a thing is cut is counted, too, but is no other thing to take: "1 lemon, in halves or 4 wedges". */
const CUT = /^(?:piece|half|halves|wedge|strip|slice|cube|chunk|quarter)s?$/iu

/**
 * The quantities of an ingredient line in their places, everything else as it is. A bare number counts only at the
 * line's beginning or end, or where it counts what can be taken instead ("or 1 tin"); the size of a pack
 * ("2 tins (400 g)") is left alone, since the number of packs grows instead.
 */
export function splitAmounts(text: string, atLineStart = true): (string | Amount)[] {
  const parts: (string | Amount)[] = []
  let done = 0
  let counted = false
  let packed = false
  for (const bare of findAmounts(text)) {
    const found = withNoun(bare, text)
    if (found.start < done) continue
    const { unit, noun } = found.amount
    const before = text.slice(0, found.start)
    const isChoice = done > 0 && leadsChoice(before) && (!!unit || (!!noun && !CUT.test(noun)))
    const leads = isChoice || (atLineStart && LEAD_IN.test(before.trim()))
    const trails = TRAILING.test(before) && /^[.)]?$/.test(text.slice(bare.end).trim())
    if (!unit && !leads && !trails) continue
    if (isChoice) counted = packed = false
    packed ||= counted && isPackSize(text, found)
    if (packed) continue
    counted ||= leads && !unit
    if (found.start > done) parts.push(text.slice(done, found.start))
    parts.push(found.amount)
    done = found.end
  }
  if (done < text.length) parts.push(text.slice(done))
  return parts
}

const isPackSize = (text: string, { start }: FoundAmount) =>
  PACK.test(text) || /\d(?:\s*[x×])?\s*\(?$/iu.test(text.slice(0, start))

/** The first quantity of an ingredient line, when one can be read without guessing. */
export function readQuantity(text: string): Quantity | undefined {
  const amount = splitAmounts(text).find((part) => typeof part !== 'string')
  if (!amount) return undefined
  const { value, max, unit } = amount
  return { value, ...(max !== undefined && { max }), ...(unit && { unit: unit.toLowerCase() }) }
}
