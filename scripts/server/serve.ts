import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, ServerResponse } from 'node:http'
import next from 'next'
import { serverEnv } from '../../lib/env.ts'
import { clientOf } from '../../lib/network-address.ts'
import {
  announcedBytes,
  type UnreadRequest,
  badRequest,
  headRefusal,
  isRead,
  type Refusal,
  UPLOAD_BODY_MAX,
} from '../../lib/request-gate.ts'
import { readRequestId, requestIdHeader } from '../../lib/request-id.ts'
import { ROOT } from '../local-server/local-env.ts'
import { keepSchedule } from '../local-server/schedule.ts'

type RequestOptions = {
  siteUrl: string
  trustedProxies: number
  /** The header that passes the client's address on; its name is a secret of this process. */
  addressHeader: string
  idHeader: string
}

const FORWARDED = [
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-proto',
  'x-real-ip',
]

const headerOf = ({ headers }: IncomingMessage, name: string): string | null => {
  const value = headers[name]
  return (Array.isArray(value) ? value.join(', ') : value) ?? null
}

/**
 * Replaces the client's forwarding headers by its address, from the socket and own proxies, and by the site's address.
 */
function setAddresses(request: IncomingMessage, { siteUrl, trustedProxies, addressHeader }: RequestOptions): void {
  const { headers, socket } = request
  const client = clientOf(socket.remoteAddress, headerOf(request, 'x-forwarded-for') ?? '', trustedProxies)
  for (const name of FORWARDED) Reflect.deleteProperty(headers, name)
  Reflect.deleteProperty(headers, addressHeader)
  const site = new URL(siteUrl)
  // Next compares the Origin of an action with this; the middleware has compared it with the Host and with the site's
  // address.
  const origin = isRead(request.method ?? '') ? null : URL.parse(headers.origin ?? '')
  headers['x-forwarded-host'] = origin?.host ?? headers.host ?? site.host
  headers['x-forwarded-proto'] = site.protocol.slice(0, -1)
  if (client) {
    headers[addressHeader] = client
    headers['x-forwarded-for'] = client
  }
}

/** A proxy may send an absolute address, and `OPTIONS` an asterisk: Next reads paths. */
function pathOf(target: string): string | null {
  if (target.startsWith('/')) return target
  const address = URL.parse(target)
  return address && /^https?:$/.test(address.protocol) ? address.pathname + address.search : null
}

const noLength: Refusal = { status: 411, text: 'Say how much is sent' }
const tooLarge: Refusal = { status: 413, text: 'Too much was sent' }

/** No host in front limits the body, so its length must be announced and within the panel's limit. */
function bodyRefusal(header: UnreadRequest['header']): Refusal | null {
  const announced = announcedBytes(header)
  if (announced === null) return noLength
  return announced > UPLOAD_BODY_MAX ? tooLarge : null
}

function refuse(request: IncomingMessage, response: ServerResponse, { status, text, headers }: Refusal): void {
  response.writeHead(status, {
    'content-type': 'text/plain',
    'content-length': Buffer.byteLength(text),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    ...headers,
    // The rest of the body is not read.
    ...(announcedBytes((name) => headerOf(request, name)) !== 0 && { connection: 'close' }),
  })
  response.end(request.method === 'HEAD' ? undefined : text)
}

/** Gives a request its path, addresses and id; answers it and returns false when Next must not get it. */
export function prepare(request: IncomingMessage, response: ServerResponse, options: RequestOptions): boolean {
  const path = pathOf(request.url ?? '')
  const header: UnreadRequest['header'] = (name) => headerOf(request, name)
  const arrival = { method: request.method ?? '', target: path ?? '', header }
  const refusal = path === null ? badRequest : (headRefusal(arrival) ?? bodyRefusal(header))
  if (path === null || refusal) {
    refuse(request, response, refusal ?? badRequest)
    return false
  }
  request.url = path
  setAddresses(request, options)
  // The name of this header is derived from the site's secret.
  request.headers[options.idHeader] = readRequestId(headerOf(request, options.idHeader)) ?? randomUUID()
  return true
}

const RETRY_SECONDS = 10

/**
 * Answers 503 where Next answers 500: clients may retry a page that fails now, as in an outage. Lets caches show an old
 * page only in an outage: with Next's `stale-while-revalidate` of a year, a browser shows what it stored weeks ago.
 */
export class PageResponse<Request extends IncomingMessage> extends ServerResponse<Request> {
  override writeHead(status: number, ...rest: []): this {
    // Next sends the target of a redirect twice until the redirect is cached, and some clients join the two:
    // https://github.com/vercel/next.js/issues/82117
    const location = this.getHeader('location')
    if (Array.isArray(location) && location[0]) this.setHeader('location', location[0])
    const control = String(this.getHeader('cache-control') ?? '')
    if (control.startsWith('s-maxage='))
      this.setHeader('cache-control', control.replace('stale-while-revalidate', 'stale-if-error'))
    const isPage = /^text\/html\b/.test(String(this.getHeader('content-type')))
    if (status !== 500 || !isPage) return super.writeHead(status, ...rest)
    this.setHeader('retry-after', RETRY_SECONDS)
    return super.writeHead(503, ...rest)
  }
}

const SERVER_OPTIONS = {
  ServerResponse: PageResponse,
  // Longer than a proxy keeps an idle connection: the proxy must be the one that closes it.
  keepAliveTimeout: 65_000,
  // Enough for an image of 12 MB over a slow line.
  requestTimeout: 180_000,
  headersTimeout: 20_000,
  maxHeaderSize: 16 * 1024,
  // Only HTTP is spoken here: answer the request without the upgrade.
  shouldUpgradeCallback: () => false,
}

/** Asks the site to publish due posts; returns when the next one is due. */
async function runSchedule(port: number): Promise<string | null> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/cron/publish?only=due`, {
    method: 'POST',
    headers: { authorization: `Bearer ${serverEnv().CRON_SECRET}` },
  })
  if (!answer.ok) throw new Error(`The schedule answered ${answer.status}`)
  return ((await answer.json()) as { next: string | null }).next
}

/** Finishes running requests, then closes their connections. */
function stop(server: Server, close: () => Promise<void>): void {
  server.keepAliveTimeout = 1
  server.close(() => void close().finally(() => process.exit(0)))
  server.closeIdleConnections()
}

/** A client that reaches the port past the proxy could claim any address: a proxy on this machine needs loopback only. */
export const listen = (server: Server, port: number, loopbackOnly: string | undefined): Server =>
  server.listen(port, loopbackOnly === '1' ? '127.0.0.1' : undefined)

/** Sets the variables of this process for Next and the site. */
export function setOwnVariables(env: NodeJS.ProcessEnv): void {
  env.CLIENT_ADDRESS_HEADER = `x-client-${randomUUID()}`
  env.CACHE_HANDLERS = 'own'
  // The owner's secret, or a random one: an empty variable is not set, and the schedule never runs without a secret.
  env.CRON_SECRET ||= randomUUID()
}

async function serve(port: number): Promise<void> {
  setOwnVariables(process.env)
  const { SITE_URL, TRUSTED_PROXIES, LOOPBACK_ONLY, CLIENT_ADDRESS_HEADER = '', SESSION_SECRET } = serverEnv()
  const site = next({ dev: false, dir: ROOT, hostname: 'localhost', port })
  await site.prepare()
  const handle = site.getRequestHandler()
  const checkSchedule = keepSchedule(() => runSchedule(port))
  const options = {
    siteUrl: SITE_URL,
    trustedProxies: TRUSTED_PROXIES,
    addressHeader: CLIENT_ADDRESS_HEADER,
    idHeader: requestIdHeader(SESSION_SECRET),
  }
  const server = createServer(SERVER_OPTIONS, (request, response) => {
    if (!prepare(request, response, options)) return
    checkSchedule()
    void handle(request, response)
  })
  listen(server, port, LOOPBACK_ONLY)
  process.once('SIGTERM', () => {
    process.on('SIGTERM', () => undefined)
    stop(server, () => site.close())
  })
}

// Run as a process: `serve.ts <port>`.
if (process.argv[1] === import.meta.filename) await serve(Number(process.argv[2]))
