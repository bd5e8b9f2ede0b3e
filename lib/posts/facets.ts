import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { allFacetsTag, allPostsTag, facetTag, newestTag } from './cache'
import { cardsOf } from './cards'
import { SLUG_MAX } from './fields'
import { LISTING_RETRIES, PAGE_SIZE } from './limits'
import type { ListingPage } from './public'
import { untilNextPublication } from './publication'
import { type PostTopic, topicsOf } from './topics'
import { toIsoDate } from '@/lib/dates'
import { keepReadable } from '@/lib/keep-readable'
import { PAGES_MAX } from '@/lib/paging'
import { rowsOf, withRetry } from '@/lib/supabase/backend-error'
import { publicClient } from '@/lib/supabase/public'

/** What some public posts share, as their editors named it: `slug` is its address, `posts` counts up to 200. */
export type Topic = { slug: string; name: string; posts: number; newestAt: string }

/** Every topic that has a public post, by its address. Throws a BackendError after one retry. */
export async function listTopics(): Promise<Topic[]> {
  'use cache'
  const { life, tags } = await withRetry(LISTING_RETRIES, () => untilNextPublication())
  cacheLife(life)
  cacheTag(allPostsTag, newestTag, allFacetsTag, ...tags)
  const rows = await withRetry(LISTING_RETRIES, async () => rowsOf(await publicClient().rpc('list_topics')))
  return keepReadable(
    'topics',
    rows.map((row) => ({ ...row, slug: row.topic })),
    ({ slug, name, posts, newest_at }) => ({
      slug,
      name,
      posts,
      newestAt: toIsoDate(newest_at),
    }),
  )
}

/** The slugs of public posts that have every facet, newest first, and one more than asked for when there are more. */
export const findByFacets = async (facets: readonly string[], limit: number, offset = 0): Promise<string[]> =>
  rowsOf(await publicClient().rpc('list_by_facets', { p_facets: [...facets], p_limit: limit, p_offset: offset })).map(
    ({ slug }) => slug,
  )

/**
 * A page (from 1) of the public posts that have every facet, newest first. It ends with a change of a post that has one of
 * them. Throws a BackendError after one retry.
 */
export async function listByFacets(facets: readonly string[], page: number): Promise<ListingPage> {
  'use cache'
  const { life, tags } = await withRetry(LISTING_RETRIES, () => untilNextPublication())
  cacheLife(life)
  cacheTag(allPostsTag, allFacetsTag, ...facets.filter((facet) => !facet.startsWith('type:')).map(facetTag), ...tags)
  return withRetry(LISTING_RETRIES, async () => {
    const slugs = await findByFacets(facets, PAGE_SIZE + 1, (page - 1) * PAGE_SIZE)
    const posts = await cardsOf(slugs.slice(0, PAGE_SIZE))
    return { posts, hasNext: page < PAGES_MAX && slugs.length > PAGE_SIZE }
  })
}

/** Nothing is asked, and nothing kept, of what cannot be the address of a topic. */
const isTopicSlug = (text: string): boolean => text.length <= SLUG_MAX && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text)

/** A page (from 1) of a topic; null when it has no posts there. */
export async function listTopicPosts(slug: string, page: number): Promise<ListingPage | null> {
  if (!isTopicSlug(slug)) return null
  const listing = await listByFacets([`tag:${slug}`], page)
  return listing.posts.length > 0 ? listing : null
}

/** A topic by its address, named as its newest post names it; null for one that no public post has. Throws a BackendError. */
export const findTopic = async (slug: string): Promise<PostTopic | null> =>
  isTopicSlug(slug) ? readTopicOnce(slug) : null

/** Apart from the list of all topics, which every publication renews. */
async function readTopicOnce(slug: string): Promise<PostTopic | null> {
  'use cache'
  const { life, tags } = await withRetry(LISTING_RETRIES, () => untilNextPublication())
  cacheLife(life)
  const facet = `tag:${slug}`
  cacheTag(allPostsTag, allFacetsTag, facetTag(facet), ...tags)
  return withRetry(LISTING_RETRIES, async () => {
    const [newest] = await findByFacets([facet], 1)
    if (newest === undefined) return null
    const row = rowsOf(await publicClient().from('blog_posts').select('tags, facets').eq('slug', newest).maybeSingle())
    return (row && topicsOf(row).find((topic) => topic.slug === slug)) ?? null
  })
}
