import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { redirectsTag } from '@/lib/posts/cache-tags'
import { getCurrentSlug } from '@/lib/posts/public'
import { rowsOf } from '@/lib/supabase/backend-error'
import { publicClient } from '@/lib/supabase/public'
import { notFoundLife } from '@/lib/not-found'
import { postPath } from '@/lib/urls'

/** The target of the redirect of a path without a page; null when it has none. */
export async function getRedirect(path: string): Promise<string | null> {
  'use cache'
  cacheLife(notFoundLife)
  cacheTag(redirectsTag)
  const row = rowsOf(
    await publicClient().from('redirects').select('target, blog_posts(slug)').eq('source', path).maybeSingle(),
  )
  if (!row) return null
  return row.blog_posts ? postPath(row.blog_posts.slug) : row.target
}

/** The new address of a post's former page: of the post that once had the slug, else of a redirect; null for neither. */
export async function newPathOfPost(slug: string): Promise<string | null> {
  const current = await getCurrentSlug(slug)
  return current ? postPath(current) : getRedirect(postPath(slug))
}
