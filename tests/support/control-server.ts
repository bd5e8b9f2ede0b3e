import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import {
  CONTROL_PORT,
  KEEP_ALIVE_MS,
  MAIL_PORT,
  RECEIVER_PORT,
  TEST_CRON_SECRET,
  TEST_MAIL,
  TEST_NOTICES,
  TEST_REVALIDATE_SECRET,
  TEST_SESSION_SECRET,
} from './ports.ts'
import { startMailServer } from './mail-server.ts'
import type { SiteLog } from './site-log.ts'
import type { ThrowawaySite } from './throwaway-site.ts'

/** The variables of a site that journeys are run on, besides those of its backend. */
export const TEST_SETTINGS = {
  SESSION_SECRET: TEST_SESSION_SECRET,
  REVALIDATE_SECRET: TEST_REVALIDATE_SECRET,
  ...TEST_NOTICES,
  ...TEST_MAIL,
  CRON_SECRET: TEST_CRON_SECRET,
  // Tests stand for different people by their X-Forwarded-For, as behind a proxy.
  TRUSTED_PROXIES: '1',
}

/** A request as a receiver of change notices got it. */
export type Received = { path: string; headers: Record<string, string>; body: string; answered: number }

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}

/**
 * A search engine, a feed hub and an owner's own system, as one server that keeps what it was told. It is down for the
 * first attempt of every webhook, so that a delivery that arrives is one that was tried again.
 */
function startReceiver(port: number): { server: Server; received: () => Received[] } {
  const got: Received[] = []
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, async (request, response) => {
    const id = request.headers['webhook-id']
    const isFirst = id !== undefined && !got.some(({ headers }) => headers['webhook-id'] === id)
    const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]))
    const answered = isFirst ? 503 : 202
    got.push({ path: request.url ?? '', headers, body: await readBody(request), answered })
    response.writeHead(answered).end()
  })
  server.listen(port, '127.0.0.1')
  return { server, received: () => got }
}

/**
 * A port by which a test stops the backend and starts it again, and reads the requests of the site to it, the notices that were
 * sent and the errors that were logged. Answers how it ends.
 */
export function startControl(site: ThrowawaySite, log: SiteLog): { close(): void } {
  const receiver = startReceiver(RECEIVER_PORT)
  const mail = startMailServer(MAIL_PORT)
  const answers: Record<string, () => Promise<unknown>> = {
    '/backend/stop': () => site.stopBackend(),
    '/backend/start': async () => {
      site.behave('well')
      await site.startBackend()
    },
    '/backend/hang': async () => site.behave('hung'),
    '/logs': async () => [log.tail(Infinity), readFileSync(site.backendLog, 'utf8')],
    '/received': async () => receiver.received(),
    '/mail': async () => mail.received(),
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
      mail.close()
      control.close()
    },
  }
}
