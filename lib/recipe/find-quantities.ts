import { splitDurations } from './durations.ts'
import { joinQuantities } from './join-quantities.ts'
import { isFraction, NUMBER_PATTERN, NUMBER_WORDS, parseNumber } from './numbers.ts'
import { type Unit, unitAtStart } from './units.ts'

export type Span = { start: number; end: number }

/** A number in a text with its unit, if it has one, before its meaning is known. */
export type Quantity = {
  start: number
  end: number
  /** Where the number ends and the unit begins. */
  numberEnd: number
  low: number
  /** The upper end of a range, in the unit of the lower one. */
  high?: number
  /** Between the two numbers of a range: "–", " to ". */
  joint?: string
  unit?: Unit
  /** The unit as written, and the text between the number and the unit: " ", "-", " heaped ". */
  spelling?: string
  gap: string
  /** Written as "1.5" rather than as "1½". */
  isDecimal: boolean
  /** Written in words: "half a", "two". */
  isWord: boolean
  /** Further sides of "23 × 33 cm". */
  sides?: number[]
}

const WORD_PATTERN = `(?:${NUMBER_WORDS.slice(1).join('|')})`
/** Numbers in words, which count only where the caller says so. */
const PHRASES: [pattern: string, value: number][] = [
  ['half a dozen', 6],
  ['a dozen', 12],
  ['a couple of', 2],
  ['half an?|a half|one[- ]half|half|pół', 1 / 2],
  ['three[- ]quarters(?: of an?)?', 3 / 4],
  ['(?:(?:an?|one)[- ])?quarter of an?|(?:a|one)[- ]quarter', 1 / 4],
  ['(?:a|one)[- ]third(?: of an?)?', 1 / 3],
  ['two[- ]thirds(?: of an?)?', 2 / 3],
  ['an?', 1],
]
const PHRASE_VALUES = PHRASES.map(([pattern, value]) => [new RegExp(`^(?:${pattern})$`, 'iu'), value] as const)
const WORD_NUMBER = new RegExp(
  `(?<![\\p{L}\\p{N}-])(?:(${PHRASES.map(([pattern]) => pattern).join('|')})|(${WORD_PATTERN})(?:( and a half)|(\\s(?:to|or)\\s|[–-])(${WORD_PATTERN}))?)(?![\\p{L}\\p{N}-])`,
  'giu',
)

const JOINT = '\\s*[–—~-]\\s*|\\s+(?:to|or|do|lub)\\s+|-\\s?to(?:-|\\s+)|(?<=\\bbetween\\s[\\d.,]+)\\s+and\\s+'
const NUMBERS = new RegExp(
  `(?<!(?![xX])\\p{L}|(?<!\\d)[xX]|[\\p{N}.,]|\\d[/⁄]|(?<!\\d\\s?\\p{L}?)\\p{L}-)(${NUMBER_PATTERN})(?:(${JOINT})(${NUMBER_PATTERN}))?`,
  'giu',
)
/** A number that is part of a word, a share, a ratio or a time of day: "00 flour", "2%", "1st", "50/50", "T45". */
const NOT_A_NUMBER =
  /^(?:\s*[%°º]|\s?degrees?\b|:\d|[/⁄]\d|-\p{L}|(?!x(?:\b|\d))\p{L}|\s?(?:h|hrs?|hours?|mins?|minutes?|days?|weeks?|months?|years?|kcal|cal|kJ|W|watts?)\b)/iu
const LABEL_BEFORE =
  /(?:\b(?:steps?|part|mark|no\.|nr\.?|number|stage|type|page|figure|level|speed|gas|grade|size|setting)|#|№)\s*$/iu
/** "12-cup muffin tin": the hollows of a tin are no measure. */
const HOLLOWS = /^[\s-]*(?:cups?|holes?)[\s-]+(?:muffin|bun|cupcake|popover|yorkshire)/iu
const HEAPED =
  /^\s*(?:(?:well-?)?(?:heaped|heaping|level|levelled|scant|generous|rounded|overfilled|full|good|big|large|small)\s+)?/iu

/** "the tablespoon of sugar", "the last spoon of oil": one, implied by "the". */
const THE_SPOON = /(?<=\bthe (?:(?:second|last|other|remaining) )?)(?=(?:table|tea)?spoon of\b)/giu

type Found = Omit<Quantity, 'unit' | 'spelling' | 'gap' | 'isDecimal'>

/** Reads the unit behind a number; a range may name it twice: "900 g–1 kg". */
function withUnit(text: string, found: Found): Quantity {
  const rest = text.slice(found.numberEnd)
  const written = text.slice(found.start, found.numberEnd)
  const base: Quantity = { ...found, gap: '', isDecimal: /\d[.,]\d/.test(written) && !isFraction(written) }
  const gap = /^(?:\s+of an?\s+|\)\s*(?=pounds?|ounces?|oz|lbs?|quarts?)|\s*-\s*(?=\p{L})|\s*)/iu.exec(rest)?.[0] ?? ''
  const heaped = HEAPED.exec(rest)?.[0] ?? ''
  const plain = unitAtStart(rest.slice(gap.length), gap === '')
  const spoon = plain ? null : unitAtStart(rest.slice(heaped.length))
  const isSpoon = spoon !== null && (spoon.unit.system === 'both' || spoon.unit.name === 'cup')
  const known = plain ?? (isSpoon ? spoon : null)
  // Behind other words, "40 C. and" is Celsius.
  if (!known || (known.spelling === 'C.' && found.start > 2)) return base
  const own = plain ? gap : heaped
  const { unit } = known
  const end = found.numberEnd + own.length + known.spelling.length
  // "1 lb. Ground beef": at the beginning of a line the full stop ends no sentence.
  const isAbbreviated = found.start <= 2 && /^\. (?=\p{Lu})/u.test(text.slice(end)) && unit.system !== 'metric'
  return {
    ...base,
    unit,
    spelling: known.spelling + (isAbbreviated ? '.' : ''),
    gap: own,
    end: isAbbreviated ? end + 1 : end,
  }
}

function readMatch(match: RegExpExecArray | RegExpMatchArray, text: string): Quantity | null {
  const [whole = '', first = '', joint, second] = match
  const start = match.index ?? 0
  const value = parseNumber(first)
  const other = second === undefined ? undefined : parseNumber(second)
  if (value === null || other === null || LABEL_BEFORE.test(text.slice(Math.max(0, start - 12), start))) return null
  if (HOLLOWS.test(text.slice(start + whole.length))) return null
  const isRange = other !== undefined && other > value
  // "½ a cucumber": the article belongs to the number.
  const article = value < 1 && !isRange ? (/^\s+an?(?=\s)/iu.exec(text.slice(start + first.length))?.[0] ?? '') : ''
  const numberEnd = start + (isRange ? whole.length : first.length + article.length)
  if (NOT_A_NUMBER.test(text.slice(numberEnd)) && !unitAtStart(text.slice(numberEnd).replace(/^\s*-\s*/u, ''), true))
    return null
  return withUnit(text, {
    start,
    end: numberEnd,
    numberEnd,
    // "1.000 g" is a kilo in many countries. Recipes never name thousandths of a gram.
    low: /^\d{1,3}\.\d{3}$/u.test(first) && /^\s?(?:g|ml)\b/u.test(text.slice(numberEnd)) ? value * 1000 : value,
    // "6- to 8-ounce"
    ...(isRange && { high: other, ...(joint !== undefined && { joint: joint.replace(/^-\s?to\W+/iu, ' to ') }) }),
    isWord: false,
  })
}

function readWord(match: RegExpMatchArray, text: string): Quantity {
  const [whole, phrase = '', name = '', half, joint, last = ''] = match
  const start = match.index ?? 0
  const named = NUMBER_WORDS.indexOf(name.toLowerCase())
  const value = named > 0 ? named : (PHRASE_VALUES.find(([pattern]) => pattern.test(phrase))?.[1] ?? 1)
  const high = NUMBER_WORDS.indexOf(last.toLowerCase())
  const numberEnd = start + whole.length
  return withUnit(text, {
    start,
    end: numberEnd,
    numberEnd,
    low: value + (half ? 0.5 : 0),
    ...(high > value && { high, joint: joint ?? '–' }),
    isWord: true,
  })
}

/** The spans of a text that are times, not amounts: "24 h" in "soak 24 h". */
export function timesIn(text: string): Span[] {
  let at = 0
  return splitDurations(text).flatMap((part) => {
    const start = at
    at += typeof part === 'string' ? part.length : part.text.length
    return typeof part === 'string' ? [] : [{ start, end: at }]
  })
}

const overlaps = (a: Span, b: Span) => a.start < b.end && b.start < a.end

/** Every quantity of a text, in order. `words`: whether a number in words counts. `others`: spans without amounts. */
export function findQuantities(
  text: string,
  words: (before: string, rest: string, word: string) => boolean,
  others: readonly Span[] = [],
): Quantity[] {
  const taken = [...timesIn(text), ...others]
  const inDigits = [...text.matchAll(NUMBERS)].flatMap((match) => readMatch(match, text) ?? [])
  const inWords = [...text.matchAll(WORD_NUMBER)]
    .filter(({ index, 0: word }) => words(text.slice(0, index), text.slice(index + word.length), word))
    .map((match) => readWord(match, text))
  const implied = [...text.matchAll(THE_SPOON)].map(({ index }) =>
    withUnit(text, { start: index, end: index, numberEnd: index, low: 1, isWord: true }),
  )
  const free = [...inDigits, ...inWords, ...implied]
    .filter((one) => !taken.some((span) => overlaps(span, one)))
    .sort((a, b) => a.start - b.start)
  const apart = free.filter((one, index) => (free[index - 1]?.end ?? 0) <= one.start)
  return joinQuantities(text, apart)
}
