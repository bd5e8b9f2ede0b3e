import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { type Content, createContents } from '../../scripts/local-server/front/encodings.ts'
import { freePort } from '../../scripts/local-server/ports.ts'

const COMPRESSIBLE = /text|javascript|json|xml|svg/

/** Enough for all that an audit asks for. Bytes. */
const CONTENTS_MAX = 64 * 1024 * 1024
const contents = createContents(CONTENTS_MAX)

/** Connection headers belong to each leg; the length changes with the compression. */
const OF_ONE_LEG = new Set(['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'content-encoding'])

type Kept = { status: number; headers: [name: string, value: string][]; content: Content; isCompressible: boolean }

/** What the site answers. */
async function ask(origin: string, request: IncomingMessage): Promise<Kept> {
  const answer = await fetch(origin + (request.url ?? '/'), {
    redirect: 'manual',
    headers: { accept: request.headers.accept ?? '*/*', 'user-agent': request.headers['user-agent'] ?? '' },
  })
  const raw = Buffer.from(await answer.arrayBuffer())
  return {
    status: answer.status,
    headers: [...answer.headers].filter(([name]) => !OF_ONE_LEG.has(name)),
    content: contents.hold(raw),
    isCompressible: COMPRESSIBLE.test(answer.headers.get('content-type') ?? ''),
  }
}

/** As at a host's edge: asked for once, then sent as it is kept, to whoever asks for the same. */
async function pass(
  origin: string,
  kept: Map<string, Promise<Kept>>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const key = `${request.url} ${request.headers.accept}`
  const asked = kept.get(key) ?? ask(origin, request)
  kept.set(key, asked)
  const { status, headers, content, isCompressible } = await asked
  const raw = content.as('identity')
  const body = isCompressible ? content.as('br') : raw
  if (body !== raw) response.setHeader('content-encoding', 'br')
  response.writeHead(status, Object.fromEntries(headers)).end(body)
}

/** Stands before a site and compresses as the front of `npm start` does, be it ours or the bare one. */
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
