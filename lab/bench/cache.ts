import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import autocannon from 'autocannon'
import { createClient } from '@supabase/supabase-js'
import { ROOT } from '../../scripts/local-server/local-env.ts'
import { freePort } from '../../scripts/local-server/ports.ts'
import { runCommand } from '../../scripts/local-server/run.ts'
import { startThrowawaySite, type ThrowawaySite } from '../../scripts/testing/throwaway-site.ts'

const PORT = 3320
const SECONDS = 8
const CONNECTIONS = 32
const POST = { slug: 'pierogi-ruskie-with-browned-onions', type: 'recipe' }
/** Whoever comes later than this after a publish sees it. */
const SEEN_WITHIN_MS = 1_000
const PUBLISHES = 5
const REVALIDATE_SECRET = 'a-secret-of-the-bench-of-the-cache'

const isInstalled = (program: string) => spawnSync(program, ['-v']).error === undefined

function replaced(text: string, from: string, to: string): string {
  if (!text.includes(from)) throw new Error(`deploy/nginx.conf has no "${from}" any more.`)
  return text.replaceAll(from, to)
}

/** The file that is handed out, with the ports and the folder of this run. */
function configuration(folder: string, site: string, port: number): string {
  let text = readFileSync(path.join(ROOT, 'deploy/nginx.conf'), 'utf8')
  text = replaced(text, '/var/cache/nginx/flavorcraft', path.join(folder, 'cache'))
  text = replaced(text, 'server 127.0.0.1:3000', `server ${new URL(site).host}`)
  text = replaced(text, 'listen 80 reuseport', `listen 127.0.0.1:${port} reuseport`)
  const worker = process.getuid?.() === 0 ? 'user root;' : ''
  return `${worker} daemon off; pid ${folder}/pid; error_log ${folder}/error.log; worker_processes 1;
events { worker_connections 1024; }
http { include /etc/nginx/mime.types; access_log off; client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy;
${text} }`
}

async function startNginx(site: string): Promise<{ origin: string; stop(): Promise<void> }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'flavorcraft-nginx-'))
  mkdirSync(path.join(folder, 'cache'))
  const port = await freePort(PORT + 5)
  writeFileSync(path.join(folder, 'nginx.conf'), configuration(folder, site, port))
  const server = spawn('nginx', ['-c', path.join(folder, 'nginx.conf')], { stdio: ['ignore', 'inherit', 'inherit'] })
  const origin = `http://127.0.0.1:${port}`
  const deadline = Date.now() + 10_000
  while (!(await fetch(origin).catch(() => null))) {
    if (server.exitCode !== null || Date.now() > deadline) throw new Error('nginx does not start.')
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return {
    origin,
    async stop() {
      server.kill('SIGTERM')
      await once(server, 'exit')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function expectThat(isSo: boolean, what: string): void {
  console.log(`${isSo ? 'holds' : 'DOES NOT HOLD'}: ${what}`)
  if (!isSo) process.exitCode = 1
}

async function checkApart(origin: string): Promise<void> {
  for (let round = 0; round < 3; round++) {
    const page = await fetch(`${origin}/blog`, { headers: { 'accept-encoding': 'br' } })
    const data = await fetch(`${origin}/blog`, { headers: { rsc: '1', 'accept-encoding': 'br' }, redirect: 'manual' })
    const types = [page, data].map(({ headers }) => headers.get('content-type') ?? '')
    if (round < 2) continue
    expectThat(
      /^text\/html/.test(types[0] ?? '') && !/^text\/html/.test(types[1] ?? ''),
      'a page and its data stand apart',
    )
    expectThat(page.headers.get('x-cache') === 'HIT', 'a page is kept')
    expectThat(page.headers.get('content-encoding') === 'br', 'it is kept as the site compressed it')
    await Promise.all([page.text(), data.text()])
  }
  const panel = await fetch(`${origin}/admin/login`)
  expectThat(panel.headers.get('x-cache') === null, 'the panel is never kept')
}

/** Milliseconds from a change, which the site is told of, until the first reader comes who sees it. */
async function timeToSee(origin: string, site: ThrowawaySite): Promise<number> {
  const { SUPABASE_URL = '', SUPABASE_SECRET_KEY = '' } = process.env
  const title = `Seen at ${Date.now()}`
  const { error } = await createClient(SUPABASE_URL, SUPABASE_SECRET_KEY)
    .from('blog_posts')
    .update({ title })
    .eq('slug', POST.slug)
  if (error) throw new Error(`The post could not be changed: ${error.message}`)
  await fetch(`${site.origin}/api/revalidate`, {
    method: 'POST',
    headers: { authorization: `Bearer ${REVALIDATE_SECRET}`, 'content-type': 'application/json' },
    body: JSON.stringify(POST),
  })
  const changed = performance.now()
  for (;;) {
    const came = Math.round(performance.now() - changed)
    const text = await (await fetch(`${origin}/blog/${POST.slug}`)).text()
    if (text.includes(title) || came > 10_000) return came
  }
}

/** Requests a second; the other core makes them, by `wrk` where it is installed. */
async function rate(url: string): Promise<number> {
  if (!isInstalled('wrk')) {
    const { requests } = await autocannon({ url, connections: CONNECTIONS, duration: SECONDS, pipelining: 8 })
    return Math.round(requests.average)
  }
  const load = ['-t1', `-c${CONNECTIONS}`, `-d${SECONDS}s`, '-H', 'Accept-Encoding: br', url]
  return Math.round(Number(/Requests\/sec:\s+([\d.]+)/.exec(spawnSync('wrk', load, { encoding: 'utf8' }).stdout)?.[1]))
}

/** `npm run bench:cache`: deploy/nginx.conf before the production build: what it promises, and how fast it is. */
await runCommand(async () => {
  if (!isInstalled('nginx')) {
    console.log('nginx is not installed (Debian: apt-get install nginx); nothing was tried.')
    process.exit(0)
  }
  const site = await startThrowawaySite(await freePort(PORT), { REVALIDATE_SECRET, TRUSTED_PROXIES: '1' })
  const nginx = await startNginx(site.origin)
  try {
    await checkApart(nginx.origin)
    for (const page of ['/', '/blog', `/blog/${POST.slug}`])
      console.log(`${page}: ${await rate(nginx.origin + page)} requests a second`)
    const seen: number[] = []
    for (let count = 0; count < PUBLISHES; count++) seen.push(await timeToSee(nginx.origin, site))
    expectThat(Math.max(...seen) <= SEEN_WITHIN_MS, `publishes are seen by who comes after ${seen.join(', ')} ms`)
    await fetch(`${nginx.origin}/blog`)
    await site.stop()
    await new Promise((resolve) => setTimeout(resolve, 1_100))
    const answer = await fetch(`${nginx.origin}/blog`)
    expectThat(
      answer.status === 200,
      `without the site readers see what was last good (${answer.headers.get('x-cache')})`,
    )
  } finally {
    await nginx.stop()
    await site.stop()
  }
  process.exit()
})
