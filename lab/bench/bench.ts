import { randomUUID } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import type { SupabaseClient } from '@supabase/supabase-js'
import autocannon from 'autocannon'
import { ADMIN_PAGE_SIZE, PAGE_SIZE } from '../../lib/posts/limits.ts'
import { signUp } from '../../scripts/backend/accounts.ts'
import { newBackendKeys, openBackend } from '../../scripts/backend/embedded.ts'
import { runCommand } from '../../scripts/command.ts'
import { withPostgres } from '../../tests/support/postgres.ts'
import { median, openSite, timed } from '../harness.ts'
import { fillPosts } from '../../tests/support/many-posts.ts'

const PAGES = ['/', '/blog', '/blog/one-pot-jollof-rice']
const COUNTS = [1000, 100_000, 1_000_000]
const CONNECTIONS = 32
const RUNS = 50

async function measurePage(origin: string, page: string) {
  const url = origin + page
  const html = await (await fetch(url)).text()
  await autocannon({ url, connections: CONNECTIONS, duration: 2 })
  const { requests, latency } = await autocannon({ url, connections: CONNECTIONS, duration: 10 })
  return {
    page,
    'requests/s': Math.round(requests.average),
    'p50 ms': latency.p50,
    'p99 ms': latency.p99,
    'HTML kB gzip': Math.round(gzipSync(html).byteLength / 100) / 10,
  }
}

type Read = () => PromiseLike<{ error: unknown }>

async function medianTime(read: Read): Promise<number> {
  const times: number[] = []
  for (let run = -5; run < RUNS; run++) {
    const time = await timed(async () => {
      const { error } = await read()
      if (error) throw new Error(`The query failed: ${JSON.stringify(error)}`)
    })
    // The first five warm the caches.
    if (run >= 0) times.push(time)
  }
  return Math.round(median(times) * 10) / 10
}

const CARD =
  'slug, title, post_type, author, author_slug, published_at, image_url, meta_description, excerpt, reading_minutes'

function readsOf(client: SupabaseClient, editor: SupabaseClient, posts: number): Record<string, Read> {
  const listing = (page: number) => () =>
    client
      .from('blog_posts')
      .select(CARD)
      .eq('post_type', 'recipe')
      .order('published_at', { ascending: false })
      .order('id', { ascending: false })
      .range((page - 1) * PAGE_SIZE, page * PAGE_SIZE)
  const list = { p_sort: 'changed', p_descending: true, p_limit: ADMIN_PAGE_SIZE, p_offset: 0 }
  return {
    'post by slug': () => client.from('blog_posts').select(`${CARD}, content`).eq('slug', 'post-2').single(),
    'first page of a listing': listing(1),
    'page 100': listing(100),
    'beside the newest': () => client.rpc('adjacent_posts', { p_slug: 'post-2' }),
    'beside the oldest': () => client.rpc('adjacent_posts', { p_slug: `post-${posts - 1}` }),
    related: () => client.rpc('related_posts', { p_slug: 'post-2' }),
    'search, rare word': () => client.rpc('search_posts', { p_query: 'quincunx' }),
    'search, common word': () => client.rpc('search_posts', { p_query: 'onion' }),
    "the panel's list": () => editor.rpc('find_posts', { ...list, p_words: [] }),
    'its search, common word': () => editor.rpc('find_posts', { ...list, p_words: ['onion'] }),
    'its numbers': () => editor.rpc('count_posts'),
  }
}

async function measureQueries(url: string): Promise<Record<string, number>[]> {
  const keys = await newBackendKeys()
  // The server would print a notice for each list without a search.
  const backend = await openBackend({ postgresUrl: `${url}?client_min_messages=warning` }, keys)
  const account = { username: 'bench', password: randomUUID(), role: 'admin' } as const
  const { client: editor } = await signUp(backend, keys, account)
  const figures: Record<string, number>[] = []
  for (const posts of COUNTS) {
    await fillPosts(backend.app.connection, posts)
    const row: Record<string, number> = { posts }
    const reads = readsOf(backend.app.getClient(), editor, posts)
    for (const [name, read] of Object.entries(reads)) row[name] = await medianTime(read)
    figures.push(row)
  }
  await backend.close()
  return figures
}

/** `npm run bench`: the figures of docs/performance.md. It takes 15 minutes, mostly to create a million posts. */
await runCommand(async () => {
  console.log('Pages of the production build, 32 connections, 10 s each')
  const site = await openSite()
  const pages = []
  for (const page of PAGES) pages.push(await measurePage(site.origin, page))
  await site.stop()
  console.table(pages)
  console.log('Queries of pages over the REST interface, on PostgreSQL, median of 50, milliseconds')
  console.table((await withPostgres(measureQueries)) ?? [])
  process.exit(0)
})
