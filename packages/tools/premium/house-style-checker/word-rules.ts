import { upperFirst } from '../../kit/words.ts'
import { type Finding, found } from './finding.ts'
import type { Banned, Input } from './form.ts'
import { spellingPairs } from './spelling.ts'
import { findPhrases, phraseIndex, type Token } from './tokens.ts'

/** Empty words and phrases, with a replacement or null. */
const FILLERS: readonly (readonly [string, string | null])[] = [
  ...'very really just actually basically simply quite'.split(' ').map((word) => [word, null] as const),
  ['in order to', 'to'],
  ['at this point in time', 'now'],
]

/** "Flavor Craft", "flavor-craft" and "Flavorcraft" are variants of "FlavorCraft". */
function variantsOf(term: string): string[] {
  const parts = term.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2').split(/[\s-]+/)
  return parts.length === 1 ? [term] : [...new Set([term, parts.join(''), parts.join(' '), parts.join('-')])]
}

interface Entry {
  readonly phrase: string
  readonly message: string
  readonly replacement: string | null
  /** Whether a match is spelt correctly, such as a term in its own case. */
  readonly isFine?: (found: string, isStart: boolean) => boolean
}

type List = ReturnType<typeof listOf>

const listOf = (rule: Finding['rule'], entries: readonly Entry[]) => ({
  rule,
  entries,
  index: phraseIndex(entries.map(({ phrase }) => phrase)),
})

const bannedEntry = ({ word, replacement }: Banned): Entry => ({
  phrase: word,
  message: replacement ? `Use “${replacement}”.` : 'Banned word.',
  replacement: replacement || null,
})

const termEntries = (term: string): Entry[] =>
  variantsOf(term).map((phrase) => ({
    phrase,
    message: `Written “${term}”.`,
    replacement: term,
    isFine: (found, isStart) => found === term || (isStart && found === upperFirst(term)),
  }))

const fillerEntry = ([phrase, better]: (typeof FILLERS)[number]): Entry => ({
  phrase,
  message: better ? `Say “${better}”.` : 'Filler: the sentence may say the same without it.',
  replacement: better,
})

const spellingEntries = (spelling: 'british' | 'american'): Entry[] =>
  spellingPairs.map((pair) => ({
    phrase: pair[spelling === 'british' ? 'american' : 'british'],
    message: `${upperFirst(spelling)} spelling: ${pair[spelling]}.`,
    replacement: pair[spelling],
  }))

/** The word lists of the active rules, indexed once per text. */
export function wordLists({ banned, terms, language, fillers, spelling }: Input): List[] {
  const lists = [listOf('banned', banned.map(bannedEntry)), listOf('term', terms.flatMap(termEntries))]
  if (language === 'other') return lists
  if (fillers) lists.push(listOf('filler', FILLERS.map(fillerEntry)))
  if (spelling !== 'ignore') lists.push(listOf('spelling', spellingEntries(spelling)))
  return lists
}

const isInCapitals = (text: string) => /\p{Lu}\P{L}*\p{Lu}/u.test(text) && !/\p{Ll}/u.test(text)

/** Keeps a capital first letter. The capitals of a listed "ASAP" are its spelling, so they are not kept. */
function inCaseOf(found: string, replacement: string, listed: string, isStart: boolean): string {
  if (isInCapitals(listed)) return isStart ? upperFirst(replacement) : replacement
  const [first = ''] = found
  return first !== first.toLowerCase() ? upperFirst(replacement) : replacement
}

export function findWords(
  tokens: readonly Token[],
  lists: readonly List[],
  textAt: (start: number, end: number) => string,
  isSentenceStart: (at: number) => boolean,
): Finding[] {
  return lists.flatMap(({ rule, entries, index }) =>
    findPhrases(tokens, index).flatMap(({ phrase: at, start, end }) => {
      const entry = entries[at]
      const [text, isStart] = [textAt(start, end), isSentenceStart(start)]
      if (!entry || entry.isFine?.(text, isStart)) return []
      const { phrase, message, replacement } = entry
      // A term has its own case; other words keep the case of the first letter.
      const keepsCase = replacement !== null && rule !== 'term'
      return [found(rule, start, end, message, keepsCase ? inCaseOf(text, replacement, phrase, isStart) : replacement)]
    }),
  )
}
