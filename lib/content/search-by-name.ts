import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { caseStudies } from './case-studies'
import { services } from './services'
import { topicPath, topicText } from './topics'
import { type Author, listAuthors } from '@/lib/authors/queries'
import { listTopics, type Topic } from '@/lib/posts/facets'
import { postTypes } from '@/lib/posts/types'
import { allFacetsTag, allPostsTag, newestTag } from '@/lib/posts/cache-tags'
import type { Suggestion } from '@/lib/suggestions'
import { nameFinder } from '@/lib/search-words'
import { caseStudyPath, servicePath } from '@/lib/studio-slugs'
import { rowsOf } from '@/lib/supabase/backend-error'
import { publicClient } from '@/lib/supabase/public'
import { toolPath, tools } from '@site/tools'
import { authorPath, postPath } from '@/lib/urls'

/** Number of newest posts with suggested titles. A search finds all posts. */
const POSTS_MAX = 500

/** The titles of the newest public posts. Throws a BackendError. */
const listTitles = async () =>
  rowsOf(
    await publicClient()
      .from('blog_posts')
      .select('slug, title, post_type')
      .order('published_at', { ascending: false })
      .order('id', { ascending: false })
      .limit(POSTS_MAX),
  )

/** The index of search suggestions: a few kilobytes, sent when a search box is first used. Throws a BackendError. */
export async function listSuggestions(): Promise<Suggestion[]> {
  'use cache'
  cacheLife('posts')
  cacheTag(allPostsTag, newestTag, allFacetsTag)
  const [posts, authors, topics] = await Promise.all([listTitles(), listAuthors(), listTopics()])
  return [
    ...posts.map(({ slug, title, post_type: type }): Suggestion => [title, postPath(slug), postTypes[type].label]),
    ...topics.map((topic): Suggestion => [topicText(topic).title, topicPath(topic.slug), 'Topic']),
    ...authors.map(({ slug, name }): Suggestion => [name, authorPath(slug), 'Author']),
    ...tools.map((tool): Suggestion => [tool.name, toolPath(tool), 'Tool']),
    ...services.map(({ slug, title }): Suggestion => [title, servicePath(slug), 'Service']),
    ...caseStudies.map(({ slug, title }): Suggestion => [title, caseStudyPath(slug), 'Case study']),
  ]
}

const AUTHORS_MAX = 4
const TOPICS_MAX = 6

/** Authors whose name matches a search. Throws a BackendError. */
export async function findAuthors(query: string): Promise<Author[]> {
  const isMeant = nameFinder(query)
  return isMeant ? (await listAuthors()).filter(({ name }) => isMeant(name)).slice(0, AUTHORS_MAX) : []
}

/** Topics whose title or name matches a search. Throws a BackendError. */
export async function findTopics(query: string): Promise<Topic[]> {
  const isMeant = nameFinder(query)
  if (!isMeant) return []
  return (await listTopics())
    .filter((topic) => isMeant(topic.name) || isMeant(topicText(topic).title))
    .slice(0, TOPICS_MAX)
}
