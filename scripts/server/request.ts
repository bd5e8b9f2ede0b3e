import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { clientOf } from '../../lib/network-address.ts'
import {
  announcedBytes,
  badRequest,
  isRead,
  lineRefusal,
  type Refusal,
  UPLOAD_BODY_MAX,
} from '../../lib/request-gate.ts'
import { readRequestId } from '../../lib/request-id.ts'

export type RequestOptions = {
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
 * Replaces the client's forwarding headers by the socket's and own proxies' address, and by the site's configuration.
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

/** No host in front has limited the body: its length must be announced and at most the panel's limit. */
function bodyRefusal(request: IncomingMessage): Refusal | null {
  const announced = announcedBytes((name) => headerOf(request, name))
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
  const refusal = path === null ? badRequest : (lineRefusal(request.method ?? '', path) ?? bodyRefusal(request))
  if (path === null || refusal) {
    refuse(request, response, refusal ?? badRequest)
    return false
  }
  request.url = path
  setAddresses(request, options)
  // Only a holder of the site's secret knows the name of this header.
  request.headers[options.idHeader] = readRequestId(headerOf(request, options.idHeader)) ?? randomUUID()
  return true
}
