import { listAuthors, type Author } from './queries'
import { searchWords } from '@/lib/search-words'
import { plain } from '@/lib/text'

const MAX_FOUND = 4

/** Authors whose names hold every word of a search, each at least by its beginning. Throws a BackendError. */
export async function findAuthors(query: string): Promise<Author[]> {
  const wanted = searchWords(plain(query))
  if (wanted.length === 0) return []
  const isMeant = ({ name }: Author) => {
    const words = plain(name).split(/\s+/)
    return wanted.every((word) => words.some((other) => other.startsWith(word)))
  }
  return (await listAuthors()).filter(isMeant).slice(0, MAX_FOUND)
}
