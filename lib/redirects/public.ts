import 'server-only'
import type { Metadata } from 'next'
import { cacheLife, cacheTag } from 'next/cache'
import { permanentRedirect } from 'next/navigation'
import { redirectsTag } from '@/lib/posts/cache'
import { getCurrentSlug } from '@/lib/posts/public'
import { rowsOf } from '@/lib/supabase/backend-error'
import { publicClient } from '@/lib/supabase/public'
import { answerNotFound, notFoundLife } from '@/lib/not-found'
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

/** Metadata for a page that finds nothing. Empty for a redirected path, because the page itself redirects. */
export const headOfMovedPage = async (path: string): Promise<Metadata> =>
  (await getRedirect(path)) ? {} : answerNotFound()

/** For a page that finds nothing: redirects if its path has a redirect, else answers 404. */
export async function answerMovedPage(path: string): Promise<never> {
  const target = await getRedirect(path)
  if (target) permanentRedirect(target)
  return answerNotFound()
}
