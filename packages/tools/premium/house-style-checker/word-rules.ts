import { upperFirst } from '../../kit/words.ts'
import { type Finding, found } from './finding.ts'
import type { Input } from './form.ts'
import { spellingPairs } from './spelling.ts'
import { findPhrases, type PhraseIndex, phraseIndex, type Token } from './tokens.ts'

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

interface List {
  readonly rule: Finding['rule']
  readonly index: PhraseIndex
  readonly message: (phrase: number) => string
  readonly replacement: (phrase: number) => string | null
  /** The phrase as typed in a list of the visitor. */
  readonly listed?: (phrase: number) => string
  /** Whether a match is spelt correctly, such as a term in its own case. */
  readonly isFine?: (phrase: number, found: string, isStart: boolean) => boolean
}

function spellingList({ spelling }: Input): List[] {
  if (spelling === 'ignore') return []
  const isBritish = spelling === 'british'
  const wrong = spellingPairs.map(({ british, american }) => (isBritish ? american : british))
  const right = spellingPairs.map(({ british, american }) => (isBritish ? british : american))
  const message = (at: number) => `${isBritish ? 'British' : 'American'} spelling: ${right[at] ?? ''}.`
  return [{ rule: 'spelling', index: phraseIndex(wrong), message, replacement: (at) => right[at] ?? null }]
}

/** The word lists of the active rules, indexed once per text. */
export function wordLists(input: Input): List[] {
  const { banned, terms, language, fillers } = input
  const spelled = terms.flatMap((term) => variantsOf(term).map((variant) => ({ term, variant })))
  const lists: List[] = [
    {
      rule: 'banned',
      index: phraseIndex(banned.map(({ word }) => word)),
      message: (at) => (banned[at]?.replacement ? `Use “${banned[at].replacement}”.` : 'Banned word.'),
      replacement: (at) => banned[at]?.replacement || null,
      listed: (at) => banned[at]?.word ?? '',
    },
    {
      rule: 'term',
      index: phraseIndex(spelled.map(({ variant }) => variant)),
      message: (at) => `Written “${spelled[at]?.term ?? ''}”.`,
      replacement: (at) => spelled[at]?.term ?? null,
      isFine: (at, found, isStart) => {
        const term = spelled[at]?.term ?? ''
        return found === term || (isStart && found === upperFirst(term))
      },
    },
  ]
  if (language === 'other') return lists
  const fillerList: List = {
    rule: 'filler',
    index: phraseIndex(FILLERS.map(([word]) => word)),
    message: (at) =>
      FILLERS[at]?.[1] ? `Say “${FILLERS[at][1]}”.` : 'Filler: the sentence may say the same without it.',
    replacement: (at) => FILLERS[at]?.[1] ?? null,
  }
  return [...lists, ...(fillers ? [fillerList] : []), ...spellingList(input)]
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
  return lists.flatMap(({ rule, index, message, replacement, listed, isFine }) =>
    findPhrases(tokens, index).flatMap(({ phrase, start, end }) => {
      const text = textAt(start, end)
      if (isFine?.(phrase, text, isSentenceStart(start))) return []
      const better = replacement(phrase)
      // A term has its own case; other words keep the case of the first letter.
      const kept =
        better === null || rule === 'term'
          ? better
          : inCaseOf(text, better, listed?.(phrase) ?? '', isSentenceStart(start))
      return [found(rule, start, end, message(phrase), kept)]
    }),
  )
}
