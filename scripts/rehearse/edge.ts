import { createReadStream, statSync } from 'node:fs'
import { createServer, request as ask, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import path from 'node:path'

/** What hosts of this kind take of a request, and how long a function may think. */
const BODY_MAX = 4_500_000
const ANSWER_WITHIN_MS = 15_000

/** The header in which this host says who asks; what a visitor sends by that name is dropped. */
export const ADDRESS_HEADER = 'x-host-client'

const TYPES: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.txt': 'text/plain',
}

/** A file of the build, as a CDN keeps it: those with a hash in their name for ever. */
function sendFile(files: string, request: IncomingMessage, response: ServerResponse): boolean {
  const pathname = URL.parse(request.url ?? '', 'http://host')?.pathname ?? '/'
  const file = path.join(files, path.posix.normalize(pathname))
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) return false
  response.writeHead(200, {
    'content-type': TYPES[path.extname(file)] ?? 'application/octet-stream',
    'cache-control': pathname.startsWith('/_next/static/')
      ? 'public, max-age=31536000, immutable'
      : 'public, max-age=0, must-revalidate',
  })
  createReadStream(file).pipe(response)
  return true
}

const refuse = (response: ServerResponse, status: number, code: string) =>
  response.headersSent ? response.destroy() : response.writeHead(status, { 'x-host-error': code }).end(code)

function passOn(port: number, request: IncomingMessage, response: ServerResponse): void {
  // Tests stand for different people by their X-Forwarded-For, as if each had a connection of their own.
  const client = String(request.headers['x-forwarded-for'] ?? request.socket.remoteAddress)
    .split(',')
    .at(-1)
    ?.trim()
  const headers = {
    ...request.headers,
    [ADDRESS_HEADER]: client,
    'x-forwarded-for': client,
    'x-forwarded-host': request.headers.host,
    'x-forwarded-proto': 'http',
  }
  const onward = ask({ host: '127.0.0.1', port, method: request.method, path: request.url, headers }, (answer) => {
    clearTimeout(timer)
    response.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(response)
  })
  const timer = setTimeout(() => onward.destroy(new Error('FUNCTION_INVOCATION_TIMEOUT')), ANSWER_WITHIN_MS)
  let bytes = 0
  request.on('data', (chunk: Buffer) => {
    bytes += chunk.byteLength
    if (bytes > BODY_MAX) onward.destroy(new Error('FUNCTION_PAYLOAD_TOO_LARGE'))
  })
  onward.on('error', ({ message }) => {
    clearTimeout(timer)
    refuse(response, message === 'FUNCTION_INVOCATION_TIMEOUT' ? 504 : bytes > BODY_MAX ? 413 : 502, message)
  })
  request.pipe(onward)
}

/** What stands between the world and the functions of a host: files from a folder, limits, and the name of the client. */
export const startEdge = (port: number, files: string, functionPort: (request: IncomingMessage) => number): Server =>
  createServer((request, response) => {
    const announced = Number(request.headers['content-length'] ?? 0)
    if (announced > BODY_MAX) refuse(response, 413, 'FUNCTION_PAYLOAD_TOO_LARGE')
    else if (!sendFile(files, request, response)) passOn(functionPort(request), request, response)
  }).listen(port)
