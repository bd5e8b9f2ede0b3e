import type { SupabaseClient } from '@supabase/supabase-js'
import { openBackend } from '../backend/embedded.ts'
import { makeSecrets } from '../local-server/local-env.ts'
import { withPostgres } from '../testing/postgres.ts'
import { fillPosts } from './many-posts.ts'
import { PAGE_SIZE } from '../../lib/posts/limits.ts'

const RUNS = 50

type QueryFigures = { posts: number } & Record<string, number>

async function median(read: () => PromiseLike<{ error: unknown }>): Promise<number> {
  const times: number[] = []
  for (let run = 0; run < RUNS + 5; run++) {
    const started = performance.now()
    const { error } = await read()
    if (error) throw new Error(`The query failed: ${JSON.stringify(error)}`)
    if (run >= 5) times.push(performance.now() - started)
  }
  times.sort((a, b) => a - b)
  return Math.round((times[RUNS / 2] ?? 0) * 10) / 10
}

const CARD =
  'slug, title, post_type, author, author_slug, published_at, image_url, meta_description, excerpt, reading_minutes'

/** What readers' pages ask, as they ask it. */
function readsOf(client: SupabaseClient, posts: number): Record<string, () => PromiseLike<{ error: unknown }>> {
  const listing = (page: number) => () =>
    client
      .from('blog_posts')
      .select(CARD)
      .eq('post_type', 'recipe')
      .order('published_at', { ascending: false })
      .order('id', { ascending: false })
      .range((page - 1) * PAGE_SIZE, page * PAGE_SIZE)
  return {
    'post by slug': () => client.from('blog_posts').select(`${CARD}, content`).eq('slug', 'post-2').single(),
    'first page of a listing': listing(1),
    'page 100': listing(100),
    'beside the newest': () => client.rpc('adjacent_posts', { p_slug: 'post-2' }),
    'beside the oldest': () => client.rpc('adjacent_posts', { p_slug: `post-${posts - 1}` }),
    related: () => client.rpc('related_posts', { p_slug: 'post-2' }),
    'search, rare word': () => client.rpc('search_posts', { p_query: 'quincunx' }),
    'search, common word': () => client.rpc('search_posts', { p_query: 'onion' }),
  }
}

async function measure(url: string, counts: number[]): Promise<QueryFigures[]> {
  const secrets = await makeSecrets()
  const backend = await openBackend(
    { postgresUrl: url },
    {
      publishableKey: secrets.SUPABASE_PUBLISHABLE_KEY,
      secretKey: secrets.SUPABASE_SECRET_KEY,
      jwtSecret: secrets.SUPABASE_JWT_SECRET,
    },
  )
  const client: SupabaseClient = backend.app.getClient()
  const figures: QueryFigures[] = []
  for (const posts of counts) {
    await fillPosts(backend.app.connection, posts)
    const row: QueryFigures = { posts }
    for (const [name, read] of Object.entries(readsOf(client, posts))) row[name] = await median(read)
    figures.push(row)
  }
  await backend.close()
  return figures
}

/** The queries that pages are made of, at each number of posts (growing), on a PostgreSQL server; null without one. */
export const measureQueries = (counts: number[]): Promise<QueryFigures[] | null> =>
  withPostgres((url) => measure(url, counts))
