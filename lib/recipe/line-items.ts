import { nounAfter, nounStem } from './nouns.ts'
import { EACH_NEAR, FEW, HALF_WORDS, LEAD_IN, OF_WORDS, ZEST_OF } from './line-words.ts'
import { findQuantities, type Quantity } from './find-quantities.ts'
import { findTemperatures } from './temperatures.ts'

/** The stem of a counted noun, equal for singular and plural. Of "shallots or small onions" the first counts. */
export const stemOf = (noun: string) => nounStem(noun.split(/\s(?:or|lub|albo)\s/u)[0] ?? noun)

const startsUnit = (rest: string) =>
  /^\s+(?:(?:heaped|level|heaping|rounded|scant|full|good|big)\s+)?(?:cups?|tbsps?|tsps?|tablespoons?|teaspoons?|table spoons?|tea spoons?|pints?|litres?|liters?|pounds?|kilos?|quarts?|ounces?|inch(?:es)?|sticks?(?= of butter))(?:\s+of\b|(?=\s+[\p{L}(]))/iu.test(
    rest,
  )

/** Whether a number in words is an amount in an ingredient line: at its beginning, or before a unit. */
export function wordsInLine(before: string, rest: string, word: string): boolean {
  if (startsUnit(rest)) return true
  if (FEW.test(rest)) return false
  const isFirst = LEAD_IN.test(before) || ZEST_OF.test(before)
  if (/^an?$/iu.test(word)) return isFirst && nounAfter(rest, 1) !== null
  // "Two 8-inch tortillas": the size is between the number and its noun.
  const isSized =
    !/half|quarter|third|^(?:an?|one)\b/iu.test(word) &&
    /^\s+\d[\d/]*(?: \d\/\d)?-?\s?(?:inch|cm|oz|ounce|g|ml)\b/iu.test(rest)
  return isFirst && (isSized || /^\s+\p{L}/u.test(rest))
}

/** The same for a step: before a unit and "of", before "pinches of", and before a noun that the ingredients count. */
export const wordsInStep =
  (counted: ReadonlySet<string>) =>
  (before: string, rest: string, word: string): boolean => {
    if (FEW.test(rest) || EACH_NEAR.test(rest.slice(0, 60).split(/[.;]/)[0] ?? '')) return false
    if (OF_WORDS.test(rest)) return !/^an?$/iu.test(word) || !/\b(?:keep|with)\s$/iu.test(before)
    if (startsUnit(rest)) return /^\s+(?:\p{L}+\s+)?\p{L}+\s+of\s/u.test(rest) || !/^(?:an?|one)$/iu.test(word)
    if (/^(?:an?|one)$/iu.test(word) || HALF_WORDS.test(word)) return false
    const noun = nounAfter(rest, 2, false)
    return noun !== null && counted.has(stemOf(noun.noun))
  }

export type Item = Quantity & { before: string; rest: string; isInBracket: boolean }

const FAR = 200

/** The quantities of a line with the text around them. */
export function itemsOf(text: string, words: Parameters<typeof findQuantities>[1]): Item[] {
  const heats = findTemperatures(text)
  return findQuantities(text, words, heats).map((quantity) => {
    const { start, end } = quantity
    // Words far away are irrelevant, and searching them for each number makes a long text slow.
    const before = start <= FAR ? text.slice(0, start) : `x${text.slice(start - FAR, start)}`
    return {
      ...quantity,
      before,
      rest: text.slice(end, end + FAR),
      isInBracket: before.lastIndexOf('(') > before.lastIndexOf(')'),
    }
  })
}
