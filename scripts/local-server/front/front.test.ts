import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { afterEach, expect, test, vi } from 'vitest'
import { logError } from '../../../lib/log'
import { UPLOAD_BODY_MAX } from '../../../lib/request-gate'
import { note, type RequestNotes } from '../../../lib/request-notes'
import { type RawRequest, sendRaw } from '../../testing/raw-http'
import { front, type FrontOptions } from './front'

const ADDRESS_HEADER = 'x-client-test'
const ACTION: [string, string] = ['Next-Action', `40${'a'.repeat(40)}`]
const TEXT: [string, string] = ['Content-Type', 'text/plain;charset=UTF-8']
const FORM: [string, string] = ['Content-Type', 'multipart/form-data; boundary=b']

let server: Server | undefined
afterEach(() => server?.close())

type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void> | void

/** Answers what it was handed: its headers, and how many bytes came. */
const echo: Handle = async (request, response) => {
  let bytes = 0
  for await (const chunk of request) bytes += (chunk as Buffer).byteLength
  response.end(JSON.stringify({ bytes, headers: request.headers }))
}

async function start(handle: Handle, options: Partial<FrontOptions> = {}): Promise<number> {
  const all = {
    siteUrl: 'https://site.example',
    trustedProxies: 0,
    addressHeader: ADDRESS_HEADER,
    hasSession: async (cookies: string | undefined) => cookies === 'session=yes',
    ...options,
  }
  server = createServer(front(handle, all)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}

const post = (body: string, ...headers: [string, string][]): RawRequest => ({
  method: 'POST',
  path: '/admin/blog',
  headers,
  body,
})

const received = async (port: number, request: RawRequest) => {
  const { head, body } = await sendRaw(port, request)
  return { head, ...(JSON.parse(body) as { bytes: number; headers: Record<string, string> }) }
}

test('hands a body on as it came, whole or in chunks', async () => {
  const port = await start(echo)
  expect((await received(port, post('["soup"]', ACTION, TEXT))).bytes).toBe(8)
  const chunked = post('3\r\n["s\r\n5\r\noup"]\r\n0\r\n\r\n', ACTION, TEXT, ['Transfer-Encoding', 'chunked'])
  expect((await received(port, chunked)).bytes).toBe(8)
})

test('hands a large body on for somebody with a session, and refuses it unread for anybody else', async () => {
  let reached = 0
  const port = await start((request, response) => {
    reached += 1
    return echo(request, response)
  })
  const large = 'x'.repeat(3_000_000)
  expect((await received(port, post(large, FORM, ACTION, ['Cookie', 'session=yes']))).bytes).toBe(3_000_000)
  expect((await sendRaw(port, post(large, FORM, ACTION))).status).toBe(401)
  expect((await sendRaw(port, { ...post(large, FORM), path: '/contact' })).status).toBe(413)
  expect(reached).toBe(1)
})

test('ends a body in chunks where it becomes too large', async () => {
  const port = await start(echo)
  const chunk = (bytes: number) => `${bytes.toString(16)}\r\n${'x'.repeat(bytes)}\r\n`
  const visitor = { ...post(chunk(70_000), FORM, ['Transfer-Encoding', 'chunked']), path: '/contact' }
  expect((await sendRaw(port, visitor)).status).toBe(413)
  const editor = post(chunk(UPLOAD_BODY_MAX + 1), FORM, ['Transfer-Encoding', 'chunked'], ['Cookie', 'session=yes'])
  expect((await sendRaw(port, editor)).status).not.toBe(200)
})

test.each<[string, string, [string, string][]]>([
  ['an action that is sent no list', '{}', [ACTION, TEXT]],
  ['an action that is sent half a list', '[', [ACTION, TEXT]],
  ['a form without its end', '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n1', [FORM]],
  ['a form of another boundary', '--c--', [ACTION, FORM]],
])('%s is the sender’s mistake', async (_what, body, headers) => {
  const port = await start(echo)
  expect((await sendRaw(port, post(body, ...headers))).status).toBe(400)
})

const failing = (notes: Partial<RequestNotes>) =>
  start((_request, response) => {
    note(notes)
    response.statusCode = 500
    response.end('no')
  })

test('an action that could not be given what it was sent is the sender’s mistake; all other failures are ours', async () => {
  const action = post('[]', ACTION, TEXT)
  expect((await sendRaw(await failing({ handedOn: true }), action)).status).toBe(400)
  expect((await sendRaw(await failing({}), action)).status).toBe(500)
  expect((await sendRaw(await failing({ handedOn: true, actionBegan: true }), action)).status).toBe(500)
  expect((await sendRaw(await failing({ handedOn: true }), { method: 'GET', path: '/', headers: [] })).status).toBe(500)
})

test('a page says in its status what it says in its words, and is not kept', async () => {
  const port = await start(async (_request, response) => {
    await Promise.resolve()
    note({ status: 503 })
    response.setHeader('cache-control', 'public')
    response.end('Search cannot be reached')
  })
  const { status, head } = await sendRaw(port, { method: 'GET', path: '/search?q=soup', headers: [] })
  expect(status).toBe(503)
  expect(head).toMatch(/cache-control: no-store/i)
})

test('believes the socket and the configuration, and no header of a stranger', async () => {
  const port = await start(echo)
  const { headers } = await received(port, {
    method: 'GET',
    path: '/',
    headers: [
      ['Host', 'evil.example'],
      ['Origin', 'https://other.example'],
      ['X-Forwarded-For', '6.6.6.6'],
      ['X-Forwarded-Host', 'evil.example'],
      ['X-Forwarded-Proto', 'javascript'],
      ['X-Real-Ip', '6.6.6.6'],
      ['Forwarded', 'for=6.6.6.6'],
    ],
  })
  expect(headers).toMatchObject({
    [ADDRESS_HEADER]: '127.0.0.1',
    'x-forwarded-for': '127.0.0.1',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'https',
  })
  expect(headers).not.toHaveProperty('forwarded')
  expect(headers).not.toHaveProperty('x-real-ip')
})

test('believes a proxy of one’s own for the entry that it has added', async () => {
  const port = await start(echo, { trustedProxies: 1 })
  const { headers } = await received(port, {
    method: 'GET',
    path: '/',
    headers: [['X-Forwarded-For', '6.6.6.6, 203.0.113.7']],
  })
  expect(headers[ADDRESS_HEADER]).toBe('203.0.113.7')
})

test('every request has a name of ours, which a proxy of one’s own may have given it', async () => {
  const ask = async (port: number) => received(port, post('[]', ACTION, TEXT, ['X-Request-Id', 'given-by-somebody']))
  const stranger = await ask(await start(echo))
  expect(stranger.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
  expect(stranger.head.toLowerCase()).toContain(`x-request-id: ${stranger.headers['x-request-id']}`)
  server?.close()
  expect((await ask(await start(echo, { trustedProxies: 1 }))).headers['x-request-id']).toBe('given-by-somebody')
})

test('what is logged while a request is answered carries its name', async () => {
  const lines: string[] = []
  const spy = vi.spyOn(console, 'error').mockImplementation((line: string) => void lines.push(line))
  const port = await start(async (request, response) => {
    await new Promise((resolve) => setImmediate(resolve))
    logError('action', new Error('broken'))
    response.end(JSON.stringify({ headers: request.headers }))
  })
  const { headers } = await received(port, post('[]', ACTION, TEXT))
  spy.mockRestore()
  expect(lines.map((line) => JSON.parse(line) as object)).toEqual([
    expect.objectContaining({ where: 'action', request: headers['x-request-id'] }),
  ])
})

test('a form of the site itself comes through a proxy that asks by another name', async () => {
  const port = await start(echo)
  const { headers } = await received(port, post('[]', ACTION, TEXT, ['Origin', 'https://site.example']))
  expect(headers['x-forwarded-host']).toBe('site.example')
})

test('of large bodies, no more than fit are being worked on at once, and each has its turn', async () => {
  let now = 0
  let most = 0
  const port = await start(async (request, response) => {
    now += 1
    most = Math.max(most, now)
    let bytes = 0
    for await (const chunk of request) bytes += (chunk as Buffer).byteLength
    await new Promise((resolve) => setTimeout(resolve, 5))
    now -= 1
    response.end(String(bytes))
  })
  const body = 'x'.repeat(4_000_000)
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => sendRaw(port, post(body, FORM, ACTION, ['Cookie', 'session=yes']))),
  )
  expect(new Set(answers.map(({ body: text }) => text))).toEqual(new Set(['4000000']))
  expect(most).toBeLessThanOrEqual(8)
})

test('a redirect names its target once', async () => {
  const port = await start((_, response) => {
    response.statusCode = 308
    response.setHeader('location', '/authors/zofia')
    // Next does so with the headers of a page that it has just made.
    response.appendHeader('location', '/authors/zofia')
    response.end()
  })
  const { status, head } = await sendRaw(port, { method: 'GET', path: '/authors/sofia', headers: [] })
  expect(status).toBe(308)
  expect(head.match(/^location: .*$/gim)).toEqual(['location: /authors/zofia'])
})
