import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import pLimit from 'p-limit'
import type { SitemapEntry } from './xml'
import { sitePages } from '@/lib/seo/site-pages'
import { authorPath, postPath } from '@/lib/urls'
import { listAuthors } from '@/lib/authors/queries'
import { topicPath } from '@/lib/content/topics'
import { listByFacets, listTopics } from '@/lib/posts/facets'
import { ALL_FILTERS, facetsOf, type FilterOption, filtersPath } from '@/lib/posts/filters'
import { listings } from '@/lib/posts/types'
import { toIsoDate } from '@/lib/dates'
import { mapSkippingFailures } from '@/lib/map-skipping-failures'
import { expireWithNextPublication } from '@/lib/posts/publication'
import { listPosts } from '@/lib/posts/public'
import { allPostsTag, listingTag, newestTag, sitemapTag } from '@/lib/posts/cache-tags'
import { getSite } from '@/lib/settings/get-site'
import { rowsOf } from '@/lib/supabase/backend-error'
import { publicClient } from '@/lib/supabase/public'
import { modifiedAtOf } from '@/lib/seo/post-facts'
import { mediaPath } from '@/lib/images/image'

/** When a listing last got a post. Besides posts, only listings have a date of change. */
async function listingDates(): Promise<Map<string, string>> {
  const dates = await Promise.all(
    listings.map(async ({ path, postType }) => {
      const newest = (await listPosts(postType, 1)).posts[0]
      return newest ? [[path, newest.publishedAt] as const] : []
    }),
  )
  const known = new Map(dates.flat())
  const newest = [...known.values()].sort().at(-1)
  return newest ? known.set('/', newest) : known
}

/** Each takes three reads: all at once would slow the backend down. */
const FILTERS_AT_ONCE = 3

async function filterEntry(option: FilterOption): Promise<SitemapEntry[]> {
  const newest = (await listByFacets(facetsOf([option]), 1)).posts[0]
  return newest ? [{ path: filtersPath([option]), modifiedAt: newest.publishedAt }] : []
}

/** The recipe filters that have posts. Combined filters are not listed. */
const filterEntries = async (): Promise<SitemapEntry[]> =>
  (await pLimit(FILTERS_AT_ONCE).map(ALL_FILTERS, filterEntry)).flat()

/** Every public page that is not a post: the fixed ones, the authors, the topics, and the choices of recipes. */
export async function pageEntries(): Promise<SitemapEntry[]> {
  const [dates, authors, topics] = await Promise.all([listingDates(), listAuthors(), listTopics()])
  const filters = await filterEntries()
  const fixed = sitePages(await getSite())
    .filter(({ hidden }) => !hidden)
    .map(({ path }) => {
      const modifiedAt = dates.get(path)
      return { path, ...(modifiedAt ? { modifiedAt } : {}) }
    })
  const people = authors.map(({ slug, newestAt }) => ({ path: authorPath(slug), modifiedAt: newestAt }))
  const subjects = topics.map(({ slug, newestAt }) => ({ path: topicPath(slug), modifiedAt: newestAt }))
  return [...fixed, ...people, ...subjects, ...filters]
}

const NEWS_HOURS = 48
const HOUR_MS = 3_600_000
const NEWS_LIMIT = 1000

type News = NonNullable<SitemapEntry['news']>

/** The news tags of the last two days, by the path of the post. */
async function freshNews(): Promise<Record<string, News>> {
  'use cache'
  await expireWithNextPublication([allPostsTag, listingTag('news')], 'news')
  const site = await getSite()
  // Rounded to the hour: an equal query lets an outage find the last good answer.
  const since = new Date((Math.floor(Date.now() / HOUR_MS) - NEWS_HOURS) * HOUR_MS).toISOString()
  const rows = rowsOf(
    await publicClient()
      .from('blog_posts')
      .select('slug, title, published_at')
      .eq('post_type', 'news')
      .gte('published_at', since)
      .order('published_at', { ascending: false })
      .limit(NEWS_LIMIT),
  )
  const entries = await mapSkippingFailures('sitemap', rows, ({ slug, title, published_at }): [string, News] => [
    postPath(slug),
    { title, publishedAt: toIsoDate(String(published_at)), publication: site.name, language: site.locale },
  ])
  return Object.fromEntries(entries)
}

const ROWS_A_CALL = 1000

/** The bounds of a part. The keys are the database's text, since a Date would lose microseconds. */
type SitemapPart = { part: number; modifiedAt: string; after: Key | null; until: Key | null }
type Key = { at: string; id: string }

/** The parts of the posts' sitemap, oldest posts first; the last has no end, so that it includes new posts. */
export async function listParts(): Promise<SitemapPart[]> {
  'use cache'
  cacheLife('posts')
  cacheTag(allPostsTag, sitemapTag)
  const rows = rowsOf(await publicClient().rpc('list_sitemap_parts'))
  // Without any part, this tag renews the list after the first post.
  if (rows.length === 0) cacheTag(newestTag)
  return rows.map((row, index) => {
    const before = rows[index - 1]
    return {
      part: row.part,
      modifiedAt: toIsoDate(row.modified_at),
      after: before ? { at: before.last_published_at, id: before.last_id } : null,
      until: index === rows.length - 1 ? null : { at: row.last_published_at, id: row.last_id },
    }
  })
}

type Page = { entries: SitemapEntry[]; last: Key | null }

async function readPage(after: Key | null, until: Key | null, news: Record<string, News>): Promise<Page> {
  const bounds = {
    ...(after ? { p_after_at: after.at, p_after_id: after.id } : {}),
    ...(until ? { p_until_at: until.at, p_until_id: until.id } : {}),
  }
  const rows = rowsOf(await publicClient('sitemap').rpc('list_sitemap_posts', { p_limit: ROWS_A_CALL, ...bounds }))
  const last = rows.at(-1)
  return {
    entries: await mapSkippingFailures('sitemap', rows, ({ slug, published_at, updated_at, image_names }) => {
      const path = postPath(slug)
      return {
        path,
        modifiedAt: modifiedAtOf({ publishedAt: toIsoDate(published_at), updatedAt: toIsoDate(updated_at) }),
        pictures: image_names.map(mediaPath),
        ...(news[path] && { news: news[path] }),
      }
    }),
    last: last && rows.length === ROWS_A_CALL ? { at: last.published_at, id: last.id } : null,
  }
}

/** Yields the posts of a part, a thousand at a time by key, to bound memory. */
export async function* postsOfPart({ after, until }: SitemapPart): AsyncGenerator<SitemapEntry[]> {
  // News entries are optional: the sitemap is valid without them.
  const news = await freshNews().catch((): Record<string, News> => ({}))
  let from = after
  do {
    const { entries, last }: Page = await readPage(from, until, news)
    yield entries
    from = last
  } while (from)
}
