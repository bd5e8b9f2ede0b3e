import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { POST_CACHE_SECONDS } from './limits.ts'
import { toIsoDate } from '@/lib/dates'
import { notFoundLife } from '@/lib/not-found'
import type { PostType } from './types'
import { publicationTag } from './cache-tags'
import { rowsOf } from '@/lib/supabase/backend-error'
import { publicClient } from '@/lib/supabase/public'

/** How long a cached read lives, in seconds. */
type CacheLife = { stale: number; revalidate: number; expire: number }

const YEAR = 31_536_000
/** Next.js does not prerender a read with a shorter life than these, and the public pages must be prerendered. */
const MIN_EXPIRE = 300
const MIN_STALE = 30
/** The database's clock may be behind this server's: a page made too early would miss the post and stay cached. */
const CLOCK_SKEW_SECONDS = 1

/** Seconds from `now` until pages from before a publication must not be shown any more. */
export const secondsUntil = (publishesAt: string, now: number): number =>
  Math.max(1, Math.ceil((Date.parse(publishesAt) - now) / 1000)) + CLOCK_SKEW_SECONDS

/**
 * The life of a read that must expire when a post appears or ends (ISO 8601; null: none is planned). Usually a read is
 * fresh for five minutes. Within ten minutes of the moment, it is fresh until then and expires, so that the next reader
 * waits for the new page. Closer than `MIN_EXPIRE`, only `revalidate` can end then; the old page could still be shown
 * once, unless the moment's tag (`publicationTag`) expires it.
 */
export function lifeUntil(publishesAt: string | null, now: number): CacheLife {
  if (publishesAt === null) return { stale: POST_CACHE_SECONDS, revalidate: POST_CACHE_SECONDS, expire: YEAR }
  const left = secondsUntil(publishesAt, now)
  return {
    stale: Math.min(Math.max(left, MIN_STALE), POST_CACHE_SECONDS),
    revalidate: left < 2 * POST_CACHE_SECONDS ? left : POST_CACHE_SECONDS,
    expire: Math.min(Math.max(left, MIN_EXPIRE), YEAR),
  }
}

/**
 * Expires a cached read of posts (of one type, or of all) when the next post appears or ends by schedule. `tags` are
 * its other tags. Call it before reading the posts: a moment that passes in between then costs one more read, not a
 * missing post.
 */
export async function expireWithNextPublication(tags: readonly string[], type?: PostType): Promise<void> {
  const answer: string | null = rowsOf(
    await publicClient().rpc('next_publication', type ? { p_type: type } : {}, { get: true }),
  )
  const publishesAt = answer === null ? null : toIsoDate(answer)
  cacheLife(lifeUntil(publishesAt, Date.now()))
  cacheTag(...tags, ...(publishesAt ? [publicationTag(publishesAt)] : []))
}

/** Shortens the life of a cached read that found nothing. Next.js takes the shortest of several lives. */
export const expireSoonWhenEmpty = (isEmpty: boolean): void => {
  if (isEmpty) cacheLife(notFoundLife)
}
