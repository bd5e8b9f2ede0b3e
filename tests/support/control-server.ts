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

/** The environment of the site under test, besides the variables of its backend. */
export const TEST_SETTINGS = {
  SESSION_SECRET: TEST_SESSION_SECRET,
  REVALIDATE_SECRET: TEST_REVALIDATE_SECRET,
  ...TEST_NOTICES,
  ...TEST_MAIL,
  CRON_SECRET: TEST_CRON_SECRET,
  // Tests imitate different people by X-Forwarded-For, as behind a proxy.
  TRUSTED_PROXIES: '1',
}

/** A request that the receiver of notices got. */
export type Received = { path: string; headers: Record<string, string>; body: string; answered: number }

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}

/**
 * Plays a search engine, a feed hub and an owner's own system: one server that records its requests. It refuses the
 * first attempt of every webhook, so that every delivery has been retried.
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
 * A port by which a test begins and ends an outage of the backend, and reads the site's requests to it, the sent notices
 * and the logged errors. Returns the function that closes it.
 */
export function startControl(site: ThrowawaySite, log: SiteLog): { close(): void } {
  const receiver = startReceiver(RECEIVER_PORT)
  const mail = startMailServer(MAIL_PORT)
  const answers: Record<string, () => Promise<unknown>> = {
    '/backend/stop': async () => site.behave('gone'),
    '/backend/start': async () => site.behave('well'),
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
