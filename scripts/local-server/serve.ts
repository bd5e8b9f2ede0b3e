import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import next from 'next'
import { SESSION_COOKIE } from '../../lib/auth/cookies.ts'
import { readSession } from '../../lib/auth/signed-cookies.ts'
import { serverEnv } from '../../lib/env.ts'
import { ROOT } from './local-env.ts'
import { renewals } from '../../lib/renewals.ts'
import { front } from './front/front.ts'
import { createKeptAnswers } from './front/kept-answers.ts'
import { keepSchedule } from './schedule.ts'

/** Serves the build as a process of its own, with the front before it: `serve.ts <port>`. */
const port = Number(process.argv[2])
// Where Next sends an action that another of its pages has to answer; without it, it would ask the Host header.
process.env.__NEXT_PRIVATE_ORIGIN = `http://localhost:${port}`
process.env.CLIENT_ADDRESS_HEADER = `x-client-${randomUUID()}`

// Without one of the owner's, a word that this process alone knows.
process.env.CRON_SECRET ??= randomUUID()

const { SESSION_SECRET, SITE_URL, TRUSTED_PROXIES, CLIENT_ADDRESS_HEADER = '', CRON_SECRET } = serverEnv()

function cookieOf(cookies: string | undefined, name: string): string | undefined {
  const found = cookies?.split(';').find((cookie) => cookie.trim().startsWith(`${name}=`))
  return found?.trim().slice(name.length + 1)
}

/** Asks the site to do what is due; answers when the next thing is. */
async function runSchedule(): Promise<string | null> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/cron/publish?only=due`, {
    method: 'POST',
    headers: { authorization: `Bearer ${CRON_SECRET}` },
  })
  if (!answer.ok) throw new Error(`The schedule answered ${answer.status}`)
  return ((await answer.json()) as { next: string | null }).next
}

const site = next({ dev: false, dir: ROOT, port })
await site.prepare()
const handle = site.getRequestHandler()
const lookAtSchedule = keepSchedule(runSchedule)

/** Longer than a proxy keeps an idle connection for its next request: who closes first must not be the one who is asked. Milliseconds. */
const KEEP_ALIVE_MS = 65_000

const server = createServer(
  { keepAliveTimeout: KEEP_ALIVE_MS },
  front(
    (request, response) => {
      lookAtSchedule()
      return handle(request, response)
    },
    {
      siteUrl: SITE_URL,
      trustedProxies: TRUSTED_PROXIES,
      addressHeader: CLIENT_ADDRESS_HEADER,
      kept: createKeptAnswers({ renewals: renewals.count }),
      hasSession: async (cookies) => (await readSession(SESSION_SECRET, cookieOf(cookies, SESSION_COOKIE))) !== null,
    },
  ),
)
server.listen(port)

let stopping = false
process.on('SIGTERM', () => {
  if (stopping) return
  stopping = true
  // Who is being answered now is not waited for afterwards.
  server.keepAliveTimeout = 1
  server.close(() => void site.close().finally(() => process.exit(0)))
  server.closeIdleConnections()
})
