import { stem } from './stem.ts'
import { isStopWord } from './stop-words.ts'
import { type Language, splitWords } from './text.ts'

/** The words of a text without stop words, in lower case and in order. */
export const contentWords = (text: string, language: Language = 'en'): string[] =>
  splitWords(text)
    .filter((word) => !isStopWord(word, language))
    .map((word) => word.toLowerCase())

/** The stems of the content words, so that words with different endings match. */
export const stemsOf = (text: string, language: Language = 'en'): string[] => contentWords(text, language).map(stem)

/** The size of the intersection divided by that of the union: 0 to 1. Two empty sets give 0. */
export function jaccard<T>(a: ReadonlySet<T>, b: ReadonlySet<T>): number {
  const all = a.union(b).size
  return all === 0 ? 0 : a.intersection(b).size / all
}
