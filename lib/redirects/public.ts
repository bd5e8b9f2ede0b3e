import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { rowsOf } from '@/lib/supabase/backend-error'
import { publicClient } from '@/lib/supabase/public'
import { notFoundLife } from '@/lib/not-found'
import { postPath } from '@/lib/urls'

/** Expires with every change of a redirect in the panel. */
export const redirectsTag = 'redirects'

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
