import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { adjacentTag, allAdjacentTag, allPostsTag, postTag } from './cache-tags'
import { RELATED_COUNT } from './limits'
import { cardsOf } from './cards'
import type { Post, PostSummary } from './post'
import { rowsOf } from '@/lib/supabase/backend-error'
import { publicClient } from '@/lib/supabase/public'

export type PostLink = { slug: string; title: string }
export type AdjacentPosts = { older: PostLink | null; newer: PostLink | null }

/** The posts before and after a public post in its listing, read without a cache. Throws a BackendError. */
export async function findAdjacentPosts(slug: string, client = publicClient('live')): Promise<AdjacentPosts> {
  const rows = rowsOf(await client.rpc('adjacent_posts', { p_slug: slug }, { get: true }))
  const linkTo = (side: string): PostLink | null => {
    const row = rows.find((found) => found.side === side)
    return row ? { slug: row.slug, title: row.title } : null
  }
  return { older: linkTo('older'), newer: linkTo('newer') }
}

/**
 * The same, cached for a post's page. Expires when one of the two changes, or a post is published between them. The
 * listing's tag would expire the pages of all posts of the type. Throws a BackendError.
 */
export async function getAdjacentPosts({ slug, type }: Pick<Post, 'slug' | 'type'>): Promise<AdjacentPosts> {
  'use cache'
  cacheLife('posts')
  cacheTag(allPostsTag, adjacentTag(slug), allAdjacentTag(type))
  const found = await findAdjacentPosts(slug, publicClient())
  cacheTag(...[found.older, found.newer].flatMap((post) => (post ? [postTag(post.slug)] : [])))
  return found
}

/**
 * Posts of any type that share topics and words with a post, closest first. Expires when the post or one of the results
 * changes. A new post that is closer appears after up to five minutes. Throws a BackendError.
 */
export async function listRelatedPosts(slug: string): Promise<PostSummary[]> {
  'use cache'
  cacheLife('posts')
  cacheTag(allPostsTag, postTag(slug))
  const found = rowsOf(await publicClient().rpc('related_posts', { p_slug: slug, p_limit: RELATED_COUNT }))
  const posts = await cardsOf(found.map((row) => row.slug))
  cacheTag(...posts.map((post) => postTag(post.slug)))
  return posts
}
