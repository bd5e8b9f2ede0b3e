import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import {
  CONTROL_PORT,
  KEEP_ALIVE_MS,
  RECEIVER_PORT,
  TEST_CRON_SECRET,
  TEST_NOTICES,
  TEST_REVALIDATE_SECRET,
  TEST_SESSION_SECRET,
} from './ports.ts'
import { startReceiver } from './receiver.ts'
import type { SiteLog } from './site-log.ts'
import type { ThrowawaySite } from './throwaway-site.ts'

/** The variables of a site that journeys are run on, besides those of its backend. */
export const TEST_SETTINGS = {
  SESSION_SECRET: TEST_SESSION_SECRET,
  REVALIDATE_SECRET: TEST_REVALIDATE_SECRET,
  ...TEST_NOTICES,
  CRON_SECRET: TEST_CRON_SECRET,
  // Tests stand for different people by their X-Forwarded-For, as behind a proxy.
  TRUSTED_PROXIES: '1',
}

/**
 * A port by which a test stops the backend and starts it again, and reads what the site asked of it, the notices that were
 * sent and the errors that were logged. Answers how it ends.
 */
export function startControl(site: ThrowawaySite, log: SiteLog): { close(): void } {
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
  const control = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, async (request, response) => {
    try {
      const answer = await answers[request.url ?? '']?.()
      response.end(JSON.stringify(answer ?? 'done'))
    } catch (error) {
      response.statusCode = 500
      response.end(String(error))
    }
  })
  control.listen(CONTROL_PORT, '127.0.0.1')
  return {
    close() {
      receiver.server.close()
      control.close()
    },
  }
}
