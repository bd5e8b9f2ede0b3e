import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { seedOnce } from '../seed/seed-once.ts'
import { startBackend } from '../stack/backend.ts'
import { makeSecrets } from '../stack/local-env.ts'
import { freePort } from '../stack/ports.ts'
import { runCommand } from '../stack/run.ts'
import { buildSite, serveSite } from '../stack/site.ts'
import { CONTROL_PORT, SITE_PORT, TEST_CRON_SECRET, TEST_REVALIDATE_SECRET, TEST_SESSION_SECRET } from './ports.ts'

/**
 * The site as the end-to-end tests see it: the production build on fresh data of its own, beside and never touching
 * a developer's. A control port lets a test stop the backend and start it again.
 */
async function serveForTests(): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'flavorcraft-e2e-'))
  Object.assign(process.env, await makeSecrets(), {
    SESSION_SECRET: TEST_SESSION_SECRET,
    REVALIDATE_SECRET: TEST_REVALIDATE_SECRET,
    CRON_SECRET: TEST_CRON_SECRET,
    SITE_URL: `http://localhost:${SITE_PORT}`,
    NEXT_DIST_DIR: process.env.NEXT_DIST_DIR || '.next-e2e',
  })
  const backendPort = await freePort(54399)
  let backend = await startBackend(folder, process.env, backendPort)
  process.env.SUPABASE_URL = backend.url
  await seedOnce(folder)
  await buildSite(process.env)
  const site = await serveSite(SITE_PORT, process.env)

  const startAgain = async () => {
    if (backend.process.exitCode === null) return
    backend = await startBackend(folder, process.env, backendPort)
  }
  const answers: Record<string, () => Promise<unknown>> = {
    '/backend/stop': () => backend.stop(),
    '/backend/start': startAgain,
    '/environment': async () => {
      const { SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY, SUPABASE_SECRET_KEY } = process.env
      return { SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY, SUPABASE_SECRET_KEY }
    },
  }
  const control = createServer(async (request, response) => {
    try {
      const answer = await answers[request.url ?? '']?.()
      response.end(JSON.stringify(answer ?? 'done'))
    } catch (error) {
      response.statusCode = 500
      response.end(String(error))
    }
  })
  control.listen(CONTROL_PORT, '127.0.0.1')

  const stop = async () => {
    await site.stop()
    await backend.stop()
    rmSync(folder, { recursive: true, force: true })
    process.exit(0)
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
}

await runCommand(serveForTests)
