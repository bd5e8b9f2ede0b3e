import { createServer, type IncomingMessage, type Server } from 'node:http'
import { KEEP_ALIVE_MS } from './ports.ts'

/** A request as a receiver of change notices got it. */
export type Received = { path: string; headers: Record<string, string>; body: string; answered: number }

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}

/**
 * A search engine, a feed hub and an owner's own system, as one server that keeps what it was told. It is down for the
 * first attempt of every webhook, so that a delivery that arrives is one that was tried again.
 */
export function startReceiver(port: number): { server: Server; received: () => Received[] } {
  const got: Received[] = []
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, async (request, response) => {
    const id = request.headers['webhook-id']
    const isFirst = id !== undefined && !got.some(({ headers }) => headers['webhook-id'] === id)
    const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]))
    const answered = isFirst ? 503 : 202
    got.push({ path: request.url ?? '', headers, body: await readBody(request), answered })
    response.writeHead(answered).end()
  })
  server.listen(port, '127.0.0.1')
  return { server, received: () => got }
}
