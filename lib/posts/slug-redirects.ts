import { rowsOf } from '@/lib/supabase/backend-error'
import { publicClient } from '@/lib/supabase/public'

/** The present address of a post that once had `slug`, from the database; null when no post had it. */
export async function findSlugRedirect(slug: string): Promise<string | null> {
  const row = rowsOf(
    await publicClient().from('post_slug_redirects').select('blog_posts(slug)').eq('slug', slug).maybeSingle(),
  )
  return row?.blog_posts?.slug ?? null
}
