/* eslint-disable regexp/no-super-linear-move -- a script reads one short line at a time */
import type { System } from '../../lib/recipe/units.ts'

const GLYPHS: Record<string, number> = {
  '½': 1 / 2,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
  '¼': 1 / 4,
  '¾': 3 / 4,
  '⅛': 1 / 8,
  '⅙': 1 / 6,
  '⅜': 3 / 8,
  '⅝': 5 / 8,
  '⅞': 7 / 8,
  '⅕': 1 / 5,
}
/** Sizes of units in grams, millilitres and millimetres, independent of the checked code. */
const SIZES: [RegExp, number, 'mass' | 'volume' | 'length', System | 'both'][] = [
  [/^(?:kg|kilos?|kilograms?)$/i, 1000, 'mass', 'metric'],
  [/^(?:g|gr|gms?|grams?|gramms?)$/i, 1, 'mass', 'metric'],
  [/^(?:dag|dkg)$/i, 10, 'mass', 'metric'],
  [/^(?:ml|milliliters?|millilitres?)$/i, 1, 'volume', 'metric'],
  [/^cl$/i, 10, 'volume', 'metric'],
  [/^dl$/i, 100, 'volume', 'metric'],
  [/^(?:l|lt|liters?|litres?)$/i, 1000, 'volume', 'metric'],
  [/^(?:lbs?|pounds?)$/i, 453.6, 'mass', 'us'],
  [/^(?:fl oz)$/i, 29.57, 'volume', 'us'],
  [/^(?:oz|ounces?)$/i, 28.35, 'mass', 'us'],
  [/^(?:sticks?)$/i, 113.4, 'mass', 'us'],
  [/^szklan\p{L}+$/iu, 250, 'volume', 'metric'],
  [/^(?:łyżk\p{L}|łyżek)$/iu, 15, 'volume', 'both'],
  [/^(?:łyżecz\p{L}+)$/iu, 5, 'volume', 'both'],
  [/^(?:dsp|dessertspoons?)$/i, 9.86, 'volume', 'both'],
  [/^(?:cups?|c)$/i, 236.6, 'volume', 'us'],
  [/^(?:pints?|pts?)$/i, 473.2, 'volume', 'us'],
  [/^(?:quarts?|qts?)$/i, 946.4, 'volume', 'us'],
  [/^(?:gal|gallons?)$/i, 3785, 'volume', 'us'],
  [/^(?:tbsps?|tblsp|tb|table ?spoons?|T)$/, 14.79, 'volume', 'both'],
  [/^(?:tbsps?|tablespoons?|table spoons?)$/i, 14.79, 'volume', 'both'],
  [/^(?:tsps?|tea ?spoons?|t)$/i, 4.93, 'volume', 'both'],
  [/^(?:pinch(?:es)?)$/i, 0.31, 'volume', 'both'],
  [/^(?:cm|centimet(?:er|re)s?)$/i, 10, 'length', 'metric'],
  [/^mm$/i, 1, 'length', 'metric'],
  [/^(?:inch|inches|in|")$/i, 25.4, 'length', 'us'],
]
const NUMBER =
  /(?:(\d+)\s?(?:and |& |-)?)?(?:(?<![\d])(\d+)[/⁄](\d+)|([½⅓⅔¼¾⅛⅙⅜⅝⅞⅕]))|(\d{1,3}(?:,\d{3})+|\d+(?:[.,]\d+)?)/gu

const valueOf = ([, whole, top, bottom, glyph, plain]: RegExpMatchArray): number =>
  plain
    ? Number(/,\d{3}$/.test(plain) ? plain.replaceAll(',', '') : plain.replace(',', '.'))
    : Number(whole ?? 0) + (glyph ? (GLYPHS[glyph] ?? 0) : Number(top) / Number(bottom))

type Term = { value: number; unit: string; isJoint: boolean }

/** Number words at the beginning of an amount, and their digits. */
const WORDS: [RegExp, string][] = [
  [/^an?\s(?=[\d½⅓⅔¼¾⅛])/iu, ''],
  [/^half a dozen\b/iu, '6'],
  [/^a dozen\b/iu, '12'],
  [/^a couple of\b/iu, '2'],
  [/^(?:a )?half(?: an?)?\b|^pół(?!\p{L})/iu, '1/2'],
  [/^(?:a|one)[- ]third(?: of an?)?\b/iu, '1/3'],
  [/^two[- ]thirds(?: of an?)?\b/iu, '2/3'],
  [/^(?:a|one)[- ]quarter(?: of an?)?\b/iu, '1/4'],
  [/^three[- ]quarters(?: of an?)?\b/iu, '3/4'],
  [/^one and a half\b/iu, '1 1/2'],
  [/^two and a half\b/iu, '2 1/2'],
  [/^three and a half\b/iu, '3 1/2'],
  [/^(?:an?|one)\b/iu, '1'],
  ...'two three four five six seven eight nine ten eleven twelve'
    .split(' ')
    .map((word, index): [RegExp, string] => [new RegExp(`^${word}\\b`, 'iu'), String(index + 2)]),
]
const withDigits = (text: string) => WORDS.reduce((read, [word, digits]) => read.replace(word, digits), text)

/** The numbers of a written amount, each with the unit after it: "¾ cup + 2 tbsp" are two terms. */
function termsOf(written: string): Term[] {
  const text = withDigits(written)
  const numbers = [...text.matchAll(NUMBER)]
  if (numbers.length === 0 && /^(?:table|tea)?spoons?$/iu.test(text)) return [{ value: 1, unit: text, isJoint: false }]
  return numbers.map((match, index) => {
    const end = match.index + match[0].length
    const between = text.slice(end, numbers[index + 1]?.index)
    const rest = between.replace(/^[\s)-]+(?=\p{L}|")/u, '')
    const unit =
      /^(?:fl oz|table spoons?|tea spoons?|(?:heaped|level|heaping|scant|rounded|of an?) \p{L}+|\p{L}+|")/iu
        .exec(rest)?.[0]
        ?.replace(/^(?:heaped|level|heaping|scant|rounded|of an?) /iu, '') ?? ''
    const isJoint =
      /[–—~]|(?<![\p{L}])(?:to|or|by|x|×)(?![\p{L}])|(?<=\s|^)-(?=\s|$)|^-$/iu.test(between) &&
      index < numbers.length - 1
    const sign = /(?:minus|less)\s*$/iu.test(text.slice(0, match.index)) ? -1 : 1
    return { value: sign * valueOf(match), unit: /^(?:to|or|by|x)$/iu.test(unit) ? '' : unit, isJoint }
  })
}

const sizeOf = (unit: string) => SIZES.find(([pattern]) => pattern.test(unit))

/** The smallest and the largest amount that a line names, in grams, millilitres or pieces. `density` joins weights and volumes. */
export function endsOf(text: string, density: number | undefined, asMass: boolean, isPoured: boolean): number[] | null {
  const terms = termsOf(text)
  if (terms.length === 0) return null
  const ends: number[] = [0]
  terms.forEach(({ value, unit, isJoint }, index) => {
    // The numbers of a range share the unit after the last one.
    const shared = unit || (terms.slice(index).find((term) => term.unit)?.unit ?? '')
    const [, size = 1, kind] = sizeOf(shared) ?? []
    const poured = isPoured && kind === 'mass' && /oz|ounce/iu.test(shared) ? 1.043 : 1
    const grams = kind === 'volume' && asMass ? (density ?? 1) : 1
    ends[ends.length - 1] = (ends.at(-1) ?? 0) + value * size * grams * poured
    if (isJoint) ends.push(0)
  })
  return ends
}
