import 'server-only'
import { deskClient } from './client'
import { renewPages } from './invalidate'
import { REF_COLUMNS, toRef } from './row'
import { rowsOf } from '@/lib/supabase/backend-error'

/** Renews the pages of the posts that show a picture; answers how many posts. Only inside a server action. */
export async function renewPagesShowing(picture: string): Promise<number> {
  const { supabase } = await deskClient()
  const rows = rowsOf(
    await supabase
      .from('blog_posts')
      .select(`${REF_COLUMNS}, post_images!inner(path)`)
      .eq('post_images.path', picture)
      .retry(false),
  )
  const posts = rows.map((row) => toRef(row))
  renewPages(posts.map((post) => ({ before: post, after: post })))
  return posts.length
}
