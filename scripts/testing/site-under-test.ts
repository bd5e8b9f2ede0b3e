import { createServer } from 'node:http'
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
import { startThrowawaySite } from './throwaway-site.ts'

/**
 * The site as the end-to-end tests see it. A control port lets a test stop the backend and start it again, and read what
 * the site asked of it and the notices that were sent.
 */
async function serveForTests(): Promise<void> {
  const site = await startThrowawaySite(SITE_PORT, {
    SESSION_SECRET: TEST_SESSION_SECRET,
    REVALIDATE_SECRET: TEST_REVALIDATE_SECRET,
    ...TEST_NOTICES,
    CRON_SECRET: TEST_CRON_SECRET,
  })
  const receiver = startReceiver(RECEIVER_PORT)
  const answers: Record<string, () => Promise<unknown>> = {
    '/backend/stop': () => site.stopBackend(),
    '/backend/start': () => site.startBackend(),
    '/received': async () => receiver.received(),
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
