import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { type Content, createContents, type Encoding, preferredEncoding } from './encodings.ts'

export type KeptAnswers = {
  /** Gives an answer that is kept; false when Next has to be asked. */
  give(request: IncomingMessage, response: ServerResponse): boolean
  /** Compresses what Next is about to answer, and keeps it, if everybody gets the same. */
  watch(request: IncomingMessage, response: ServerResponse): void
}

type Options = {
  /** Grows whenever something that pages show was renewed: what was kept before is asked for anew. */
  renewals: () => number
  now?: () => number
}

/** How long an answer is given again without asking Next, which knows when a page is to be made anew. */
const FRESH_MS = 1_000
/** How much longer while one request is asking. */
const GRACE_MS = 10_000
/** Larger answers go out as they come: parts of the sitemap, which are written as they are read. Bytes. */
const BODY_MAX = 512 * 1024
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

type Kept = {
  content: Content
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
  return { etag, ...headers, vary: [...vary, 'Accept-Encoding'].join(', ') }
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
  const contentOf = createContents(CONTENTS_MAX)

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
    if (!kept) return false
    const headers = 'x-nextjs-cache' in kept.headers ? { ...kept.headers, 'x-nextjs-cache': 'HIT' } : kept.headers
    send(request, response, headers, kept.content)
    return true
  }

  function watch(request: IncomingMessage, response: ServerResponse): void {
    if (request.method !== 'GET') return
    const key = keyOf(request)
    const asked = renewals()
    collectBody(response, isShared, (body) => {
      const content = contentOf(body)
      const headers = headersOf(response, content.etag)
      const isForEver = String(headers['cache-control']).includes('immutable')
      if (key !== null && (isForEver || asked === renewals()))
        put(key, { content, headers, renewals: asked, isForEver, freshUntil: now() + FRESH_MS, askedAt: 0 })
      send(request, response, headers, content)
    })
  }
  return { give, watch }
}

type Chunk = string | Uint8Array
type Ending = (() => void) | undefined

/**
 * Holds what is written to a response back until its end, and hands it over as a whole; lets it pass as it comes when
 * `isWanted` refuses its first lines, or when it becomes too large.
 */
function collectBody(
  response: ServerResponse,
  isWanted: (response: ServerResponse) => boolean,
  finish: (body: Buffer) => void,
): void {
  const { writeHead, write, end, flushHeaders } = response
  const chunks: Buffer[] = []
  let size = 0
  let isWatched: boolean | null = null

  function letPass(): void {
    Object.assign(response, { writeHead, write, end, flushHeaders })
    for (const chunk of chunks.splice(0)) response.write(chunk)
  }
  function watched(): boolean {
    isWatched ??= isWanted(response)
    if (!isWatched) letPass()
    return isWatched
  }
  function collect(chunk: unknown, encoding: unknown): void {
    if (typeof chunk !== 'string' && !(chunk instanceof Uint8Array)) return
    chunks.push(toBuffer(chunk, encoding))
    size += chunks.at(-1)?.byteLength ?? 0
  }

  Object.assign(response, {
    writeHead(status: number, ...rest: unknown[]) {
      response.statusCode = status
      const headers = rest.findLast((argument) => typeof argument === 'object' && argument !== null)
      setAll(response, headers)
      if (!watched()) response.writeHead(response.statusCode)
      return response
    },
    flushHeaders() {
      if (!watched()) response.flushHeaders()
    },
    write(chunk: Chunk, ...rest: unknown[]) {
      if (!watched()) return Reflect.apply(response.write, response, [chunk, ...rest]) as boolean
      collect(chunk, rest[0])
      callLater(rest)
      if (size > BODY_MAX) letPass()
      return true
    },
    end(...args: unknown[]) {
      if (!watched()) return Reflect.apply(response.end, response, args) as ServerResponse
      collect(args[0], args[1])
      Object.assign(response, { writeHead, write, end, flushHeaders })
      finish(Buffer.concat(chunks))
      callLater(args)
      return response
    },
  })
}

const toBuffer = (chunk: Chunk, encoding: unknown): Buffer =>
  typeof chunk === 'string'
    ? Buffer.from(chunk, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8')
    : Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength)

function callLater(args: unknown[]): void {
  const callback = args.findLast((argument) => typeof argument === 'function') as Ending
  if (callback) process.nextTick(callback)
}

/** Headers as `writeHead` takes them: by name, or name and value in turn. */
function setAll(response: ServerResponse, headers: unknown): void {
  if (Array.isArray(headers)) {
    for (let at = 0; at + 1 < headers.length; at += 2)
      response.setHeader(String(headers[at]), headers[at + 1] as string)
    return
  }
  for (const [name, value] of Object.entries((headers ?? {}) as OutgoingHttpHeaders)) {
    if (value !== undefined) response.setHeader(name, value)
  }
}
