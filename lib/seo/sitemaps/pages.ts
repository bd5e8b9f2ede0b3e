import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { sitePages } from '../site-pages'
import type { SitemapEntry } from './xml'
import { authorPath, postPath } from '@/lib/urls'
import { listAuthors } from '@/lib/authors/queries'
import { listings } from '@/lib/posts/types'
import { toIsoDate } from '@/lib/dates'
import { LISTING_RETRIES } from '@/lib/posts/limits'
import { untilNextPublication } from '@/lib/posts/publication'
import { listPosts } from '@/lib/posts/public'
import { allPostsTag, listingTag } from '@/lib/posts/cache'
import { site } from '@/lib/site'
import { rowsOf, withRetry } from '@/lib/supabase/backend-error'
import { publicClient } from '@/lib/supabase/public'

/** When a listing last got a post: the only pages besides posts whose change has a date. */
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

/** Every public page that is not a post: the fixed ones, and the authors. */
export async function pageEntries(): Promise<SitemapEntry[]> {
  const [dates, authors] = await Promise.all([listingDates(), listAuthors()])
  const fixed = sitePages
    .filter(({ hidden }) => !hidden)
    .map(({ path }) => {
      const modifiedAt = dates.get(path)
      return { path, ...(modifiedAt ? { modifiedAt } : {}) }
    })
  const people = authors.flatMap(({ slug, newestAt }) => {
    const path = authorPath(slug)
    return path ? [{ path, modifiedAt: newestAt }] : []
  })
  return [...fixed, ...people]
}

const NEWS_HOURS = 48
const NEWS_LIMIT = 1000

/** The news of the last two days, as a news sitemap wants them. */
export async function newsEntries(): Promise<SitemapEntry[]> {
  'use cache'
  const { life, tags } = await withRetry(LISTING_RETRIES, () => untilNextPublication('news'))
  cacheLife(life)
  cacheTag(allPostsTag, listingTag('news'), ...tags)
  const since = new Date(Date.now() - NEWS_HOURS * 3_600_000).toISOString()
  const rows = await withRetry(LISTING_RETRIES, async () =>
    rowsOf(
      await publicClient()
        .from('blog_posts')
        .select('slug, title, published_at')
        .eq('post_type', 'news')
        .gte('published_at', since)
        .order('published_at', { ascending: false })
        .limit(NEWS_LIMIT),
    ),
  )
  return rows.flatMap(({ slug, title, published_at }) =>
    published_at
      ? [
          {
            path: postPath(slug),
            news: { title, publishedAt: toIsoDate(published_at), publication: site.name, language: site.locale },
          },
        ]
      : [],
  )
}
