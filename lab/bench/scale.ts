import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium } from 'playwright'
import { openBackend } from '../../scripts/backend/embedded.ts'
import { startBackend } from '../../scripts/local-server/backend.ts'
import { makeSecrets } from '../../scripts/local-server/local-env.ts'
import { freePort } from '../../scripts/local-server/ports.ts'
import { runCommand } from '../../scripts/local-server/run.ts'
import { buildSite, serveSite } from '../../scripts/local-server/site.ts'
import { seedOnce } from '../../scripts/seed/seed-once.ts'
import { ensureChromium } from '../../scripts/testing/chromium.ts'
import { signIn } from '../../scripts/testing/sign-in.ts'
import { fillPosts } from './many-posts.ts'
import { median, memoryMb } from './process.ts'

const POSTS = 100_000
const ROUNDS = 9
const SITE_PORT = 3360

/** Each is made anew for every answer: whatever was kept of it has been renewed before. */
const MADE_ANEW: Record<string, string> = {
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
const DESK: Record<string, string> = {
  "the desk's list": '/admin/posts',
  "the desk's search": '/admin/posts?q=onions',
}

type Figures = Record<string, number>

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await work()
  return performance.now() - started
}

async function read(address: string, headers: Record<string, string> = {}): Promise<void> {
  const answer = await fetch(address, { headers, redirect: 'manual' })
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
}

async function renewAll(origin: string): Promise<void> {
  const answer = await fetch(`${origin}/api/revalidate`, {
    method: 'POST',
    headers: { authorization: `Bearer ${process.env.REVALIDATE_SECRET}`, 'content-type': 'application/json' },
    body: JSON.stringify({ all: true }),
  })
  if (!answer.ok) throw new Error(`Nothing was renewed: ${answer.status}`)
}

/** The cookies of an editor's browser. */
async function editorCookies(origin: string): Promise<string> {
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  })
  try {
    const page = await browser.newPage()
    await signIn(page, origin)
    const cookies = await page.context().cookies()
    return cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  } finally {
    await browser.close()
  }
}

/** Medians of several rounds, in turn. Milliseconds. */
async function readingTimes(origin: string): Promise<Figures> {
  const cookie = await editorCookies(origin)
  const times: Record<string, number[]> = {}
  const note = (name: string, time: number) => (times[name] ??= []).push(time)
  for (let round = 0; round <= ROUNDS; round++) {
    for (const [name, path] of Object.entries(MADE_ANEW)) {
      await renewAll(origin)
      const time = await timed(() => read(origin + path))
      // The first has to load the code.
      if (round > 0) note(name, time)
    }
    for (const [name, path] of Object.entries(DESK)) {
      const time = await timed(() => read(origin + path, { cookie }))
      if (round > 0) note(name, time)
    }
  }
  return Object.fromEntries(Object.entries(times).map(([name, taken]) => [`${name}, ms`, Math.round(median(taken))]))
}

/** Builds and serves what the folder holds. */
async function measure(folder: string): Promise<Figures> {
  const figures: Figures = {}
  const [backendPort, port] = [await freePort(54377), await freePort(SITE_PORT)]
  const origin = `http://localhost:${port}`
  let backend = await startBackend(folder, process.env, backendPort)
  Object.assign(process.env, { SITE_URL: origin, SUPABASE_URL: backend.url })
  await seedOnce(folder)
  // As it is when it was not just made.
  await backend.stop()
  const startingBackend = await timed(async () => {
    backend = await startBackend(folder, process.env, backendPort)
  })
  figures['build, s'] = Math.round((await timed(() => buildSite(process.env, () => {}))) / 1000)
  let site = await serveSite(port, process.env)
  await site.stop()
  const starting = await timed(async () => {
    site = await serveSite(port, process.env)
  })
  figures['start of both, ms'] = Math.round(startingBackend + starting)
  Object.assign(figures, await readingTimes(origin))
  figures['memory of the site, MB'] = memoryMb(site.process.pid ?? 0, 'VmRSS')
  figures['memory of the backend, MB'] = memoryMb(backend.process.pid ?? 0, 'VmRSS')
  await site.stop()
  await backend.stop()
  return figures
}

async function fill(folder: string): Promise<void> {
  const { SUPABASE_PUBLISHABLE_KEY = '', SUPABASE_SECRET_KEY = '', SUPABASE_JWT_SECRET = '' } = process.env
  const keys = {
    publishableKey: SUPABASE_PUBLISHABLE_KEY,
    secretKey: SUPABASE_SECRET_KEY,
    jwtSecret: SUPABASE_JWT_SECRET,
  }
  const backend = await openBackend({ folder }, keys)
  await fillPosts(backend.app.connection, POSTS)
  await backend.close()
}

/**
 * `npm run bench:scale`: what building, starting, reading and the desk cost with the seed's posts and with a hundred thousand more,
 * on the embedded backend. Takes ten minutes; nothing else should run beside it.
 */
await runCommand(async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'flavorcraft-scale-'))
  Object.assign(process.env, await makeSecrets(), {
    REVALIDATE_SECRET: 'only-for-this-measurement-0123456789',
    NEXT_DIST_DIR: '.next-e2e',
  })
  try {
    const few = await measure(folder)
    console.log(few)
    console.log(`Filled in ${Math.round((await timed(() => fill(folder))) / 1000)} s.`)
    const many = await measure(folder)
    console.table(
      Object.fromEntries(
        Object.entries(few).map(([name, cost]) => {
          const grown = many[name] ?? Number.NaN
          return [name, { 'the seed': cost, [POSTS]: grown, ratio: Math.round((grown / cost) * 100) / 100 }]
        }),
      ),
    )
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  process.exit(0)
})
