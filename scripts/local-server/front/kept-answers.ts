import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { type Content, createContents, type Encoding, preferredEncoding } from './encodings.ts'
import { collectBody } from './held-bodies.ts'

export type KeptAnswers = {
  /** Gives an answer that is kept; false when Next has to be asked. */
  give(request: IncomingMessage, response: ServerResponse): boolean
  /** Compresses what Next is about to answer, and keeps it, if everybody gets the same and `isWhole` when it ends. */
  watch(request: IncomingMessage, response: ServerResponse, isWhole?: () => boolean): void
}

type Options = {
  /** Grows whenever something that pages show was renewed: what was kept before is asked for anew. */
  renewals: () => number
  now?: () => number
}

/** How long an answer is given again without asking Next, which knows when a page is to be made anew. */
const FRESH_MS = 1_000
/** How much longer while one request is asking. */
const GRACE_MS = 1_000
/** Of all bodies together, what they are compressed to included. Bytes. */
const CONTENTS_MAX = 64 * 1024 * 1024
const ANSWERS_MAX = 2_000
const KEY_MAX = 4_096

/** Next answers these differently at one address. */
const PARTS = ['rsc', 'next-router-state-tree', 'next-router-prefetch', 'next-router-segment-prefetch', 'next-url']
/** Whoever sends one of these may be answered differently from everybody else, or by the route itself. */
const PERSONAL = ['cookie', 'authorization', 'range', 'if-modified-since', 'x-prerender-revalidate']

const TEXT = /^(?:text\/|application\/(?:javascript|json|manifest|xml|[\w.]+\+(?:xml|json))|image\/svg)/
const ADDRESS = /^[^?]*(?:\?_rsc=[\w-]*)?$/

/** The body is found by its name, so that none is held beyond the bound for all of them. */
type Kept = {
  body: string
  headers: OutgoingHttpHeaders
  renewals: number
  isForEver: boolean
  freshUntil: number
  askedAt: number
}

/** Under which an answer is the same for everybody; null when it need not be. */
function keyOf({ url = '', headers }: IncomingMessage): string | null {
  if (!ADDRESS.test(url) || PERSONAL.some((name) => headers[name] !== undefined)) return null
  const key = [url, ...PARTS.map((name) => headers[name] ?? '')].join('\n')
  return key.length > KEY_MAX ? null : key
}

/** Whether everybody gets this answer, and text that is worth compressing. */
function isShared(response: ServerResponse): boolean {
  const cacheControl = String(response.getHeader('cache-control') ?? '')
  return (
    response.statusCode === 200 &&
    TEXT.test(String(response.getHeader('content-type') ?? '')) &&
    /(?:^|[\s,])(?:public|s-maxage=[1-9]|immutable)/.test(cacheControl) &&
    !/private|no-store|no-cache/.test(cacheControl) &&
    !response.hasHeader('set-cookie') &&
    !response.hasHeader('content-encoding')
  )
}

/**
 * Tells an nginx in front (X-Accel-Expires) to keep a page to the end of the second in which it was sent. By its own clock a
 * second lasts up to two, and what was published is to be seen within one.
 */
const toEndOfSecond = (time: number): OutgoingHttpHeaders => ({ 'x-accel-expires': `@${Math.floor(time / 1_000)}` })

const withoutMark = (etag: string) => etag.trim().replace(/^W\//, '')

function isKnown(request: IncomingMessage, etag: string): boolean {
  const known = request.headers['if-none-match']
  return known === '*' || (known?.split(',').some((one) => withoutMark(one) === withoutMark(etag)) ?? false)
}

const OF_THE_BODY = ['content-length', 'content-encoding', 'transfer-encoding']

/** The headers of an answer without those that are the body's, naming the body. */
function headersOf(response: ServerResponse, etag: string): OutgoingHttpHeaders {
  const headers: OutgoingHttpHeaders = { ...response.getHeaders() }
  for (const name of OF_THE_BODY) Reflect.deleteProperty(headers, name)
  const vary = [headers.vary ?? []].flat().map(String)
  // Weak: one name for all that the body may be compressed to.
  const named = headers.etag ? `W/${withoutMark(String(headers.etag))}` : etag
  return { ...headers, etag: named, vary: [...vary, 'Accept-Encoding'].join(', ') }
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  headers: OutgoingHttpHeaders,
  content: Content,
): void {
  for (const name of OF_THE_BODY) response.removeHeader(name)
  if (isKnown(request, String(headers.etag))) {
    response.writeHead(304, headers).end()
    return
  }
  const wanted: Encoding = preferredEncoding(request.headers['accept-encoding'])
  const body = content.as(wanted)
  response.writeHead(200, {
    ...headers,
    'content-length': body.byteLength,
    ...(body !== content.as('identity') && { 'content-encoding': wanted }),
  })
  response.end(request.method === 'HEAD' ? undefined : body)
}

/**
 * Answers that are the same for everybody, compressed once and given again for a moment: a request that finds one costs
 * neither Next's routing nor the encoding of its text. It never outlives a renewal in this process, and nobody who could
 * be answered differently is given one.
 */
export function createKeptAnswers({ renewals, now = Date.now }: Options): KeptAnswers {
  const answers = new Map<string, Kept>()
  const contents = createContents(CONTENTS_MAX)

  function usable(key: string): Kept | null {
    const kept = answers.get(key)
    if (!kept || kept.isForEver) return kept ?? null
    const time = now()
    if (kept.renewals !== renewals() || time > kept.freshUntil + GRACE_MS) return null
    if (time <= kept.freshUntil) return kept
    // One request in a while asks Next; the others need not wait for it.
    if (time < kept.askedAt + FRESH_MS) return kept
    kept.askedAt = time
    return null
  }

  function put(key: string, kept: Kept): void {
    answers.delete(key)
    answers.set(key, kept)
    if (answers.size <= ANSWERS_MAX) return
    const [oldest] = answers.keys()
    if (oldest !== undefined) answers.delete(oldest)
  }

  function give(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false
    const key = keyOf(request)
    const kept = key === null ? null : usable(key)
    const content = kept && contents.find(kept.body)
    if (!content) return false
    send(
      request,
      response,
      {
        ...kept.headers,
        ...('x-nextjs-cache' in kept.headers && { 'x-nextjs-cache': 'HIT' }),
        ...(!kept.isForEver && toEndOfSecond(now())),
      },
      content,
    )
    return true
  }

  function watch(request: IncomingMessage, response: ServerResponse, isWhole = () => true): void {
    if (request.method !== 'GET') return
    const key = keyOf(request)
    const asked = renewals()
    const isWanted = () => isShared(response) && isWhole()
    collectBody(response, isWanted, (body) => {
      const content = contents.hold(body)
      const headers = headersOf(response, `W/"${content.name}"`)
      const isForEver = String(headers['cache-control']).includes('immutable')
      if (key !== null && (isForEver || asked === renewals()))
        put(key, { body: content.name, headers, renewals: asked, isForEver, freshUntil: now() + FRESH_MS, askedAt: 0 })
      send(request, response, isForEver ? headers : { ...headers, ...toEndOfSecond(now()) }, content)
    })
  }
  return { give, watch }
}
