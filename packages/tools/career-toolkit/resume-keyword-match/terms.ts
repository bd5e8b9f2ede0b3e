import { STOP_WORDS } from '../../kit/stop-words.ts'
import type { Language } from '../../kit/text.ts'
import { isVerbForm } from '../../kit/verbs.ts'
import {
  ADJECTIVE,
  advertWords,
  ANOTHER,
  BEFORE_VERB,
  EMPTY_ENDS,
  JOINING,
  NAMING,
  NUMBER_WORDS,
  POLISH_TASK,
} from './advert-words.ts'
import { stem } from './stem.ts'

interface Found {
  /** In its first spelling. */
  text: string
  count: number
  /** In the title line, or in a list item below a heading such as "Requirements". */
  prominent: boolean
  /** Occurs in a list item. */
  listed: boolean
  /** A name after a word such as "using". */
  named: boolean
}

export interface Term extends Readonly<Found> {
  /** Stems joined by spaces, for comparison. */
  readonly key: string
}

interface Token {
  readonly text: string
  readonly key: string
  readonly isStopWord: boolean
  readonly isNumber: boolean
  readonly isNamed: boolean
}

const longestPhrase = 3

// A word may contain signs (C#, C++, .NET), a point (Node.js), a hyphen or an apostrophe.
const tokenPattern =
  /(?<![\p{L}\p{N}])\.(?=\p{Lu})[\p{L}\p{N}]+|[\p{L}\p{N}]+(?:['’\-.&][\p{L}\p{N}]+)*(?:\/(?=[\p{L}\p{N}]{1,3}(?![\p{L}\p{N}]))[\p{L}\p{N}]+)?(?:[#+]+)?/gu

const requirementsHeading =
  /^\W*(?:(?:key |job |minimum |essential )?(?:requirements?|essential$|qualifications|required|must[- ]haves?|what (?:you(?:'|’)ll|you) (?:need|bring)|your (?:profile|skills)|skills|who you are|about you|you (?:have|bring)|(?:the |our )?(?:successful|ideal) candidate|person specification|desirable|nice to have)|wymagania|oczekujemy|oczekiwania|twój profil|nasze wymagania)/iu
/** A résumé cannot have what the employer offers, so the list below is skipped. */
const offerHeading =
  /^\W*(?:(?:what )?we (?:can )?offer(?: you)?|(?:our |your )?benefits|perks|what(?:['’]s in it for you| you(?:['’]ll)? get)|(?:co )?oferujemy|benefity)(?::|\W*$)/iu
const listItem = /^\s*(?:[-*•·–—▪◦‣]|\d{1,2}[.)])\s+/u

/** Email and web addresses are removed, since they are no terms. */
const ADDRESS = /(?<![^\s@])[^\s@]{1,64}@\S+|\b(?:https?:\/\/|www\.)\S+/giu

interface Words {
  readonly language: Language
  /** `dividers` split a line; no term begins or ends with one of `ends`. */
  readonly dividers: ReadonlySet<string>
  readonly ends: ReadonlySet<string>
  /** Whether position may mark a word as a verb; false for a résumé, whose lists name skills. */
  readonly isAdvert: boolean
}

/** Splits a line into runs of words at punctuation and at words such as "and" or "is". */
function runsOf(line: string, { language, dividers, ends, isAdvert }: Words, isTask: boolean): Token[][] {
  const runs: Token[][] = [[]]
  let end = 0
  let [mayBeVerb, wasVerb, isNaming] = [isTask, false, false]
  for (const match of line.matchAll(tokenPattern)) {
    const gap = line.slice(end, match.index)
    if (!/^[\s\u00a0]*$/u.test(gap)) runs.push([])
    if (/[^\s\u00a0,]/u.test(gap)) isNaming = false
    if (/,/.test(gap)) mayBeVerb ||= wasVerb
    const text = match[0]
    const lower = text.toLowerCase()
    end = match.index + text.length
    const isNumber = /^[\p{N}.\-/+]+[km]?$/u.test(lower)
    // Skip counts: "training of four apprentices" is training of apprentices.
    const isCount = NUMBER_WORDS.has(lower) || (isNumber && JOINING[language].has(runs.at(-1)?.at(-1)?.key ?? ''))
    if (isCount) continue
    const isCue = isAdvert && NAMING[language].has(lower)
    if (isCue || (dividers.has(lower) && !JOINING[language].has(lower))) {
      runs.push([])
      isNaming = isCue || (isNaming && ANOTHER.has(lower))
      mayBeVerb = BEFORE_VERB.has(lower) || (lower === 'and' && wasVerb)
      continue
    }
    wasVerb =
      isAdvert &&
      (language === 'pl' ? isTask && POLISH_TASK.test(lower) : mayBeVerb && isVerbForm(text) && !lower.endsWith('ing'))
    mayBeVerb = false
    const isNamed = isNaming && /^\p{Lu}/u.test(text) && !/['’]s$/.test(text)
    // The name ends here: "Google Ads" in "Google Ads campaigns".
    if (!isNamed && runs.at(-1)?.at(-1)?.isNamed) runs.push([])
    runs.at(-1)?.push({ text, key: stem(lower, language), isStopWord: wasVerb || ends.has(lower), isNumber, isNamed })
  }
  return runs
}

function isPhrase(tokens: readonly Token[]): boolean {
  const [first, last] = [tokens[0], tokens.at(-1)]
  // "ISO 9001" is a term; "9001" alone or "3 years" is not.
  if (!first || !last || first.isStopWord || last.isStopWord || first.isNumber) return false
  if (EMPTY_ENDS.test(last.text) || EMPTY_ENDS.test(first.text)) return false
  return tokens.length > 1 || [...first.key].length > 1 || /[^\p{Ll}]/u.test(first.text)
}

type Place = Pick<Found, 'prominent' | 'listed'>

function addPhrases(run: readonly Token[], { prominent, listed }: Place, found: Map<string, Found>): void {
  for (let start = 0; start < run.length; start++) {
    for (let length = 1; length <= longestPhrase && start + length <= run.length; length++) {
      const tokens = run.slice(start, start + length)
      if (!isPhrase(tokens)) continue
      const key = tokens.map((token) => token.key).join(' ')
      const named = tokens.every(({ isNamed }) => isNamed)
      const entry = found.get(key)
      if (entry === undefined) {
        found.set(key, { text: tokens.map((token) => token.text).join(' '), count: 1, prominent, listed, named })
      } else {
        entry.count += 1
        entry.named ||= named
        entry.prominent ||= prominent
        entry.listed ||= listed
      }
    }
  }
}

/** Shorter phrases that occur only within one longer phrase, with the same count. */
function coveredPhrases(found: ReadonlyMap<string, Found>): Set<string> {
  const covered = new Set<string>()
  for (const [key, { count }] of found) {
    const words = key.split(' ')
    for (let start = 0; start < words.length; start++) {
      for (let length = 1; length < words.length && start + length <= words.length; length++) {
        const part = words.slice(start, start + length).join(' ')
        if (found.get(part)?.count === count) covered.add(part)
      }
    }
  }
  return covered
}

/** A token with a digit or sign, such as C# or CI/CD, is always a term of its own. */
const isSigned = (key: string) => !key.includes(' ') && /[^\p{L}'’-]/u.test(key) && !/^\d+-/.test(key)

/** The phrases of a text without covered ones; those in `kept` stay. */
export function termsOf(found: ReadonlyMap<string, Found>, kept: ReadonlySet<string> = new Set()): Term[] {
  const covered = coveredPhrases(found)
  return [...found]
    .filter(([key]) => kept.has(key) || isSigned(key) || !covered.has(key))
    .map(([key, term]) => ({ key, ...term }))
}

/** Drops single verbs and adjectives. If the advert has lists, its sentences add only names: "AWS", "C#", "Excel". */
export function skillsOf(terms: readonly Term[], language: Language, kept: ReadonlySet<string>): Term[] {
  const hasLists = terms.some(({ listed }) => listed)
  const phrases = terms.filter(({ key, listed, prominent }) => (listed || prominent) && key.includes(' '))
  return terms.filter(({ key, text, count, prominent, listed, named }) => {
    if (kept.has(key)) return true
    // "menu" in a sentence adds nothing to "menu planning" and "menu costing".
    const longer = phrases.filter((phrase) => ` ${phrase.key} `.includes(` ${key} `) && phrase.key !== key)
    const alone = longer.reduce((left, phrase) => left - phrase.count, count)
    if (longer.length > 0 && alone < 2 && !isSigned(key)) return false
    if (hasLists && !listed && !prominent) return named || isSigned(key) || /\p{Lu}[^\s]*\p{Lu}/u.test(text)
    if (language === 'pl' || text.includes(' ') || !/^\p{Ll}+$/u.test(text)) return true
    return !ADJECTIVE.test(text) && (prominent || text.endsWith('ing') || !isVerbForm(text))
  })
}

/** All phrases of one to three words by their key. */
export function phrasesOf(text: string, language: Language, isAdvert: boolean): ReadonlyMap<string, Found> {
  const found = new Map<string, Found>()
  const dividers = new Set(STOP_WORDS[language])
  const ends = new Set([...dividers, ...advertWords[language], ...JOINING[language]])
  const words = { language, dividers, ends, isAdvert }
  let isFirst = true
  let heading = ''
  for (const line of text.normalize('NFC').replace(ADDRESS, '.').split('\n')) {
    if (line.trim() === '') continue
    const isItem = listItem.test(line)
    if (!isItem) heading = line
    if (offerHeading.test(heading)) continue
    // A first line with a full stop is not a title.
    const isTitle = isFirst && !/[.!?]\s*$/.test(line)
    const place = { prominent: isTitle || (isItem && requirementsHeading.test(heading)), listed: isItem }
    // "Manage the budget" is a task; a list below "Requirements" names skills such as "market research".
    const isTask = isItem && !place.prominent
    for (const run of runsOf(line.replace(listItem, ''), words, isTask)) addPhrases(run, place, found)
    isFirst = false
  }
  return found
}

export const keyOf = (phrase: string, language: Language): string =>
  Array.from(phrase.normalize('NFC').match(tokenPattern) ?? [], (token) => stem(token.toLowerCase(), language)).join(
    ' ',
  )

/** The text as stems with single spaces, to search for must-haves of more than three words. */
export const stemmedText = (text: string, language: Language): string => ` ${keyOf(text, language)} `
