import type { IncomingMessage, ServerResponse } from 'node:http'
import { createBudget } from '../../../lib/budget.ts'
import { logError } from '../../../lib/log.ts'
import { clientOf } from '../../../lib/network-address.ts'
import {
  announcedBytes,
  type Arrival,
  bodyMax,
  badRequest,
  bodyRefusal,
  isRead,
  isWellFormed,
  type Refusal,
  refusalOf,
  VISITOR_BODY_MAX,
} from '../../../lib/request-gate.ts'
import { type RequestNotes, requestNotes } from '../../../lib/request-notes.ts'
import { REQUEST_ID_HEADER, requestIdOf } from '../../../lib/request-id.ts'
import { type HeldBody, holdBody } from './held-bodies.ts'
import type { KeptAnswers } from './kept-answers.ts'

type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void> | void

export type FrontOptions = {
  siteUrl: string
  /** How many proxies of one's own stand before this server. */
  trustedProxies: number
  /** The header in which the client's address is handed on; a name that nobody else knows. */
  addressHeader: string
  hasSession: (cookies: string | undefined) => Promise<boolean>
  /** Answers that are given again for a moment, and compressed; without them Next is asked each time. */
  kept?: KeptAnswers
}

/** Of large bodies that are being received and worked on at the same time. Bytes. */
const LARGE_BODIES_TOTAL = 16 * 1024 * 1024

const FORWARDED = [
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-proto',
  'x-real-ip',
]

const headerOf =
  (request: IncomingMessage): Arrival['header'] =>
  (name) => {
    const value = request.headers[name]
    return (Array.isArray(value) ? value.join(', ') : value) ?? null
  }

/**
 * What is believed of a request: the socket, and the entries that proxies of one's own have added. The address of the
 * site comes from its configuration, whatever the client says.
 */
function settleAddresses(request: IncomingMessage, { siteUrl, trustedProxies, addressHeader }: FrontOptions): void {
  const { headers, socket } = request
  const forwardedFor = headers['x-forwarded-for']
  const known = headers[addressHeader]
  const client = known ?? clientOf(socket.remoteAddress, String(forwardedFor ?? ''), trustedProxies)
  for (const name of FORWARDED) Reflect.deleteProperty(headers, name)
  const site = new URL(siteUrl)
  // What Next compares the Origin of an action with. The gate has compared it already, with the Host that was asked for and
  // with the site's own, which a proxy may have replaced.
  const origin = isRead(request.method ?? '') ? null : URL.parse(headers.origin ?? '')
  headers['x-forwarded-host'] = origin?.host ?? headers.host ?? site.host
  headers['x-forwarded-proto'] = site.protocol.slice(0, -1)
  if (client) {
    headers[addressHeader] = client
    headers['x-forwarded-for'] = String(client)
  }
}

/** Names the request, as a proxy of one's own has, and tells whoever sends something: a page may be kept for others. */
function nameRequest(request: IncomingMessage, response: ServerResponse, { trustedProxies }: FrontOptions): string {
  const given = trustedProxies > 0 ? headerOf(request)(REQUEST_ID_HEADER) : null
  const id = requestIdOf(given)
  request.headers[REQUEST_ID_HEADER] = id
  if (!isRead(request.method ?? '')) response.setHeader(REQUEST_ID_HEADER, id)
  return id
}

function refuse(response: ServerResponse, { status, text, headers }: Refusal): void {
  response.writeHead(status, {
    'content-type': 'text/plain',
    'content-length': Buffer.byteLength(text),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    ...headers,
  })
  response.end(response.req.method === 'HEAD' ? undefined : text)
}

/** A redirect that Next has just made names its target twice, as one that it has kept does not: once is what is meant. */
function settleLocation(response: ServerResponse): void {
  const targets = response.getHeader('location')
  if (Array.isArray(targets) && new Set(targets).size === 1) response.setHeader('location', targets[0] ?? '')
}

/**
 * Puts right what the answer says first. Of an action that ends in 500 before it began, although the middleware had let it
 * through, nothing but what it was sent could not be read: the sender's mistake. One that began and failed is ours. And a
 * page whose part could not be had says so in its status too.
 */
function settleStatus(response: ServerResponse, notes: RequestNotes, isAction: boolean): void {
  const writeHead = response.writeHead.bind(response) as (status: number, ...rest: unknown[]) => ServerResponse
  response.writeHead = (status: number, ...rest: unknown[]) => {
    settleLocation(response)
    if (status === 500 && isAction && notes.handedOn && !notes.actionBegan) return writeHead(400, ...rest)
    if (status !== 200 || notes.status === null) return writeHead(status, ...rest)
    response.setHeader('cache-control', 'no-store')
    response.setHeader('retry-after', '10')
    return writeHead(notes.status, ...rest)
  }
}

const largeBodies = createBudget({ total: LARGE_BODIES_TOTAL })

/** Waits until there is room for a large body; it is held until its answer is sent. */
async function waitForRoom(response: ServerResponse, bytes: number): Promise<void> {
  const gone = new AbortController()
  const taken = largeBodies.take(bytes, gone.signal)
  response.once('close', () => {
    gone.abort()
    void taken.then((release) => release())
  })
  await taken
}

async function admitBody(
  body: HeldBody,
  arrival: Arrival,
  response: ServerResponse,
  hasSession: () => Promise<boolean>,
) {
  const announced = announcedBytes(arrival.header)
  const isSmall = announced !== null && announced <= VISITOR_BODY_MAX
  const signedIn = !isSmall && (await hasSession())
  const max = bodyMax(signedIn)
  if (signedIn) {
    await waitForRoom(response, announced ?? max)
    return body.handOn(max)
  }
  const content = await body.collect(max)
  if (content === null) return bodyRefusal(arrival, false)
  const isAction = arrival.header('next-action') !== null
  const isForm = arrival.method === 'POST'
  const bytes = Uint8Array.from(content).buffer
  if (isForm && !(await isWellFormed(bytes, arrival.header('content-type') ?? '', isAction))) return badRequest
  return body.handOn(max)
}

/**
 * What stands before Next on a server of one's own: it knows the socket, and sees addresses and bodies before Next's
 * parsers do. On a host with servers of its own the middleware asks the same questions, as far as it can.
 */
export function front(
  handle: Handle,
  options: FrontOptions,
): (request: IncomingMessage, response: ServerResponse) => void {
  async function receive(id: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const arrival: Arrival = { method: request.method ?? '', target: request.url ?? '', header: headerOf(request) }
    const hasBody = announcedBytes(arrival.header) !== 0
    const body = hasBody ? holdBody(request) : null
    const hasSession = () => options.hasSession(request.headers.cookie)
    const refusal =
      (await refusalOf(arrival, { siteUrl: options.siteUrl, hasSession })) ??
      (body && (await admitBody(body, arrival, response, hasSession)))
    if (refusal) {
      refuse(response, refusal)
      body?.drop()
      return
    }
    if (!body && options.kept?.give(request, response)) return
    settleAddresses(request, options)
    const notes: RequestNotes = { id, handedOn: false, actionBegan: false, status: null }
    settleStatus(response, notes, arrival.header('next-action') !== null)
    // After the one above: what it takes back is that one's.
    options.kept?.watch(request, response, () => notes.status === null)
    await requestNotes().run(notes, () => handle(request, response))
  }
  return (request, response) => {
    const id = nameRequest(request, response, options)
    receive(id, request, response).catch((error: unknown) => {
      // Who has gone away is owed nothing, and their going is no error of ours.
      if (request.destroyed && !response.headersSent) return
      logError('front', error, { request: id })
      if (!response.headersSent) refuse(response, { status: 500, text: 'Internal server error' })
      else response.destroy()
    })
  }
}
