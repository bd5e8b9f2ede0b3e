import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { brotliCompressSync, constants } from 'node:zlib'
import { freePort } from '../local-server/ports.ts'

const COMPRESSIBLE = /text|javascript|json|xml|svg/

/** What hosts take for answers that they compress as they go. */
const QUALITY = 5

/** Connection headers belong to each leg; the length changes with the compression. */
const OF_ONE_LEG = new Set(['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'content-encoding'])

type Kept = { status: number; headers: [name: string, value: string][]; body: Uint8Array }

/** What the site answers, compressed when that is worth it. */
async function ask(origin: string, request: IncomingMessage): Promise<Kept> {
  const answer = await fetch(origin + (request.url ?? '/'), {
    redirect: 'manual',
    headers: { accept: request.headers.accept ?? '*/*', 'user-agent': request.headers['user-agent'] ?? '' },
  })
  const raw = Buffer.from(await answer.arrayBuffer())
  const headers = [...answer.headers].filter(([name]) => !OF_ONE_LEG.has(name))
  if (!COMPRESSIBLE.test(answer.headers.get('content-type') ?? '')) return { status: answer.status, headers, body: raw }
  const body = brotliCompressSync(raw, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } })
  return { status: answer.status, headers: [...headers, ['content-encoding', 'br']], body }
}

/** As at a host's edge: asked for and compressed once, then sent as it is kept, to whoever asks for the same. */
async function pass(
  origin: string,
  kept: Map<string, Promise<Kept>>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const key = `${request.url} ${request.headers.accept}`
  const asked = kept.get(key) ?? ask(origin, request)
  kept.set(key, asked)
  const { status, headers, body } = await asked
  response.writeHead(status, Object.fromEntries(headers)).end(body)
}

/** Stands before the site and compresses, as hosts do; Next itself leaves that to the host. */
export async function startCompressingHost(origin: string): Promise<{ origin: string; stop(): void }> {
  const kept = new Map<string, Promise<Kept>>()
  const server = createServer((request, response) => {
    pass(origin, kept, request, response).catch((error: unknown) => {
      response.statusCode = 502
      response.end(String(error))
    })
  })
  const port = await freePort(3350)
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://localhost:${port}`,
    stop: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
