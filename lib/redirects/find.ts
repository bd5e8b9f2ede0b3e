import 'server-only'
import { LRUCache } from 'lru-cache'
import { candidatesOf } from './address'
import { logError } from '@/lib/log'
import { rowsOf } from '@/lib/supabase/backend-error'
import { publicClient } from '@/lib/supabase/public'
import { postPath } from '@/lib/urls'

type Redirect = { source: string; target: string }

/** How long a result is cached, and after which an editor's change takes effect at the latest. */
const HOLDS_MS = 10_000
const ADDRESSES_MAX = 5_000

/** The redirect of an address, from the database; null when it has none. Throws a BackendError. */
async function readRedirect(candidates: readonly string[]): Promise<Redirect | null> {
  const rows = rowsOf(
    await publicClient('live').from('redirects').select('source, target, blog_posts(slug)').in('source', candidates),
  )
  const [found] = candidates.flatMap((address) => rows.find(({ source }) => source === address) ?? [])
  const target = found?.blog_posts ? postPath(found.blog_posts.slug) : found?.target
  return found && target ? { source: found.source, target } : null
}

const known = new LRUCache<string, { redirect: Redirect | null }, readonly string[]>({
  max: ADDRESSES_MAX,
  ttl: HOLDS_MS,
  // A request that waits for an answer gets it, although the address is forgotten meanwhile.
  ignoreFetchAbort: true,
  fetchMethod: async (_key, _stale, { context }) => ({ redirect: await readRedirect(context) }),
})

/** The redirect of a request; null when it has none, or while the backend does not answer. */
export async function findRedirect(pathname: string, search: string): Promise<Redirect | null> {
  const candidates = candidatesOf(pathname, search)
  const [key] = candidates
  if (key === undefined) return null
  try {
    return (await known.fetch(key, { context: candidates }))?.redirect ?? null
  } catch (error) {
    logError('redirect', error, { path: pathname })
    return null
  }
}
