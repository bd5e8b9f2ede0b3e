import { listTopics, type Topic } from '@/lib/posts/facets'
import { nameFinder } from '@/lib/search-words'
import { topicText } from './topics'

const MAX_FOUND = 6

/** Topics whose titles, or names as the posts write them, a search names. Throws a BackendError. */
export async function findTopics(query: string): Promise<Topic[]> {
  const isMeant = nameFinder(query)
  if (!isMeant) return []
  return (await listTopics())
    .filter((topic) => isMeant(topic.name) || isMeant(topicText(topic).title))
    .slice(0, MAX_FOUND)
}
