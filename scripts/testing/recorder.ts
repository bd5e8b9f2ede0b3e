import { createServer, request as ask } from 'node:http'

export type Recorder = {
  url: string
  /** What the site has asked the backend since the last call, as "GET /rest/v1/blog_posts". */
  take(): string[]
  close(): void
}

/**
 * Stands between the site and its backend and notes every question. A backend that is down stays down for whoever asks:
 * the connection is cut, as it would be without this.
 */
export function startRecorder(port: number, backendPort: number): Recorder {
  let asked: string[] = []
  const server = createServer((incoming, answer) => {
    const { method = 'GET', url = '/', headers } = incoming
    asked.push(`${method} ${url.split('?')[0]}`)
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
    take() {
      const taken = asked
      asked = []
      return taken
    },
    close: () => server.close(),
  }
}
