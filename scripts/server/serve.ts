import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import next from 'next'
import { serverEnv } from '../../lib/env.ts'
import { requestIdHeader } from '../../lib/request-id.ts'
import { ROOT } from '../local-server/local-env.ts'
import { keepSchedule } from '../local-server/schedule.ts'
import { prepare } from './request.ts'

/** Serves the build on a port, as a process of its own: `serve.ts <port>`. */
const port = Number(process.argv[2])
process.env.CLIENT_ADDRESS_HEADER = `x-client-${randomUUID()}`
process.env.CACHE_HANDLERS = 'own'
// Without the owner's secret, a random one of this process.
process.env.CRON_SECRET ??= randomUUID()

/** Longer than a proxy keeps an idle connection: the proxy must be the one that closes it. */
const KEEP_ALIVE_MS = 65_000
/** A picture of 12 MB over a slow line. */
const REQUEST_MS = 180_000
const HEADERS_MS = 20_000
const HEADERS_MAX_BYTES = 16 * 1024

const { SITE_URL, TRUSTED_PROXIES, CLIENT_ADDRESS_HEADER = '', CRON_SECRET, SESSION_SECRET } = serverEnv()

/** Asks the site to publish due posts; returns when the next one is due. */
async function runSchedule(): Promise<string | null> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/cron/publish?only=due`, {
    method: 'POST',
    headers: { authorization: `Bearer ${CRON_SECRET}` },
  })
  if (!answer.ok) throw new Error(`The schedule answered ${answer.status}`)
  return ((await answer.json()) as { next: string | null }).next
}

const site = next({ dev: false, dir: ROOT, hostname: 'localhost', port })
await site.prepare()
const handle = site.getRequestHandler()
const lookAtSchedule = keepSchedule(runSchedule)
const options = {
  siteUrl: SITE_URL,
  trustedProxies: TRUSTED_PROXIES,
  addressHeader: CLIENT_ADDRESS_HEADER,
  idHeader: requestIdHeader(SESSION_SECRET),
}

const server = createServer(
  {
    keepAliveTimeout: KEEP_ALIVE_MS,
    requestTimeout: REQUEST_MS,
    headersTimeout: HEADERS_MS,
    maxHeaderSize: HEADERS_MAX_BYTES,
    // No other protocol is spoken here: the request is answered without the upgrade.
    shouldUpgradeCallback: () => false,
  },
  (request, response) => {
    if (!prepare(request, response, options)) return
    lookAtSchedule()
    void handle(request, response)
  },
)
server.listen(port)

let isStopping = false
process.on('SIGTERM', () => {
  if (isStopping) return
  isStopping = true
  // Running requests are finished, then their connections close.
  server.keepAliveTimeout = 1
  server.close(() => void site.close().finally(() => process.exit(0)))
  server.closeIdleConnections()
})
