import { plain } from './text.ts'

const MAX_WORDS = 8

/** The words of a search, at most MAX_WORDS; a result must contain all of them. */
export const searchWords = (search: string): string[] => search.split(/\s+/).filter(Boolean).slice(0, MAX_WORDS)

/** A LIKE pattern for text that contains `letters`; `%` and `_` are escaped. */
export const pattern = (letters: string): string => `%${letters.replace(/[\\%_]/g, '\\$&')}%`

/** A minus excludes a word: `stew -beef`. */
const EXCLUDED = /^-(?=[\p{L}\p{N}])/u

/** The required and the excluded words of a search, as typed. */
export function dividedWords(search: string): { wanted: string[]; excluded: string[] } {
  const words = searchWords(search)
  return {
    wanted: words.filter((word) => !EXCLUDED.test(word)),
    excluded: words.filter((word) => EXCLUDED.test(word)),
  }
}

/** Whether `words` match every required word and no excluded one, as prefixes. */
export function hasWords(words: readonly string[], wanted: readonly string[], excluded: readonly string[]): boolean {
  const has = (word: string) => words.some((other) => other.startsWith(word))
  return wanted.every(has) && !excluded.some(has)
}

/**
 * A matcher of names: a name must match every required word of the search as a prefix, and no excluded one. Null for a
 * search without required words.
 */
export function nameFinder(search: string): ((name: string) => boolean) | null {
  const { wanted, excluded } = dividedWords(search)
  if (plain(wanted.join('')) === '') return null
  const [want, avoid] = [wanted.map(plain).filter(Boolean), excluded.map(plain)]
  return (name) => hasWords(plain(name).split(/\s+/), want, avoid)
}
