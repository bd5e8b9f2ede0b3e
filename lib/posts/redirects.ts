import { canonicalSlug } from './canonical'
import { listingAt } from './types'
import { logError } from '@/lib/log'
import { rowsOf } from '@/lib/supabase/backend-error'
import { publicClient } from '@/lib/supabase/public'
import { postPath, withoutNeedlessEscapes } from '@/lib/urls'

/** The present slug of a post that once had `slug`, from the database; null when no post had it. */
export async function findSlugRedirect(slug: string): Promise<string | null> {
  const row = rowsOf(
    await publicClient().from('post_slug_redirects').select('blog_posts(slug)').eq('slug', slug).maybeSingle(),
  )
  return row?.blog_posts?.slug ?? null
}

const AUTHOR_OR_TOPIC = /^\/(?:authors|topics)\/[a-z0-9-]+$/

/** The file of an IndexNow key, which may have capitals. */
const KEY_FILE = /^\/[A-Za-z0-9-]{8,128}\.txt$/

/**
 * The canonical spelling of a path: lower case, no needless escape, no slash at the end, no number on the first page of
 * a listing. Canonical paths stay unchanged, so that a redirect to one never leads to another redirect of this kind.
 */
export function canonicalPath(pathname: string): string {
  if (KEY_FILE.test(pathname)) return pathname
  // Each escaped spelling would be another page in the cache, and a client could fill the cache with copies.
  const lower = withoutNeedlessEscapes(pathname).toLowerCase()
  const trimmed = lower.replace(/(?<!\/)\/+$/, '').replace(/^\/(?=\/)\/*/, '/') || '/'
  const listed = /^(\/[a-z0-9-]+(?:\/[a-z0-9-]+)?)\/page\/1$/.exec(trimmed)?.[1]
  return listed && (listingAt(listed) || AUTHOR_OR_TOPIC.test(listed)) ? listed : trimmed
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
