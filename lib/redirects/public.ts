import 'server-only'
import type { Metadata } from 'next'
import { cacheLife, cacheTag } from 'next/cache'
import { permanentRedirect } from 'next/navigation'
import { redirectsTag } from '@/lib/posts/cache'
import { rowsOf } from '@/lib/supabase/backend-error'
import { publicClient } from '@/lib/supabase/public'
import { answerNotFound, notFoundLife } from '@/lib/not-found'
import { postPath } from '@/lib/urls'

/** Where a path of the site that has no page of its own leads, for the page that finds nothing; null when nowhere. */
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

/** For the head of a page that finds nothing: nothing when the page leads on, which a second redirect would do twice. */
export const headOfMovedPage = async (path: string): Promise<Metadata> =>
  (await getRedirect(path)) ? {} : answerNotFound()

/** For a page that finds nothing: to where its address is redirected, or nowhere. */
export async function answerMovedPage(path: string): Promise<never> {
  const target = await getRedirect(path)
  if (target) permanentRedirect(target)
  return answerNotFound()
}
