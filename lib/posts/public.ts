import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { blockNamesIn } from './blocks/expand'
import { fillBlocks } from './blocks/queries'
import { canonicalSlug } from './canonical'
import { withImages } from './cards'
import { findSlugRedirect } from './redirects'
import { isSlug } from './field-rules'
import { PAGE_SIZE } from './limits'
import { expireSoonWhenEmpty, expireWithNextPublication, lifeUntil } from './publication'
import {
  type Post,
  type PostRow,
  type PostSummary,
  POST_COLUMNS,
  SUMMARY_COLUMNS,
  type SummaryRow,
  toPost,
} from './post'
import type { PostType } from './types'
import { allPostsTag, blockTag, listingTag, newestTag, postTag, publicationTag } from './cache-tags'
import { toIsoDate } from '@/lib/dates'
import { imagesOf } from '@/lib/images/public'
import { PAGES_MAX } from '@/lib/paging'
import { rowsOf } from '@/lib/supabase/backend-error'
import type { Tables } from '@/lib/supabase/database.types'
import { publicClient } from '@/lib/supabase/public'

/** One page of a listing, newest first; `hasNext`: whether an older page exists. */
export type ListingPage = { posts: PostSummary[]; hasNext: boolean }

/** Page `page` (from 1) of the published posts of a type. Throws a BackendError. */
export async function listPosts(type: PostType, page: number): Promise<ListingPage> {
  'use cache'
  await expireWithNextPublication([allPostsTag, listingTag(type)], type)
  return listingPage({ post_type: type }, page)
}

/** Selects the cards of the posts whose columns equal `match`, newest first. */
const newestFirst = (match: Partial<Tables<'blog_posts'>>) =>
  publicClient()
    .from('blog_posts')
    .select<string, SummaryRow>(SUMMARY_COLUMNS)
    .match(match)
    .order('published_at', { ascending: false })
    .order('id', { ascending: false })

/** A page (from 1) of the posts whose columns equal `match`, newest first. */
export async function listingPage(match: Partial<Tables<'blog_posts'>>, page: number): Promise<ListingPage> {
  const from = (page - 1) * PAGE_SIZE
  // One more than a page holds shows whether there is an older page, without counting the table.
  const rows = rowsOf(await newestFirst(match).range(from, from + PAGE_SIZE))
  const posts = await withImages(rows.slice(0, PAGE_SIZE))
  return { posts, hasNext: page < PAGES_MAX && rows.length > PAGE_SIZE }
}

/** The newest published posts of all types. Throws a BackendError. */
export async function listNewestPosts(count: number): Promise<PostSummary[]> {
  'use cache'
  await expireWithNextPublication([allPostsTag, newestTag])
  return withImages(rowsOf(await newestFirst({}).limit(count)))
}

/** The number of published posts of some types, counted up to `most`. Throws a BackendError. */
export async function countPosts(types: readonly PostType[], most: number): Promise<number> {
  'use cache'
  await expireWithNextPublication([allPostsTag, newestTag, ...types.map(listingTag)])
  const rows = rowsOf(
    await publicClient()
      .from('blog_posts')
      .select('slug')
      .in('post_type', [...types])
      .order('published_at', { ascending: false })
      .limit(most),
  )
  return rows.length
}

/** A post's canonical address. Null when it names a post that readers cannot see: search engines would find nothing. */
async function canonicalOf({ canonical, slug }: Post): Promise<string | null> {
  const named = canonical && canonicalSlug(canonical)
  if (!named) return canonical
  cacheTag(postTag(named))
  const found = rowsOf(await publicClient().from('blog_posts').select('slug').eq('slug', named).maybeSingle())
  return found && named !== slug ? canonical : null
}

async function readPost(slug: string): Promise<Post | null> {
  const row = rowsOf(
    await publicClient('post').from('blog_posts').select<string, PostRow>(POST_COLUMNS).eq('slug', slug).maybeSingle(),
  )
  if (!row) return null
  cacheTag(...blockNamesIn(row.content).map(blockTag))
  const filled = await fillBlocks(row)
  const post = toPost(filled, await imagesOf([row.image_url, row.share_image], filled.content))
  return { ...post, canonical: await canonicalOf(post) }
}

/** A published post by its address; null when there is none. Throws a BackendError in an outage. */
export const getPost = async (slug: string): Promise<Post | null> => (isSlug(slug) ? readPostOnce(slug) : null)

async function readPostOnce(slug: string): Promise<Post | null> {
  'use cache'
  cacheTag(allPostsTag, postTag(slug))
  const post = await readPost(slug)
  if (post) {
    const endsAt = post.unpublishAt && toIsoDate(post.unpublishAt)
    cacheLife(lifeUntil(endsAt, Date.now()))
    if (endsAt) cacheTag(publicationTag(endsAt))
    return post
  }
  // A scheduled post may have this slug: the null expires with the next publication.
  await expireWithNextPublication([])
  expireSoonWhenEmpty(true)
  return null
}

/** The present slug of a post that once had `slug`; null when no post had it. */
export const getCurrentSlug = async (slug: string): Promise<string | null> =>
  isSlug(slug) ? readCurrentSlugOnce(slug) : null

async function readCurrentSlugOnce(slug: string): Promise<string | null> {
  'use cache'
  cacheLife('posts')
  cacheTag(allPostsTag, postTag(slug))
  const current = await findSlugRedirect(slug)
  expireSoonWhenEmpty(current === null)
  // Expires when the target's slug changes again, or the target is unpublished. A null expires with the next
  // publication, because that post may have had this slug before.
  cacheTag(current ? postTag(current) : newestTag)
  return current
}
