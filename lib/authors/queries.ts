import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { imagesOf } from '@/lib/images/public'
import { toIsoDate } from '@/lib/dates'
import { keepReadable } from '@/lib/keep-readable'
import { AUTHOR_MAX } from '@/lib/posts/fields'
import { LISTING_RETRIES, PAGE_SIZE } from '@/lib/posts/limits'
import { untilNextPublication } from '@/lib/posts/publication'
import { PAGES_MAX } from '@/lib/paging'
import type { ListingPage } from '@/lib/posts/public'
import { SUMMARY_COLUMNS, type SummaryRow, toSummaries } from '@/lib/posts/post'
import { allPostsTag, authorTag, newestTag } from '@/lib/posts/cache'
import { rowsOf, withRetry } from '@/lib/supabase/backend-error'
import { publicClient } from '@/lib/supabase/public'

/** An author as their latest post names them. */
export type Author = { slug: string; name: string; newestAt: string }

/** Everybody who has a public post, in the order of their names. Throws a BackendError after one retry. */
export async function listAuthors(): Promise<Author[]> {
  'use cache'
  const { life, tags } = await withRetry(LISTING_RETRIES, () => untilNextPublication())
  cacheLife(life)
  cacheTag(allPostsTag, newestTag, ...tags)
  const rows = await withRetry(LISTING_RETRIES, async () => rowsOf(await publicClient().rpc('list_authors')))
  const authors = rows.map(({ author_slug: slug, author, newest_at }) => ({ slug, author, newest_at }))
  return (
    await keepReadable('authors', authors, ({ slug, author, newest_at }) => ({
      slug,
      name: author,
      newestAt: toIsoDate(newest_at),
    }))
  ).sort((one, other) => one.name.localeCompare(other.name, 'en'))
}

/** Nothing is asked, and nothing kept, of what cannot be the address of an author: made of a name, letter by letter. */
const isAuthorSlug = (text: string) => text.length <= 2 * AUTHOR_MAX && /^[a-z0-9-]+$/.test(text)

/** A page (from 1) of an author's posts, newest first; null for an author who has none. */
export const listAuthorPosts = async (slug: string, page: number): Promise<ListingPage | null> =>
  isAuthorSlug(slug) ? readAuthorPostsOnce(slug, page) : null

async function readAuthorPostsOnce(slug: string, page: number): Promise<ListingPage | null> {
  'use cache'
  const { life, tags } = await withRetry(LISTING_RETRIES, () => untilNextPublication())
  cacheLife(life)
  cacheTag(allPostsTag, authorTag(slug), ...tags)
  const from = (page - 1) * PAGE_SIZE
  const rows = await withRetry(LISTING_RETRIES, async () =>
    rowsOf(
      await publicClient()
        .from('blog_posts')
        .select<string, SummaryRow>(SUMMARY_COLUMNS)
        .eq('author_slug', slug)
        .order('published_at', { ascending: false })
        .order('id', { ascending: false })
        .range(from, from + PAGE_SIZE),
    ),
  )
  if (rows.length === 0) return null
  const shown = rows.slice(0, PAGE_SIZE)
  const images = await imagesOf(shown.map((row) => row.image_url))
  return { posts: await toSummaries(shown, images), hasNext: page < PAGES_MAX && rows.length > PAGE_SIZE }
}

/** An author by the address of their page; null for nobody. Throws a BackendError after one retry. */
export async function findAuthor(slug: string): Promise<Author | null> {
  const newest = (await listAuthorPosts(slug, 1))?.posts[0]
  return newest ? { slug, name: newest.author, newestAt: newest.publishedAt } : null
}
