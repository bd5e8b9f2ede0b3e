import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import pRetry from 'p-retry'
import { ROOT } from '../../scripts/local-server/local-env.ts'
import { freePort } from '../../scripts/local-server/ports.ts'
import { runCommand } from '../../scripts/command.ts'
import { backendClient } from '../../scripts/service-client.ts'
import { openSite, RENEWABLE } from '../harness.ts'

const POST = { slug: 'pierogi-ruskie-with-browned-onions', type: 'recipe' }
/** Every reader sees a publish within this time. */
const SEEN_WITHIN_MS = 1_000
const PUBLISHES = 5

function configuration(folder: string, site: string, port: number): string {
  let text = readFileSync(path.join(ROOT, 'deploy/nginx.conf'), 'utf8')
  for (const [from, to] of [
    ['/var/cache/flavorcraft', path.join(folder, 'cache')],
    ['server 127.0.0.1:3000', `server ${new URL(site).host}`],
    ['listen 80 reuseport', `listen 127.0.0.1:${port} reuseport`],
    ['    listen [::]:80 reuseport;\n', ''],
  ] as const) {
    if (!text.includes(from)) throw new Error(`deploy/nginx.conf no longer has "${from}".`)
    text = text.replaceAll(from, to)
  }
  const worker = process.getuid?.() === 0 ? 'user root;' : ''
  return `${worker} daemon off; pid ${folder}/pid; error_log ${folder}/error.log; worker_processes 1;
events { worker_connections 1024; }
http { include /etc/nginx/mime.types; access_log off; client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy;
${text} }`
}

async function startNginx(site: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'flavorcraft-nginx-'))
  mkdirSync(path.join(folder, 'cache'))
  const port = await freePort(3325)
  writeFileSync(path.join(folder, 'nginx.conf'), configuration(folder, site, port))
  const server = spawn('nginx', ['-c', path.join(folder, 'nginx.conf')], { stdio: ['ignore', 'inherit', 'inherit'] })
  const origin = `http://127.0.0.1:${port}`
  await pRetry(() => fetch(origin), { retries: 50, factor: 1, minTimeout: 100 })
  return {
    origin,
    async [Symbol.asyncDispose]() {
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

async function checkPages(origin: string): Promise<void> {
  const ask = (headers: Record<string, string>) =>
    fetch(`${origin}/blog`, { headers: { 'accept-encoding': 'gzip', ...headers }, redirect: 'manual' })
  for (let visit = 0; visit < 2; visit++) await Promise.all([ask({}), ask({ rsc: '1' })])
  const [page, data] = await Promise.all([ask({}), ask({ rsc: '1' })])
  const isPage = ({ headers }: Response) => /^text\/html/.test(headers.get('content-type') ?? '')
  expectThat(isPage(page) && !isPage(data), 'a page and its data have copies of their own')
  expectThat(page.headers.get('x-cache') === 'HIT', 'a page is kept')
  expectThat(page.headers.get('content-encoding') === 'gzip', 'it is kept as the site compressed it')
  const panel = await fetch(`${origin}/admin/login`)
  expectThat(panel.headers.get('x-cache') === null, 'the panel is never kept')
}

/** Milliseconds from a publish until a reader sees it. */
async function timeToSee(origin: string, site: string): Promise<number> {
  const { SUPABASE_URL = '', SUPABASE_SECRET_KEY = '' } = process.env
  const title = `Seen at ${Date.now()}`
  const posts = backendClient(SUPABASE_URL, SUPABASE_SECRET_KEY).from('blog_posts')
  await posts.update({ title }).eq('slug', POST.slug).throwOnError()
  await fetch(`${site}/api/revalidate`, {
    method: 'POST',
    headers: { authorization: `Bearer ${RENEWABLE.REVALIDATE_SECRET}`, 'content-type': 'application/json' },
    body: JSON.stringify(POST),
  })
  const published = performance.now()
  for (;;) {
    const asked = Math.round(performance.now() - published)
    const text = await (await fetch(`${origin}/blog/${POST.slug}`)).text()
    if (text.includes(title) || asked > 10_000) return asked
  }
}

/** `npm run bench:cache`: checks what deploy/nginx.conf promises in front of the production build. */
await runCommand(async () => {
  if (spawnSync('nginx', ['-v']).error)
    return console.log('nginx is not installed (Debian: apt-get install nginx); nothing was tried.')
  await using site = await openSite({ ...RENEWABLE, TRUSTED_PROXIES: '1' })
  await using nginx = await startNginx(site.origin)
  await checkPages(nginx.origin)
  const seen: number[] = []
  for (let count = 0; count < PUBLISHES; count++) seen.push(await timeToSee(nginx.origin, site.origin))
  expectThat(Math.max(...seen) <= SEEN_WITHIN_MS, `publishes are seen by readers who come after ${seen.join(', ')} ms`)
  await fetch(`${nginx.origin}/blog`)
  await site.stop()
  await setTimeout(1_100)
  const answer = await fetch(`${nginx.origin}/blog`)
  const state = answer.headers.get('x-cache')
  expectThat(answer.status === 200, `without the site readers see the last good page (${state})`)
})
