import { randomUUID } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import autocannon from 'autocannon'
import { fetchOf } from '../../scripts/backend/app-fetch.ts'
import { type BackendKeys, type EmbeddedBackend, openBackend } from '../../scripts/backend/embedded.ts'
import { loginEmail } from '../../lib/auth/schema.ts'
import { ADMIN_PAGE_SIZE, PAGE_SIZE } from '../../lib/posts/limits.ts'
import { makeSecrets } from '../../scripts/local-server/local-env.ts'
import { freePort } from '../../scripts/local-server/ports.ts'
import { runCommand } from '../../scripts/local-server/run.ts'
import { fillPosts } from './many-posts.ts'
import { measureRatios } from './ratios.ts'
import { withPostgres } from '../../scripts/testing/postgres.ts'
import { startThrowawaySite } from '../../scripts/testing/throwaway-site.ts'

const PAGES = ['/', '/blog', '/blog/one-pot-jollof-rice']
const SECONDS = 10
const SITE_PORT = 3310

type PageFigures = {
  page: string
  'requests/s': number
  'p50 ms': number
  'p99 ms': number
  'HTML kB gzip': number
  'JavaScript kB gzip': number
}

const kilobytes = (bytes: number) => Math.round(bytes / 100) / 10

async function scriptBytes(origin: string, html: string): Promise<number> {
  // Browsers of this decade skip what is marked nomodule.
  const scripts = [...html.matchAll(/<script([^>]+)src="([^"]+)"([^>]*)>/g)].filter(
    ([whole]) => !/nomodule/i.test(whole),
  )
  const sources = new Set(scripts.flatMap(([, , source]) => source ?? []))
  let bytes = 0
  for (const source of sources) {
    bytes += gzipSync(await (await fetch(new URL(source, origin))).bytes()).byteLength
  }
  return bytes
}

async function measurePage(origin: string, page: string): Promise<PageFigures> {
  const url = origin + page
  const html = await (await fetch(url)).text()
  await autocannon({ url, connections: 32, duration: 2 })
  const { requests, latency } = await autocannon({ url, connections: 32, duration: SECONDS })
  return {
    page,
    'requests/s': Math.round(requests.average),
    'p50 ms': latency.p50,
    'p99 ms': latency.p99,
    'HTML kB gzip': kilobytes(gzipSync(html).byteLength),
    'JavaScript kB gzip': kilobytes(await scriptBytes(origin, html)),
  }
}

/** Builds and serves the seeded site beside a developer's own and loads its main pages. */
async function measurePages(): Promise<PageFigures[]> {
  const site = await startThrowawaySite(await freePort(SITE_PORT))
  try {
    const figures: PageFigures[] = []
    for (const page of PAGES) figures.push(await measurePage(site.origin, page))
    return figures
  } finally {
    await site.stop()
  }
}

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

/** What the panel's list of posts asks, as it asks it. */
function deskReadsOf(editor: SupabaseClient): Record<string, () => PromiseLike<{ error: unknown }>> {
  const page = { p_sort: 'changed', p_descending: true, p_limit: ADMIN_PAGE_SIZE, p_offset: 0 }
  return {
    "the panel's list": () => editor.rpc('list_posts', { ...page, p_words: [] }),
    'its search, common word': () => editor.rpc('list_posts', { ...page, p_words: ['onion'] }),
    'its numbers': () => editor.rpc('count_posts'),
  }
}

/** A client with the session of an editor. */
async function signedIn(backend: EmbeddedBackend, { publishableKey, secretKey }: BackendKeys): Promise<SupabaseClient> {
  const credentials = { email: loginEmail('bench'), password: randomUUID() }
  await backend.registrar.getClient().auth.signUp(credentials)
  const client: SupabaseClient = createClient('http://backend.invalid', publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch: fetchOf(backend.app) },
  })
  const { data, error } = await client.auth.signInWithPassword(credentials)
  if (!data.user) throw new Error(`No editor could sign in: ${error?.message ?? 'no answer'}`)
  const service: SupabaseClient = backend.app.getClient({ apikey: secretKey })
  const role = await service.from('admins').insert({ user_id: data.user.id, username: 'bench', role: 'admin' })
  if (role.error) throw new Error(`The editor has no role: ${role.error.message}`)
  return client
}

async function measure(url: string, counts: number[]): Promise<QueryFigures[]> {
  const secrets = await makeSecrets()
  const keys = {
    publishableKey: secrets.SUPABASE_PUBLISHABLE_KEY,
    secretKey: secrets.SUPABASE_SECRET_KEY,
    jwtSecret: secrets.SUPABASE_JWT_SECRET,
  }
  // A list without a search has no words to look for, and the server would say so each time.
  const backend = await openBackend({ postgresUrl: `${url}?client_min_messages=warning` }, keys)
  const client: SupabaseClient = backend.app.getClient()
  const desk = deskReadsOf(await signedIn(backend, keys))
  const figures: QueryFigures[] = []
  for (const posts of counts) {
    await fillPosts(backend.app.connection, posts)
    const row: QueryFigures = { posts }
    for (const [name, read] of Object.entries({ ...readsOf(client, posts), ...desk })) row[name] = await median(read)
    figures.push(row)
  }
  await backend.close()
  return figures
}

/** The queries that pages are made of, at each number of posts (growing), on a PostgreSQL server; null without one. */
const measureQueries = (counts: number[]): Promise<QueryFigures[] | null> => withPostgres((url) => measure(url, counts))

/** `npm run bench`: prints what docs/performance.md holds. Takes about a quarter of an hour, mostly to make a million posts; nothing else should run beside it. */
await runCommand(async () => {
  console.log('Pages of the production build, 32 connections, 10 s each')
  console.table(await measurePages())
  console.log(
    'Processor time of a request, beside a page of Next alone with as many bytes; medians of five rounds in turn',
  )
  console.table(await measureRatios())
  console.log('Queries of pages over the REST interface, on PostgreSQL, median of 50, milliseconds')
  console.table((await measureQueries([1000, 100_000, 1_000_000])) ?? [])
  process.exit(0)
})
