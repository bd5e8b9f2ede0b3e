import { upperFirst } from '../../kit/words.ts'
import { type Finding, found } from './finding.ts'
import type { Input } from './form.ts'

const UNITS = 'zero one two three four five six seven eight nine'.split(' ')
const TEENS = 'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ')
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')

/** A digit before these stays a digit: measures, times, months, large numbers. */
const MEASURES =
  /^(?:kg|g|mg|ml|cl|dl|l|cm|mm|km|m|min|mins|h|hr|hrs|sec|s|px|pt|tsp|tbsp|kcal|kj|am|pm|percent|per|million|billion|thousand|x|january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sep|oct|nov|dec)$/i
const LABELS =
  /(?:^|[^\p{L}])(?:no\.?|page|step|chapter|figure|fig\.|table|version|section|part|number|level|article|rule|line|january|february|march|april|may|june|july|august|september|october|november|december)\s$/iu

type IsStart = (at: number) => boolean

/** Findings for 1 to 9 before a common word, which are written out. */
function digitsToWords(text: string, offset: number, isStart: IsStart): Finding[] {
  return Array.from(
    text.matchAll(/(?<![\p{L}\p{N}.,:/+\-–€$£#\u0000])[1-9](?= (\p{Ll}{1,30})(?![\p{L}\p{N}]))/gu),
  ).flatMap(({ 0: digit, 1: next = '', index }) => {
    if (MEASURES.test(next) || LABELS.test(text.slice(Math.max(0, index - 12), index))) return []
    const word = UNITS[Number(digit)] ?? ''
    const start = offset + index
    const written = isStart(start) ? upperFirst(word) : word
    return [found('number', start, start + 1, 'Numbers below ten are words.', written)]
  })
}

const VALUES: ReadonlyMap<string, number> = new Map([
  ...UNITS.map((word, at): [string, number] => [word, at]),
  ...TEENS.map((word, at): [string, number] => [word, at + 10]),
  ...TENS.map((word, at): [string, number] => [word, (at + 2) * 10]),
])

const WORDED = new RegExp(
  `(?<![\\p{L}\\p{N}-])(?:(?:${TENS.join('|')})(?:-(?:${UNITS.slice(1).join('|')}))?|${[...TEENS, ...UNITS.slice(2)].join('|')})(?![\\p{L}\\p{N}-])`,
  'giu',
)

/** Whether the words are a part of a longer number, such as "two hundred and twenty". */
const isPart = (before: string, after: string): boolean =>
  /(?:hundred|thousand|million|billion)(?: and)? $/i.test(before) || /^ hundred/i.test(after)

/** Findings for number words from `least` up, except at the start of a sentence and within a longer number. */
function wordsToDigits(text: string, offset: number, isStart: IsStart, least: number): Finding[] {
  return Array.from(text.matchAll(WORDED)).flatMap(({ 0: words, index }) => {
    const value = words
      .toLowerCase()
      .split('-')
      .reduce((sum, word) => sum + (VALUES.get(word) ?? 0), 0)
    const start = offset + index
    const end = index + words.length
    if (value < least || isStart(start) || isPart(text.slice(Math.max(0, index - 16), index), text.slice(end, end + 8)))
      return []
    const message = least > 2 ? 'Numbers from ten on are digits.' : 'Numbers are digits.'
    return [found('number', start, start + words.length, message, String(value))]
  })
}

export function findNumbers(text: string, offset: number, { numbers }: Input, isStart: IsStart): Finding[] {
  if (numbers === 'ignore') return []
  if (numbers === 'digits') return wordsToDigits(text, offset, isStart, 2)
  return [...digitsToWords(text, offset, isStart), ...wordsToDigits(text, offset, isStart, 10)]
}

const WORD = "[\\p{L}\\p{N}][\\p{L}\\p{N}'’-]*"
const ITEM = `${WORD}(?: ${WORD}){0,2}`
const WITHOUT = new RegExp(`(?<![\\p{L}\\p{N}'’-])(${ITEM}), (${ITEM}) (and|or) (?=\\p{L})`, 'gu')
const WITH = new RegExp(`(?<![\\p{L}\\p{N}'’-])${ITEM}, ${ITEM}(, (?:and|or)) (?=\\p{L})`, 'gu')
/** "After work, Anna and Tom": the comma after such an opening does not start a list. */
const OPENING =
  /^(?:after|although|as|at|because|before|by|during|for|from|if|in|on|once|since|so|then|though|to|until|when|while|with|without|however|yes|no)$/i

/** Findings for the comma before the last "and" or "or" of a list. */
export function findOxford(text: string, offset: number, { oxford }: Input): Finding[] {
  if (oxford === 'ignore') return []
  const finding = (start: number, text: string, replacement: string | null, message: string) =>
    found('oxford', start, start + text.length, message, replacement)
  if (oxford === 'off') {
    return Array.from(text.matchAll(WITH), ({ 0: whole, 1: comma = '', index }) => {
      const start = offset + index + whole.length - 1 - comma.length
      return finding(start, comma, comma.slice(1), 'No comma before the last of a list.')
    })
  }
  return Array.from(text.matchAll(WITHOUT)).flatMap(
    ({ 0: whole, 1: first = '', 2: second = '', 3: and = '', index }) => {
      const isLongList = /, ?$/.test(text.slice(Math.max(0, index - 2), index))
      if (!isLongList && OPENING.test(first.split(' ')[0] ?? '')) return []
      const last = second.split(' ').at(-1) ?? ''
      const pair = `${last} ${and}`
      const start = offset + index + whole.length - 1 - pair.length
      // Two commas before "and" prove a list.
      const replacement = isLongList ? `${last}, ${and}` : null
      return [finding(start, pair, replacement, 'If this is a list, a comma stands before its last entry.')]
    },
  )
}
