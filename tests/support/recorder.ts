import { createServer, request as ask } from 'node:http'
import type { Socket } from 'node:net'
import { KEEP_ALIVE_MS } from './ports.ts'

/**
 * `well` passes requests on; `gone` closes their connections, as without a backend; `hung` accepts them and never
 * answers; `broken` answers each with an error.
 */
export type BackendMood = 'well' | 'gone' | 'hung' | 'broken'

export type Recorder = {
  url: string
  /** Sets the state; `well` also closes the connections of unanswered requests. */
  behave(mood: BackendMood): void
  /** The requests of the site to the backend since the last call, as "GET /rest/v1/blog_posts". */
  take(): string[]
  close(): void
}

/**
 * A proxy between the site and its backend that records every request. If the backend is down,
 * the connection is closed, as without the proxy. It can also play a backend that is down, hangs or fails.
 */
export function startRecorder(port: number, backendPort: number): Recorder {
  let asked: string[] = []
  let mood: BackendMood = 'well'
  const waiting = new Set<Socket>()
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, (incoming, answer) => {
    const { method = 'GET', url = '/', headers } = incoming
    asked.push(`${method} ${url.split('?')[0]}`)
    if (mood === 'gone') {
      incoming.socket.destroy()
      return
    }
    if (mood === 'hung') {
      waiting.add(incoming.socket)
      return
    }
    if (mood === 'broken') {
      answer.writeHead(500, { 'content-type': 'application/json' }).end('{"message":"broken for a test"}')
      return
    }
    const onward = ask({ host: '127.0.0.1', port: backendPort, method, path: url, headers }, (reply) => {
      answer.writeHead(reply.statusCode ?? 502, reply.headers)
      reply.pipe(answer)
    })
    onward.on('error', () => incoming.socket.destroy())
    incoming.pipe(onward)
  })
  server.listen(port, '127.0.0.1')
  return {
    url: `http://127.0.0.1:${port}`,
    behave(next) {
      mood = next
      for (const socket of waiting) socket.destroy()
      waiting.clear()
    },
    take() {
      const taken = asked
      asked = []
      return taken
    },
    close: () => server.close(),
  }
}
