import { dividedWords, nameFinder, wordsOf } from './search-words.ts'

/** A suggestion for a search: name, path, kind. A tuple, since hundreds are sent at once. */
export type Suggestion = readonly [label: string, path: string, kind: string]

export const SUGGESTIONS_PATH = '/search/suggestions.json'
const MAX_SHOWN = 8

/** Suggestions that match every typed word as a prefix, and none after a minus; names that begin with it first. */
export function suggest(all: readonly Suggestion[], typed: string): readonly Suggestion[] {
  const start = dividedWords(typed).wanted.join(' ')
  const isMeant = nameFinder(typed)
  if (!isMeant) return []
  const found = all.filter(([label]) => isMeant(label))
  const isFirst = ([label]: Suggestion) => wordsOf(label).join(' ').startsWith(start)
  return [...found.filter(isFirst), ...found.filter((entry) => !isFirst(entry))].slice(0, MAX_SHOWN)
}
