import { listAuthors, type Author } from './queries'
import { nameFinder } from '@/lib/search-words'

const MAX_FOUND = 4

/** Authors whom a search names. Throws a BackendError. */
export async function findAuthors(query: string): Promise<Author[]> {
  const isMeant = nameFinder(query)
  return isMeant ? (await listAuthors()).filter(({ name }) => isMeant(name)).slice(0, MAX_FOUND) : []
}
