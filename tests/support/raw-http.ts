import { connect } from 'node:net'

/** A request exactly as sent over the wire: nothing is escaped, completed or corrected. */
export type RawRequest = { method: string; path: string; headers: [string, string][]; body?: string }

/** The status, or the way in which the connection ended without one. */
export type RawAnswer = { status: number | 'closed' | 'silent'; head: string; body: string; bytes: number }

const SILENT_AFTER_MS = 30_000
/** Bytes of an answer that are kept; further ones are only counted. */
const KEPT_MAX = 16_000

function serialize({ method, path, headers, body }: RawRequest, host: string): Buffer {
  const has = (name: string) => headers.some(([given]) => given.toLowerCase() === name)
  const lines = [`${method} ${path} HTTP/1.1`]
  if (!has('host')) lines.push(`Host: ${host}`)
  if (!has('connection')) lines.push('Connection: close')
  const bytes = Buffer.from(body ?? '')
  if (body !== undefined && !has('content-length') && !has('transfer-encoding')) {
    lines.push(`Content-Length: ${bytes.byteLength}`)
  }
  for (const [name, value] of headers) lines.push(`${name}: ${value}`)
  return Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`), bytes])
}

/** Sends one request on a new connection and reads until the connection ends. */
export function sendRaw(port: number, request: RawRequest): Promise<RawAnswer> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    let text = ''
    let bytes = 0
    const end = (without: 'closed' | 'silent') => {
      const status = Number(/^HTTP\/1\.[01] (\d{3})/.exec(text)?.[1])
      const [head = '', ...rest] = text.split('\r\n\r\n')
      socket.destroy()
      resolve({ status: status || without, head, body: rest.join('\r\n\r\n'), bytes })
    }
    socket.setTimeout(SILENT_AFTER_MS, () => end('silent'))
    socket.on('data', (chunk) => {
      bytes += chunk.byteLength
      if (text.length < KEPT_MAX) text += chunk.toString('latin1')
    })
    // A server that refuses a body closes the connection while the body is sent: its answer has arrived before.
    socket.on('error', () => end('closed'))
    socket.on('close', () => end('closed'))
    socket.write(serialize(request, `localhost:${port}`))
  })
}
