import 'server-only'
import { toIsoDate } from './dates'
import { type CacheLife, lifeUntil } from './publication-life'
import type { PostType } from './schema'
import { publicationTag } from './tags'
import { rowsOf } from '@/lib/supabase/backend-error'
import { publicClient } from '@/lib/supabase/public'

/**
 * For a cached read of posts (of a type, or of all): the life and the tags that make it end when the next scheduled post
 * appears. Ask before the posts are read: a minute that passes in between then costs one more read, not a missing post.
 */
export async function untilNextPublication(type?: PostType): Promise<{ life: CacheLife; tags: string[] }> {
  const answer: string | null = rowsOf(
    await publicClient().rpc('next_publication', type ? { p_type: type } : {}, { get: true }),
  )
  const publishesAt = answer === null ? null : toIsoDate(answer)
  return { life: lifeUntil(publishesAt, Date.now()), tags: publishesAt ? [publicationTag(publishesAt)] : [] }
}
