import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'
import { ROOT } from '../local-server/local-env.ts'
import { runCommand } from '../local-server/run.ts'
import {
  CONTROL_PORT,
  RECEIVER_PORT,
  SITE_PORT,
  TEST_CRON_SECRET,
  TEST_NOTICES,
  TEST_REVALIDATE_SECRET,
  TEST_SESSION_SECRET,
} from './ports.ts'
import { startReceiver } from './receiver.ts'
import { openSiteLog, type SiteLog } from './site-log.ts'
import { startThrowawaySite, type ThrowawaySite } from './throwaway-site.ts'

const LOG_FILE = 'test-results/site.log'

const SETTINGS = {
  SESSION_SECRET: TEST_SESSION_SECRET,
  REVALIDATE_SECRET: TEST_REVALIDATE_SECRET,
  ...TEST_NOTICES,
  CRON_SECRET: TEST_CRON_SECRET,
  // Tests stand for different people by their X-Forwarded-For, as behind a proxy.
  TRUSTED_PROXIES: '1',
}

async function startSite(log: SiteLog): Promise<ThrowawaySite> {
  console.log(`Building the site under test; its log is ${LOG_FILE}.`)
  try {
    return await startThrowawaySite(SITE_PORT, SETTINGS, log)
  } catch (error) {
    console.error(log.tail(40))
    throw error
  }
}

/**
 * The site as the end-to-end tests see it. A control port lets a test stop the backend and start it again, and read what
 * the site asked of it, the notices that were sent and the errors that were logged.
 */
async function serveForTests(): Promise<void> {
  const log = openSiteLog(path.join(ROOT, LOG_FILE))
  const site = await startSite(log)
  const receiver = startReceiver(RECEIVER_PORT)
  const answers: Record<string, () => Promise<unknown>> = {
    '/backend/stop': () => site.stopBackend(),
    '/backend/start': async () => {
      site.behave('well')
      await site.startBackend()
    },
    '/backend/hang': async () => site.behave('hung'),
    '/backend/break': async () => site.behave('broken'),
    '/logs': async () => [log.file, site.backendLog].map((file) => readFileSync(file, 'utf8')),
    '/received': async () => receiver.received(),
    '/errors': async () => log.errors(),
    '/questions': async () => site.takeQuestions(),
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
    receiver.server.close()
    await site.stop()
    process.exit(0)
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
}

await runCommand(serveForTests)
