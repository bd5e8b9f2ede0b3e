import { canonicalPath, slugOfPath } from './canonical-path'
import { postPath } from '@/lib/urls'
import { logError } from '@/lib/log'
import { findSlugRedirect } from '@/lib/posts/slug-redirects'

/**
 * Where a path in another spelling leads for good; null for the one spelling. An earlier address of a post goes to its
 * present one in the same step, so that no link takes two.
 */
export async function redirectOf(pathname: string): Promise<string | null> {
  const path = canonicalPath(pathname)
  if (path === pathname) return null
  const slug = slugOfPath(path)
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
