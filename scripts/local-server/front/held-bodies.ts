import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'

/**
 * The body of a request while it has not been handed on. Nobody has read from the stream, so nothing of it is lost: what
 * the parser brings is kept here, and the connection stands still as long as nothing is asked for.
 */
export type HeldBody = {
  /** Reads all of it, `max` bytes at most; null when there is more. Then it can be handed on. */
  collect(max: number): Promise<Buffer | null>
  /** Lets the next reader have it, what has been collected included, and ends the connection beyond `max` bytes. */
  handOn(max: number): void
  /** Throws away what is still to come, so that the answer can be read. */
  drop(): void
}

/** Takes the body of a request before the first byte of it; to be called as the request arrives. */
export function holdBody(request: IncomingMessage): HeldBody {
  const push = request.push.bind(request)
  const chunks: (Buffer | null)[] = []
  let size = 0
  let take = (chunk: Buffer | null): boolean => {
    chunks.push(chunk)
    size += chunk?.byteLength ?? 0
    return false
  }
  request.push = (chunk: Buffer | null) => take(chunk)
  /** Makes the parser go on. */
  const goOn = () => request.read(0)

  function handOn(max: number): void {
    let passed = 0
    take = (chunk) => {
      passed += chunk?.byteLength ?? 0
      if (passed > max) {
        request.socket.destroy()
        return false
      }
      return push(chunk)
    }
    for (const chunk of chunks.splice(0)) take(chunk)
  }

  return {
    handOn,
    collect(max) {
      return new Promise((resolve) => {
        const finish = () => {
          if (size > max) resolve(null)
          else if (chunks.at(-1) === null) resolve(Buffer.concat(chunks.filter((chunk) => chunk !== null)))
          else return false
          return true
        }
        const keep = take
        take = (chunk) => {
          keep(chunk)
          return !finish()
        }
        request.once('close', () => resolve(null))
        if (!finish()) goOn()
      })
    },
    drop() {
      chunks.length = 0
      take = (chunk) => (chunk === null ? push(null) : true)
      goOn()
    },
  }
}

/** Larger answers go out as they come: parts of the sitemap, which are written as they are read. Bytes. */
const ANSWER_MAX = 512 * 1024

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
      if (size > ANSWER_MAX) letPass()
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
