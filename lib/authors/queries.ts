import 'server-only'
import { toIsoDate } from '@/lib/dates'
import { mapSkippingFailures } from '@/lib/map-skipping-failures'
import { AUTHOR_MAX } from '@/lib/posts/field-rules'
import { expireSoonWhenEmpty, expireWithNextPublication } from '@/lib/posts/publication'
import { type ListingPage, listingPage } from '@/lib/posts/public'
import { allPostsTag, authorTag, newestTag } from '@/lib/posts/cache-tags'
import { rowsOf } from '@/lib/supabase/backend-error'
import { publicClient } from '@/lib/supabase/public'

/** An author, with the name that their newest post uses. */
export type Author = { slug: string; name: string; newestAt: string }

/** All authors with a public post, sorted by name. Throws a BackendError. */
export async function listAuthors(): Promise<Author[]> {
  'use cache'
  await expireWithNextPublication([allPostsTag, newestTag])
  const rows = rowsOf(await publicClient().rpc('list_authors'))
  const authors = await mapSkippingFailures(
    'authors',
    rows.map(({ author_slug: slug, author: name, newest_at: newestAt }) => ({ slug, name, newestAt })),
    (author) => ({ ...author, newestAt: toIsoDate(author.newestAt) }),
  )
  return authors.sort((one, other) => one.name.localeCompare(other.name, 'en'))
}

/** Saves a database read for a text that cannot be an author's slug. */
const isAuthorSlug = (text: string) => text.length <= 2 * AUTHOR_MAX && /^[a-z0-9-]+$/.test(text)

/** A page (from 1) of an author's posts, newest first; null for an author who has none. */
export const listAuthorPosts = async (slug: string, page: number): Promise<ListingPage | null> =>
  isAuthorSlug(slug) ? readAuthorPosts(slug, page) : null

async function readAuthorPosts(slug: string, page: number): Promise<ListingPage | null> {
  'use cache'
  await expireWithNextPublication([allPostsTag, authorTag(slug)])
  const listing = await listingPage({ author_slug: slug }, page)
  const isEmpty = listing.posts.length === 0
  expireSoonWhenEmpty(isEmpty)
  return isEmpty ? null : listing
}

/** An author with posts, by slug; null when there is none. Throws a BackendError. */
export async function findAuthor(slug: string): Promise<Author | null> {
  const newest = (await listAuthorPosts(slug, 1))?.posts[0]
  return newest ? { slug, name: newest.author, newestAt: newest.publishedAt } : null
}
