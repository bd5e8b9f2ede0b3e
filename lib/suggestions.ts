import { distance } from './edit-distance.ts'
import { dividedWords, hasWords } from './search-words.ts'
import { plain } from './text.ts'

/** A suggestion for a search: name, path, kind. A tuple, since hundreds are sent at once. */
export type Suggestion = readonly [label: string, path: string, kind: string]

export const SUGGESTIONS_PATH = '/search/suggestions.json'
const MAX_SHOWN = 8
const MIN_LETTERS = 2

const wordsOf = (text: string): string[] => plain(text).match(/[\p{L}\p{N}]+/gu) ?? []

/** Shorter words are too much like each other. */
const SLIP_MIN = 4

/** The word of a name that a typed one may be a slip of: one letter of a short word, two of a longer one. */
function slipOf(typed: string, words: readonly string[]): string | undefined {
  if (typed.length < SLIP_MIN || words.some((word) => word.startsWith(typed))) return undefined
  const most = typed.length <= 5 ? 1 : 2
  return words.find((word) => word.length >= SLIP_MIN && distance(typed, word, most) <= most)
}

/**
 * The suggestions whose names hold every word of what was typed, each at least by its beginning, and none after a minus; names that
 * begin with it first. Where no name does, a word may be a slip: "tomatoe soop".
 */
export function suggest(all: readonly Suggestion[], typed: string): readonly Suggestion[] {
  const divided = dividedWords(typed)
  const wanted = wordsOf(divided.wanted.join(' '))
  const excluded = wordsOf(divided.excluded.join(' '))
  if (wanted.join('').length < MIN_LETTERS) return []
  const named = all.map((suggestion) => ({ suggestion, words: wordsOf(suggestion[0]) }))
  const whole = named.filter(({ words }) => hasWords(words, wanted, excluded))
  const found =
    whole.length > 0
      ? whole
      : named.filter(({ words }) =>
          hasWords(
            words,
            wanted.map((word) => slipOf(word, words) ?? word),
            excluded,
          ),
        )
  const isFirst = ({ words }: { words: string[] }) => words.join(' ').startsWith(wanted.join(' '))
  return [...found.filter(isFirst), ...found.filter((entry) => !isFirst(entry))]
    .slice(0, MAX_SHOWN)
    .map(({ suggestion }) => suggestion)
}
