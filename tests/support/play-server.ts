import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'

const playing = new Set<Server>()

/** Starts a server that plays another site for a test, on a free port; returns its origin. `endServers` ends it. */
export async function playServer(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1')
  playing.add(server)
  await once(server, 'listening')
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
}

/** Ends every server that this test file has started, even in the middle of an answer. */
export function endServers(): void {
  for (const server of playing) {
    server.closeAllConnections()
    server.close()
  }
  playing.clear()
}
