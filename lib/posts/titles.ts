import 'server-only'
import { LISTING_RETRIES } from './limits'
import type { PostType } from './types'
import { rowsOf, withRetry } from '@/lib/supabase/backend-error'
import { publicClient } from '@/lib/supabase/public'

/** The titles of the newest public posts, at most `max`. Throws a BackendError after one retry. */
export async function listTitles(max: number): Promise<{ slug: string; title: string; type: PostType }[]> {
  const rows = await withRetry(LISTING_RETRIES, async () =>
    rowsOf(
      await publicClient()
        .from('blog_posts')
        .select('slug, title, post_type')
        .order('published_at', { ascending: false })
        .order('id', { ascending: false })
        .limit(max),
    ),
  )
  return rows.map(({ slug, title, post_type: type }) => ({ slug, title, type }))
}
