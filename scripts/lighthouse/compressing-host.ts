import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { brotliCompressSync, constants } from 'node:zlib'
import { freePort } from '../local-server/ports.ts'

const COMPRESSIBLE = /text|javascript|json|xml|svg/

/** What hosts take for answers that they compress as they go. */
const QUALITY = 5

/** Connection headers belong to each leg; the length changes with the compression. */
const OF_ONE_LEG = new Set(['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'content-encoding'])

async function pass(origin: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const answer = await fetch(origin + (request.url ?? '/'), {
    redirect: 'manual',
    headers: { accept: request.headers.accept ?? '*/*', 'user-agent': request.headers['user-agent'] ?? '' },
  })
  const body = Buffer.from(await answer.arrayBuffer())
  response.statusCode = answer.status
  for (const [name, value] of answer.headers) if (!OF_ONE_LEG.has(name)) response.setHeader(name, value)
  if (!COMPRESSIBLE.test(answer.headers.get('content-type') ?? '')) {
    response.end(body)
    return
  }
  response.setHeader('content-encoding', 'br')
  response.end(brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } }))
}

/** Stands before the site and compresses, as hosts do; Next itself leaves that to the host. */
export async function startCompressingHost(origin: string): Promise<{ origin: string; stop(): void }> {
  const server = createServer((request, response) => {
    pass(origin, request, response).catch((error: unknown) => {
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
