import { plain } from './text.ts'

/** At most this many words of a search are looked for. */
const MAX_WORDS = 8

/** The words of a search; what is found must hold every one of them. */
export const searchWords = (search: string): string[] => search.split(/\s+/).filter(Boolean).slice(0, MAX_WORDS)

/**
 * Whether a name is meant by a search: it holds every word of it, each at least by its beginning. Null for a search
 * without words.
 */
export function nameFinder(search: string): ((name: string) => boolean) | null {
  const wanted = searchWords(plain(search))
  if (wanted.length === 0) return null
  return (name) => {
    const words = plain(name).split(/\s+/)
    return wanted.every((word) => words.some((other) => other.startsWith(word)))
  }
}
