import { canonicalSlug } from './canonical'
import { listingAt } from './types'
import { logError } from '@/lib/log'
import { rowsOf } from '@/lib/supabase/backend-error'
import { publicClient } from '@/lib/supabase/public'
import { postPath, withoutNeedlessEscapes } from '@/lib/urls'

/** The present address of a post that once had `slug`, from the database; null when no post had it. */
export async function findSlugRedirect(slug: string): Promise<string | null> {
  const row = rowsOf(
    await publicClient().from('post_slug_redirects').select('blog_posts(slug)').eq('slug', slug).maybeSingle(),
  )
  return row?.blog_posts?.slug ?? null
}

const AUTHOR_OR_TOPIC = /^\/(?:authors|topics)\/[a-z0-9-]+$/

/**
 * The one spelling of a path: lower case, no needless escape, no slash at the end, the first page of a listing without its
 * number. What comes out goes in unchanged, so a redirect to it can never be followed by another one of the same kind.
 */
export function canonicalPath(pathname: string): string {
  // Each escape of a letter would be another page in the cache, and a client could fill it with copies of one.
  const lower = withoutNeedlessEscapes(pathname).toLowerCase()
  const trimmed = lower.replace(/(?<!\/)\/+$/, '').replace(/^\/(?=\/)\/*/, '/') || '/'
  const listed = /^(\/[a-z0-9-]+(?:\/[a-z0-9-]+)?)\/page\/1$/.exec(trimmed)?.[1]
  return listed && (listingAt(listed) || AUTHOR_OR_TOPIC.test(listed)) ? listed : trimmed
}

/**
 * Where a path in another spelling leads for good; null for the one spelling. An earlier address of a post goes to its
 * present one in the same step, so that no link takes two.
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
    // Two steps are better than none: the page asks again.
    logError('redirect', error, { path })
    return path
  }
}
