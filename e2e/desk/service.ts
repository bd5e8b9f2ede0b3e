import { createClient } from '@supabase/supabase-js'
import { backendEnvironment } from '../control'
import type { Database, Tables, TablesInsert } from '../../lib/supabase/database.types.ts'

/** The backend under test with the secret key: what a journey finds when it begins, and a look behind the site's back. */
export async function service() {
  const { SUPABASE_URL, SUPABASE_SECRET_KEY } = await backendEnvironment()
  return createClient<Database>(SUPABASE_URL, SUPABASE_SECRET_KEY, { auth: { persistSession: false } })
}

/** The rows of an answer; throws when it is a refusal. */
export function rowsOf<T>(answer: { data: T; error: { message: string } | null }): NonNullable<T> {
  if (answer.error || answer.data === null || answer.data === undefined) throw new Error(answer.error?.message ?? 'No data')
  return answer.data
}

export const BODY = 'Slice the onions thinly and let them soften slowly in butter until they are golden.'

type NewPost = Partial<TablesInsert<'blog_posts'>> & { title: string }

/** Posts as they would stand there; published now, unless a row says otherwise. */
export async function storePosts(posts: NewPost[]): Promise<Tables<'blog_posts'>[]> {
  const client = await service()
  const published_at = new Date(Date.now() - 60_000).toISOString()
  const rows = posts.map((post) => ({
    slug: '',
    content: BODY,
    author: 'FlavorCraft Team',
    status: 'published' as const,
    published_at,
    post_type: 'guide' as const,
    created_by_admin: 'admin',
    ...post,
  }))
  return rowsOf(await client.from('blog_posts').insert(rows).select())
}

/** A name that no other journey has: the list filtered by it holds this journey's posts alone. */
export const ownAuthor = (): string => `Desk ${crypto.randomUUID().slice(0, 8)}`
