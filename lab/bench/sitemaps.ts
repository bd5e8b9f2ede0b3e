import { createAdaptorServer } from '@hono/node-server'
import { type EmbeddedBackend, openBackend } from '../../scripts/backend/embedded.ts'
import { makeSecrets } from '../../scripts/local-server/local-env.ts'
import { freePort } from '../../scripts/local-server/ports.ts'
import { runCommand } from '../../scripts/local-server/run.ts'
import { buildSite, serveSite } from '../../scripts/local-server/site.ts'
import { withPostgres } from '../../scripts/testing/postgres.ts'
import { SITEMAP } from './many-posts.ts'
import { memoryMb } from './process.ts'

const COUNTS = [10_000, 100_000, 1_000_000]

type SitemapFigures = {
  posts: number
  parts: number
  addresses: number
  'index s': number
  'slowest part s': number
  'memory before MB': number
  'most memory MB': number
}

const seconds = (since: number): number => Math.round((performance.now() - since) / 10) / 100

/** Fills up to `count` posts. Triggers are off: they are about single writes, and a million of them takes an hour. */
async function fillUpTo(backend: EmbeddedBackend, count: number): Promise<void> {
  await backend.app.connection.exec(`
    set session_replication_role = replica;
    insert into public.blog_posts (slug, title, content, author, post_type, published_at, image_url)
    select 'post-' || n, 'Post number ' || n, repeat('words of a post ', 8), 'Author ' || n % 50,
      (array['recipe', 'news', 'guide', 'education'])[1 + n % 4],
      now() - interval '3 days' - n * interval '1 minute', '/media/picture-' || n || '.webp'
    from generate_series((select count(*) + 1 from public.blog_posts), ${count}) as n;
    set session_replication_role = origin`)
  await backend.app.connection.exec('vacuum analyze public.blog_posts')
  await backend.app.connection.exec(SITEMAP)
}

async function readAll(origin: string, pid: number, posts: number): Promise<SitemapFigures> {
  const before = memoryMb(pid, 'VmRSS')
  const started = performance.now()
  const index = await (await fetch(`${origin}/sitemap.xml`)).text()
  const indexSeconds = seconds(started)
  const parts = [...index.matchAll(/\/sitemaps\/posts-\d+\.xml/g)].map(([path]) => path)
  let addresses = 0
  let slowest = 0
  for (const path of parts) {
    const asked = performance.now()
    const body = await (await fetch(origin + path)).text()
    slowest = Math.max(slowest, seconds(asked))
    addresses += body.split('<loc>').length - 1
  }
  return {
    posts,
    parts: parts.length,
    addresses,
    'index s': indexSeconds,
    'slowest part s': slowest,
    'memory before MB': before,
    'most memory MB': memoryMb(pid, 'VmHWM'),
  }
}

async function measure(url: string): Promise<SitemapFigures[]> {
  const secrets = await makeSecrets()
  const {
    SUPABASE_PUBLISHABLE_KEY: publishableKey,
    SUPABASE_SECRET_KEY: secretKey,
    SUPABASE_JWT_SECRET: jwtSecret,
  } = secrets
  const backend = await openBackend({ postgresUrl: url }, { publishableKey, secretKey, jwtSecret })
  const [sitePort, backendPort] = [await freePort(3330), await freePort(54377)]
  const server = createAdaptorServer({ fetch: (request) => backend.app.fetch(request, { peerAddress: null }) })
  server.listen(backendPort, '127.0.0.1')
  const origin = `http://localhost:${sitePort}`
  Object.assign(process.env, secrets, {
    SITE_URL: origin,
    SUPABASE_URL: `http://127.0.0.1:${backendPort}`,
    NEXT_DIST_DIR: '.next-e2e',
  })
  const figures: SitemapFigures[] = []
  for (const count of COUNTS) {
    await fillUpTo(backend, count)
    if (count === COUNTS[0]) await buildSite(process.env)
    const site = await serveSite(sitePort, process.env)
    figures.push(await readAll(origin, site.process.pid ?? 0, count))
    await site.stop()
  }
  server.close()
  return figures
}

/** `npm run bench:sitemaps`: reads every sitemap of up to a million posts on a PostgreSQL server and prints what it took. */
await runCommand(async () => {
  console.table(await withPostgres(measure))
  process.exit(0)
})
