import { plain } from './text.ts'

/** At most this many words of a search are looked for. */
const MAX_WORDS = 8

/** The words of a search; what is found must hold every one of them. */
export const searchWords = (search: string): string[] => search.split(/\s+/).filter(Boolean).slice(0, MAX_WORDS)

/** The pattern of LIKE for what holds these letters; `%` and `_` are themselves. */
export const pattern = (letters: string): string => `%${letters.replace(/[\\%_]/g, '\\$&')}%`

/** A word after a minus is one that nothing found may hold: `stew -beef`. */
const EXCLUDED = /^-(?=[\p{L}\p{N}])/u

/** The required and the excluded words of a search, as they were written. */
export function dividedWords(search: string): { wanted: string[]; excluded: string[] } {
  const words = searchWords(search)
  return {
    wanted: words.filter((word) => !EXCLUDED.test(word)),
    excluded: words.filter((word) => EXCLUDED.test(word)),
  }
}

/** Whether `words` hold every required word and no excluded one, each at least by its beginning. */
export function hasWords(words: readonly string[], wanted: readonly string[], excluded: readonly string[]): boolean {
  const has = (word: string) => words.some((other) => other.startsWith(word))
  return wanted.every(has) && !excluded.some(has)
}

/**
 * Whether a name is meant by a search: it holds every word of it, each at least by its beginning, and none after a minus. Null for a
 * search without required words.
 */
export function nameFinder(search: string): ((name: string) => boolean) | null {
  const { wanted, excluded } = dividedWords(search)
  if (plain(wanted.join('')) === '') return null
  const [want, avoid] = [wanted.map(plain).filter(Boolean), excluded.map(plain)]
  return (name) => hasWords(plain(name).split(/\s+/), want, avoid)
}
