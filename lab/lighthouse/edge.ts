import { createServer, type IncomingMessage } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { listenLocally } from '../../scripts/local-server/ports.ts'

const COMPRESSIBLE = /text|javascript|json|xml|svg/
const DROPPED = ['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'content-encoding']

const compress = promisify(brotliCompress)

async function ask(origin: string, { url = '/', headers }: IncomingMessage) {
  const answer = await fetch(origin + url, {
    redirect: 'manual',
    headers: { accept: headers.accept ?? '*/*', 'user-agent': headers['user-agent'] ?? '' },
  })
  const kept = Object.fromEntries([...answer.headers].filter(([name]) => !DROPPED.includes(name)))
  const raw = Buffer.from(await answer.arrayBuffer())
  if (!COMPRESSIBLE.test(kept['content-type'] ?? '')) return { status: answer.status, headers: kept, body: raw }
  return { status: answer.status, headers: { ...kept, 'content-encoding': 'br' }, body: await compress(raw) }
}

/** Stands before a site as a host's edge: asks once for each address, compresses the answer and sends it again. */
export async function startEdge(origin: string): Promise<{ origin: string; stop(): void }> {
  const kept = new Map<string, ReturnType<typeof ask>>()
  const server = createServer(async (request, response) => {
    const key = `${request.url} ${request.headers.accept}`
    const asked = kept.get(key) ?? ask(origin, request)
    kept.set(key, asked)
    const answer = await asked.catch((error: unknown) => ({ status: 502, headers: {}, body: String(error) }))
    response.writeHead(answer.status, answer.headers).end(answer.body)
  })
  const port = await listenLocally(server, 3350)
  const stop = () => {
    server.close()
    server.closeAllConnections()
  }
  return { origin: `http://localhost:${port}`, stop }
}
