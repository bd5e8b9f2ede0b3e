import { mkdtempDisposableSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openBackend } from '../../scripts/backend/embedded.ts'
import { startBackend } from '../../scripts/local-server/backend.ts'
import { makeSecrets, ownKeys } from '../../scripts/local-server/local-env.ts'
import { freePort } from '../../scripts/local-server/ports.ts'
import { runCommand } from '../../scripts/command.ts'
import { buildSite, serveSite } from '../../scripts/local-server/site.ts'
import { seedOnce } from '../../scripts/seed/seed.ts'
import { editorCookies } from '../../tests/support/sign-in.ts'
import { median, memoryMb, RENEWABLE, renewPages, timed } from '../harness.ts'
import { fillPosts } from '../../tests/support/many-posts.ts'

const POSTS = 100_000
const ROUNDS = 9

/** Revalidated before each read, so that each response is rendered. */
const PUBLIC: Record<string, string> = {
  home: '/',
  'a listing': '/blog',
  'a post': '/blog/pierogi-ruskie-with-browned-onions',
  'a topic': '/topics/baking',
  'recipes of a diet': '/blog/filter/vegetarian',
  'a search, rare word': '/search?q=pierogi',
  'a search, common word': '/search?q=onions',
  'the feed': '/feed.xml',
  'the index of sitemaps': '/sitemap.xml',
  'the first part of a sitemap': '/sitemaps/posts-1.xml',
}
const PANEL: Record<string, string> = {
  "the panel's list": '/admin/posts',
  "the panel's search": '/admin/posts?q=onions',
}

type Figures = Record<string, number>

async function read(address: string, headers: Record<string, string> = {}): Promise<string> {
  const answer = await fetch(address, { headers, redirect: 'manual' })
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
  return answer.text()
}

/** Medians of several rounds, in milliseconds. */
async function readingTimes(origin: string): Promise<Figures> {
  const cookie = await editorCookies(origin)
  const times: Record<string, number[]> = {}
  // The first round loads the code.
  for (let round = 0; round <= ROUNDS; round++) {
    for (const [name, address] of Object.entries({ ...PUBLIC, ...PANEL })) {
      if (name in PUBLIC) await renewPages(origin)
      const time = await timed(() => read(origin + address, name in PANEL ? { cookie } : {}))
      if (round > 0) (times[name] ??= []).push(time)
    }
  }
  return Object.fromEntries(Object.entries(times).map(([name, all]) => [`${name}, ms`, Math.round(median(all))]))
}

async function readSitemaps(origin: string): Promise<Figures> {
  const parts = [...(await read(`${origin}/sitemap.xml`)).matchAll(/\/sitemaps\/posts-\d+\.xml/g)].map(([part]) => part)
  const times: number[] = []
  for (const part of parts) times.push(await timed(() => read(origin + part)))
  return { 'parts of the sitemap': parts.length, 'its slowest part, ms': Math.round(Math.max(...times)) }
}

async function measure(folder: string): Promise<Figures> {
  const port = await freePort(3360)
  const origin = `http://localhost:${port}`
  let backend = await startBackend(folder, process.env)
  Object.assign(process.env, { SITE_URL: origin, SUPABASE_URL: backend.url })
  await seedOnce(folder)
  await backend.stop()
  // Measured on existing data, not on data that this start creates.
  const startOfBackend = await timed(async () => (backend = await startBackend(folder, process.env)))
  process.env.SUPABASE_URL = backend.url
  const build = await timed(() => buildSite(process.env, () => {}))
  await (await serveSite(port, process.env)).stop()
  const started = performance.now()
  const site = await serveSite(port, process.env)
  const startOfSite = performance.now() - started
  const figures = {
    'build, s': Math.round(build / 1000),
    'start of both, ms': Math.round(startOfBackend + startOfSite),
    ...(await readingTimes(origin)),
    ...(await readSitemaps(origin)),
    'memory of the site, MB': memoryMb(site.process.pid),
    'memory of the backend, MB': memoryMb(backend.process.pid),
  }
  await site.stop()
  await backend.stop()
  return figures
}

async function fill(folder: string): Promise<void> {
  const backend = await openBackend({ folder }, ownKeys())
  await fillPosts(backend.connection, POSTS)
  await backend.close()
}

/**
 * `npm run bench:scale`: the cost of building, starting, reading and the panel with the seed's posts and with 100,000
 * more, on the embedded backend. It takes ten minutes.
 */
await runCommand(async () => {
  using folder = mkdtempDisposableSync(path.join(tmpdir(), 'flavorcraft-scale-'))
  Object.assign(process.env, await makeSecrets(), RENEWABLE, { NEXT_DIST_DIR: '.next-e2e' })
  const few = await measure(folder.path)
  console.log(few)
  console.log(`Filled in ${Math.round((await timed(() => fill(folder.path))) / 1000)} s.`)
  const many = await measure(folder.path)
  const rows = Object.entries(few).map(([name, cost]) => {
    const grown = many[name] ?? Number.NaN
    return [name, { 'the seed': cost, [POSTS]: grown, ratio: Math.round((grown / cost) * 100) / 100 }]
  })
  console.table(Object.fromEntries(rows))
})
