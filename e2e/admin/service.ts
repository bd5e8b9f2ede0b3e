import { backendEnvironment } from '../control'
import type { Tables, TablesInsert } from '../../lib/supabase/database.types.ts'
import { backendClient } from '../../scripts/service-client.ts'
import { aPost, rowsOf } from '../../supabase/tests/harness/rows.ts'
import { mark } from '../unique'

/** The backend under test with the secret key, to store a journey's rows and to read stored ones. */
export async function service() {
  const { SUPABASE_URL, SUPABASE_SECRET_KEY } = await backendEnvironment()
  return backendClient(SUPABASE_URL, SUPABASE_SECRET_KEY)
}

type NewPost = Partial<TablesInsert<'blog_posts'>> & { title: string }

/** Stores posts: guides, published a minute ago, unless a row has other values. */
export async function storePosts(posts: NewPost[]): Promise<Tables<'blog_posts'>[]> {
  const client = await service()
  const published_at = new Date(Date.now() - 60_000).toISOString()
  const standing = { status: 'published', published_at, post_type: 'guide', created_by_admin: 'admin' } as const
  return rowsOf(
    await client
      .from('blog_posts')
      .insert(posts.map((post) => aPost({ ...standing, ...post })))
      .select(),
  )
}

/** An author's name that no other journey uses: the list filtered by it shows only this journey's posts. */
export const ownAuthor = (): string => `Desk ${mark()}`
