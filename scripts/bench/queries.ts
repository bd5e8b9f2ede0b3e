import type { SupabaseClient } from '@supabase/supabase-js'
import { type EmbeddedBackend, openBackend } from '../backend/embedded.ts'
import { makeSecrets } from '../local-server/local-env.ts'
import { PAGE_SIZE } from '../../lib/posts/limits.ts'

const RUNS = 50

type QueryFigures = {
  posts: number
  'post by slug': number
  'first page of a listing': number
  'page 100 (or last) of a listing': number
}

async function fill(backend: EmbeddedBackend, count: number): Promise<void> {
  await backend.app.connection.exec('truncate public.blog_posts cascade')
  await backend.app.connection.exec(`
    insert into public.blog_posts (slug, title, content, author, post_type, published_at)
    select 'post-' || n, 'Post number ' || n, repeat('words of a post ', 60), 'Author ' || n % 5,
      (array['recipe', 'news', 'guide', 'education'])[1 + n % 4], now() - n * interval '1 minute'
    from generate_series(1, ${count}) as n`)
  await backend.app.connection.exec('analyze public.blog_posts')
}

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

const listing = (client: SupabaseClient, page: number) =>
  client
    .from('blog_posts')
    .select('slug, title, post_type, author, published_at, image_url, meta_description, content')
    .eq('post_type', 'recipe')
    .order('published_at', { ascending: false })
    .order('id', { ascending: false })
    .range((page - 1) * PAGE_SIZE, page * PAGE_SIZE)

/** The three queries that pages are made of, at each number of posts. */
export async function measureQueries(counts: number[]): Promise<QueryFigures[]> {
  const secrets = await makeSecrets()
  const backend = await openBackend(
    { memory: true },
    {
      publishableKey: secrets.SUPABASE_PUBLISHABLE_KEY,
      secretKey: secrets.SUPABASE_SECRET_KEY,
      jwtSecret: secrets.SUPABASE_JWT_SECRET,
    },
  )
  const client: SupabaseClient = backend.app.getClient()
  const figures: QueryFigures[] = []
  for (const posts of counts) {
    await fill(backend, posts)
    const last = Math.min(100, Math.ceil(posts / 4 / PAGE_SIZE))
    figures.push({
      posts,
      'post by slug': await median(() =>
        client
          .from('blog_posts')
          .select('*')
          .eq('slug', `post-${Math.ceil(posts / 2)}`)
          .single(),
      ),
      'first page of a listing': await median(() => listing(client, 1)),
      'page 100 (or last) of a listing': await median(() => listing(client, last)),
    })
  }
  await backend.close()
  return figures
}
