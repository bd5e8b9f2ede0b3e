import { dividedWords, hasWords } from './search-words.ts'
import { plain } from './text.ts'

/** A suggestion for a search: name, path, kind. A tuple, since hundreds are sent at once. */
export type Suggestion = readonly [label: string, path: string, kind: string]

export const SUGGESTIONS_PATH = '/search/suggestions.json'
const MAX_SHOWN = 8
const MIN_LETTERS = 2

const wordsOf = (text: string): string[] => plain(text).match(/[\p{L}\p{N}]+/gu) ?? []

/** Suggestions that match every typed word as a prefix, and none after a minus; names that begin with it first. */
export function suggest(all: readonly Suggestion[], typed: string): readonly Suggestion[] {
  const divided = dividedWords(typed)
  const wanted = wordsOf(divided.wanted.join(' '))
  const excluded = wordsOf(divided.excluded.join(' '))
  if (wanted.join('').length < MIN_LETTERS) return []
  const named = all.map((suggestion) => ({ suggestion, words: wordsOf(suggestion[0]) }))
  const found = named.filter(({ words }) => hasWords(words, wanted, excluded))
  const isFirst = ({ words }: { words: string[] }) => words.join(' ').startsWith(wanted.join(' '))
  return [...found.filter(isFirst), ...found.filter((entry) => !isFirst(entry))]
    .slice(0, MAX_SHOWN)
    .map(({ suggestion }) => suggestion)
}
