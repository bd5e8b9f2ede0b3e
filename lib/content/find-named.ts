import { topicText } from './topics'
import { listAuthors, type Author } from '@/lib/authors/queries'
import { listTopics, type Topic } from '@/lib/posts/facets'
import { nameFinder } from '@/lib/search-words'

const AUTHORS_MAX = 4
const TOPICS_MAX = 6

/** Authors whom a search names. Throws a BackendError. */
export async function findAuthors(query: string): Promise<Author[]> {
  const isMeant = nameFinder(query)
  return isMeant ? (await listAuthors()).filter(({ name }) => isMeant(name)).slice(0, AUTHORS_MAX) : []
}

/** Topics whose titles, or names as the posts write them, a search names. Throws a BackendError. */
export async function findTopics(query: string): Promise<Topic[]> {
  const isMeant = nameFinder(query)
  if (!isMeant) return []
  return (await listTopics())
    .filter((topic) => isMeant(topic.name) || isMeant(topicText(topic).title))
    .slice(0, TOPICS_MAX)
}
