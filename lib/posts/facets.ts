import 'server-only'
import { allFacetsTag, allPostsTag, facetTag, newestTag, topicTextsTag } from './cache-tags'
import { cardsOf } from './cards'
import { isSlug } from './field-rules'
import { PAGE_SIZE } from './limits'
import type { PostSummary } from './post'
import type { ListingPage } from './public'
import { expireSoonWhenEmpty, expireWithNextPublication } from './publication'
import { type PostTopic, topicsOf } from './topics'
import { toIsoDate } from '@/lib/dates'
import { mapSkippingFailures } from '@/lib/map-skipping-failures'
import { PAGES_MAX } from '@/lib/paging'
import { rowsOf } from '@/lib/supabase/backend-error'
import { publicClient } from '@/lib/supabase/public'

/** A tag of public posts. `slug` is in the address of its page; `posts` counts up to 200. */
export type Topic = { slug: string; name: string; posts: number; newestAt: string; description: string | null }

/** The topics of public posts, sorted by slug; the database returns at most 500. Throws a BackendError. */
export async function listTopics(): Promise<Topic[]> {
  'use cache'
  await expireWithNextPublication([allPostsTag, newestTag, allFacetsTag, topicTextsTag])
  const rows = rowsOf(await publicClient().rpc('list_topics'))
  const texts = rowsOf(await publicClient().from('topic_texts').select('slug, description'))
  const descriptions = new Map(texts.map(({ slug, description }) => [slug, description]))
  return mapSkippingFailures(
    'topics',
    rows.map((row) => ({ ...row, slug: row.topic })),
    ({ slug, name, posts, newest_at }) => ({
      slug,
      name,
      posts,
      newestAt: toIsoDate(newest_at),
      description: descriptions.get(slug) ?? null,
    }),
  )
}

/** The slugs of public posts that have every facet, newest first; the database returns at most 50. */
export const findByFacets = async (facets: readonly string[], limit: number, offset = 0): Promise<string[]> =>
  rowsOf(await publicClient().rpc('list_by_facets', { p_facets: [...facets], p_limit: limit, p_offset: offset })).map(
    ({ slug }) => slug,
  )

/**
 * A page (from 1) of the public posts that have every facet, newest first. Expires when a post with one of the facets
 * changes. Throws a BackendError.
 */
export async function listByFacets(facets: readonly string[], page: number): Promise<ListingPage> {
  'use cache'
  const own = facets.filter((facet) => !facet.startsWith('type:')).map(facetTag)
  await expireWithNextPublication([allPostsTag, allFacetsTag, ...own])
  const slugs = await findByFacets(facets, PAGE_SIZE + 1, (page - 1) * PAGE_SIZE)
  expireSoonWhenEmpty(slugs.length === 0)
  const posts = await cardsOf(slugs.slice(0, PAGE_SIZE))
  return { posts, hasNext: page < PAGES_MAX && slugs.length > PAGE_SIZE }
}

const TOOL_POSTS = 3

/** The newest posts with the name of a tool as a tag, as it is or without its last word: "Invoice maker", "invoice". */
export async function listToolPosts(slug: string): Promise<readonly PostSummary[]> {
  const names = [slug, slug.replace(/-[^-]+$/, '')]
  // Looks the tag up in the cached list of topics, because an empty listing expires soon, and the tool's page with it.
  const topics = new Set((await listTopics()).map((topic) => topic.slug))
  const name = names.find((one) => topics.has(one))
  return name ? (await listByFacets([`tag:${name}`], 1)).posts.slice(0, TOOL_POSTS) : []
}

/** A topic with the name that its newest post uses; null when no public post has it. Throws a BackendError. */
export const findTopic = async (slug: string): Promise<PostTopic | null> => (isSlug(slug) ? readTopicOnce(slug) : null)

/** Does not use `listTopics`, because every publication revalidates that list. */
async function readTopicOnce(slug: string): Promise<PostTopic | null> {
  'use cache'
  const facet = `tag:${slug}`
  await expireWithNextPublication([allPostsTag, allFacetsTag, facetTag(facet), topicTextsTag])
  const [newest] = await findByFacets([facet], 1)
  expireSoonWhenEmpty(newest === undefined)
  if (newest === undefined) return null
  const row = rowsOf(await publicClient().from('blog_posts').select('tags, facets').eq('slug', newest).maybeSingle())
  const topic = row && topicsOf(row).find((one) => one.slug === slug)
  if (!topic) return null
  const text = await publicClient().from('topic_texts').select('description').eq('slug', slug).maybeSingle()
  return { ...topic, description: rowsOf(text)?.description ?? null }
}
