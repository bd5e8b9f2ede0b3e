import type { OutgoingHttpHeaders, ServerResponse } from 'node:http'

/** Larger answers go out as they come: parts of the sitemap, which are written as they are read. Bytes. */
const BODY_MAX = 512 * 1024

type Chunk = string | Uint8Array
type Ending = (() => void) | undefined

/**
 * Holds what is written to a response back until its end, and hands it over as a whole; lets it pass as it comes when
 * `isWanted` refuses its first lines, or refuses them at its end, or when it becomes too large.
 */
export function collectBody(response: ServerResponse, isWanted: () => boolean, finish: (body: Buffer) => void): void {
  const { writeHead, write, end, flushHeaders } = response
  const chunks: Buffer[] = []
  let size = 0
  let isWatched: boolean | null = null

  function letPass(): void {
    Object.assign(response, { writeHead, write, end, flushHeaders })
    for (const chunk of chunks.splice(0)) response.write(chunk)
  }
  function watched(): boolean {
    isWatched ??= isWanted()
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
      const body = Buffer.concat(chunks)
      if (isWanted()) finish(body)
      else response.end(body)
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
