import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { POST_CACHE_SECONDS } from './limits.ts'
import { toIsoDate } from '@/lib/dates'
import { notFoundLife } from '@/lib/not-found'
import type { PostType } from './types'
import { publicationTag } from './cache'
import { rowsOf } from '@/lib/supabase/backend-error'
import { publicClient } from '@/lib/supabase/public'

/** How long a cached read lives, in seconds. */
type CacheLife = { stale: number; revalidate: number; expire: number }

const YEAR = 31_536_000
/** Below these two Next takes a read out of the prerendered page, which the public pages forbid. */
const MIN_EXPIRE = 300
const MIN_STALE = 30
/** The database's clock may be behind this server's: a page made too early would miss the post and be kept. */
const CLOCK_SKEW_SECONDS = 1

/** Seconds from `now` until the pages that wait for a publication are too old to be shown. */
export const secondsUntil = (publishesAt: string, now: number): number =>
  Math.max(1, Math.ceil((Date.parse(publishesAt) - now) / 1000)) + CLOCK_SKEW_SECONDS

/**
 * The life of a read that must not outlast the moment at which a post appears or ends (ISO 8601; null: none is planned). Far from it, five
 * minutes as ever; within ten minutes of it the read stays fresh until that moment and ends there, so that the next
 * reader waits for the new page instead of seeing the old one. Closer than `MIN_EXPIRE` only `revalidate` can end
 * there; the tag of the moment (`publicationTag`) makes that end a hard one too.
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
 * Ends a cached read of posts (of a type, or of all) when the next scheduled post appears, or the next one ends; `tags` are its
 * other tags. Call it before the posts are read: a minute that passes in between costs one more read, not a missing post.
 */
export async function expireWithNextPublication(tags: readonly string[], type?: PostType): Promise<void> {
  const answer: string | null = rowsOf(
    await publicClient().rpc('next_publication', type ? { p_type: type } : {}, { get: true }),
  )
  const publishesAt = answer === null ? null : toIsoDate(answer)
  cacheLife(lifeUntil(publishesAt, Date.now()))
  cacheTag(...tags, ...(publishesAt ? [publicationTag(publishesAt)] : []))
}

/** Shortens the life of a cached read that found nothing; of several lives the shortest counts. */
export const expireSoonWhenEmpty = (isEmpty: boolean): void => {
  if (isEmpty) cacheLife(notFoundLife)
}
