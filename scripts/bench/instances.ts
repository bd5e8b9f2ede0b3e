import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createClient } from '@supabase/supabase-js'
import { startBackend } from '../local-server/backend.ts'
import { makeSecrets, ROOT } from '../local-server/local-env.ts'
import { freePort } from '../local-server/ports.ts'
import { runCommand } from '../local-server/run.ts'
import { buildSite, serveSite } from '../local-server/site.ts'
import { seedOnce } from '../seed/seed-once.ts'

const POST = { slug: 'pierogi-ruskie-with-browned-onions', type: 'recipe' }
const SECRET = 'a-secret-that-the-instances-share'
const DISTS = ['.next-e2e', '.next-e2e-second'] as const

function expectThat(isSo: boolean, what: string): void {
  console.log(`${isSo ? 'holds' : 'DOES NOT HOLD'}: ${what}`)
  if (!isSo) process.exitCode = 1
}

/** Changes a post's title behind the site's back, and tells one instance of it. */
async function publish(origin: string): Promise<string> {
  const { SUPABASE_URL = '', SUPABASE_SECRET_KEY = '' } = process.env
  const title = `Seen at ${performance.now()}`
  const { error } = await createClient(SUPABASE_URL, SUPABASE_SECRET_KEY)
    .from('blog_posts')
    .update({ title })
    .eq('slug', POST.slug)
  if (error) throw new Error(`The post could not be changed: ${error.message}`)
  const answer = await fetch(`${origin}/api/revalidate`, {
    method: 'POST',
    headers: { authorization: `Bearer ${SECRET}`, 'content-type': 'application/json' },
    body: JSON.stringify(POST),
  })
  if (!answer.ok) throw new Error(`The instance answered ${answer.status}.`)
  return title
}

const read = async (origin: string) => (await fetch(`${origin}/blog/${POST.slug}`)).text()

/** `npm run bench:instances`: two instances of one build on one backend; what one publishes, the other shows at its next request. */
await runCommand(async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'flavorcraft-instances-'))
  Object.assign(process.env, await makeSecrets(), { REVALIDATE_SECRET: SECRET, NEXT_DIST_DIR: DISTS[0] })
  const backend = await startBackend(folder, process.env, await freePort(54420))
  process.env.SUPABASE_URL = backend.url
  const ports = [await freePort(3325), await freePort(3326)] as const
  process.env.SITE_URL = `http://localhost:${ports[0]}`
  await seedOnce(folder)
  if (!existsSync(path.join(ROOT, DISTS[0], 'BUILD_ID'))) await buildSite(process.env)
  // Each instance has its own copy, as on machines of their own; the build's cache is not part of it.
  const [from, to] = DISTS.map((dist) => path.join(ROOT, dist)) as [string, string]
  cpSync(from, to, { recursive: true, filter: (file) => !file.startsWith(path.join(from, 'cache')) })
  const origins = ports.map((port) => `http://127.0.0.1:${port}`) as [string, string]
  const serve = (index: 0 | 1) =>
    serveSite(ports[index], { ...process.env, NEXT_DIST_DIR: DISTS[index], INSTANCES: origins[1 - index] })
  const [first, second] = [await serve(0), await serve(1)]
  try {
    for (const origin of origins) await read(origin)
    for (const [teller, other] of [origins, origins.toReversed()] as [string, string][]) {
      const title = await publish(teller)
      expectThat((await read(other)).includes(title), 'the next request to the other instance shows what one published')
      expectThat((await read(teller)).includes(title), 'and so does the one that published')
    }
    await first.stop()
    const title = await publish(origins[1])
    expectThat((await read(origins[1])).includes(title), 'with one instance gone the other goes on')
  } finally {
    await first.stop()
    await second.stop()
    await backend.stop()
    rmSync(folder, { recursive: true, force: true })
    rmSync(to, { recursive: true, force: true })
  }
  process.exit()
})
