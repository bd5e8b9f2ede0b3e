import { canonicalSlug } from './canonical'
import { canonicalPath } from './canonical-path'
import { logError } from '@/lib/log'
import { rowsOf } from '@/lib/supabase/backend-error'
import { publicClient } from '@/lib/supabase/public'
import { postPath } from '@/lib/urls'

/** The present slug of a post that once had `slug`, from the database; null when no post had it. */
export async function findSlugRedirect(slug: string): Promise<string | null> {
  const row = rowsOf(
    await publicClient().from('post_slug_redirects').select('blog_posts(slug)').eq('slug', slug).maybeSingle(),
  )
  return row?.blog_posts?.slug ?? null
}

/**
 * The target of the permanent redirect from another spelling; null for the canonical one. A post's former slug is
 * replaced in the same step, so that no link takes two redirects.
 */
export async function redirectOf(pathname: string): Promise<string | null> {
  const path = canonicalPath(pathname)
  if (path === pathname) return null
  const slug = canonicalSlug(path)
  if (slug === null) return path
  try {
    const current = await findSlugRedirect(slug)
    return current ? postPath(current) : path
  } catch (error) {
    // Two redirects are better than an error: the page looks up the former slug itself.
    logError('redirect', error, { path })
    return path
  }
}
