import { plain } from './text.ts'

const MAX_WORDS = 8

/** The words of a search, at most MAX_WORDS; a result must contain all of them. */
export const searchWords = (search: string): string[] => search.split(/\s+/).filter(Boolean).slice(0, MAX_WORDS)

/** A LIKE pattern for text that contains `letters`; `%` and `_` are escaped. */
export const pattern = (letters: string): string => `%${letters.replace(/[\\%_]/g, '\\$&')}%`

/** The words of a text for comparison: without signs and diacritics, in lower case. */
export const wordsOf = (text: string): string[] => plain(text).match(/[\p{L}\p{N}]+/gu) ?? []

/** A minus excludes a word: `stew -beef`. */
const EXCLUDED = /^-(?=[\p{L}\p{N}])/u

/** The required and the excluded words of a search, for comparison. */
export function dividedWords(search: string): { wanted: string[]; excluded: string[] } {
  const words = searchWords(search)
  return {
    wanted: wordsOf(words.filter((word) => !EXCLUDED.test(word)).join(' ')),
    excluded: wordsOf(words.filter((word) => EXCLUDED.test(word)).join(' ')),
  }
}

const MIN_LETTERS = 2

/**
 * A matcher of names: a name must match every required word of the search as a prefix, and no excluded one. Null for a
 * search without MIN_LETTERS in required words: every topic with a "c" would match "C++".
 */
export function nameFinder(search: string): ((name: string) => boolean) | null {
  const { wanted, excluded } = dividedWords(search)
  if (wanted.join('').length < MIN_LETTERS) return null
  return (name) => {
    const words = wordsOf(name)
    const has = (word: string) => words.some((other) => other.startsWith(word))
    return wanted.every(has) && !excluded.some(has)
  }
}
