import { once } from 'node:events'
import { createServer, type IncomingMessage, request as ask, type RequestOptions as Asked } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listen, PageResponse, prepare, setOwnVariables } from './serve.ts'

const HEADER = 'x-client-test'
const ID_HEADER = 'x-request-test'
const options = {
  siteUrl: 'https://flavorcraft.example',
  trustedProxies: 1,
  addressHeader: HEADER,
  idHeader: ID_HEADER,
}
const server = createServer(
  { shouldUpgradeCallback: () => false, ServerResponse: PageResponse },
  (request, response) => {
    if (!prepare(request, response, options)) return
    if (request.url?.startsWith('/fails')) {
      response.setHeader('content-type', request.url === '/fails' ? 'text/html; charset=utf-8' : 'application/json')
      response.statusCode = 500
    }
    // Next sets the header while it renders a redirect, and appends it once more from the finished page.
    if (request.url === '/moved') response.setHeader('location', '/new').appendHeader('location', '/new')
    const caching = /^\/cached\?(.*)/.exec(request.url ?? '')?.[1]
    if (caching) response.setHeader('cache-control', decodeURIComponent(caching))
    response.end(JSON.stringify({ url: request.url, headers: request.headers }))
  },
)
let port = 0

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  port = typeof address === 'object' && address ? address.port : 0
})
afterAll(() => server.close())

async function send(asked: Asked, body?: string): Promise<{ status: number | undefined; body: string }> {
  const request = ask({ host: '127.0.0.1', port, ...asked })
  request.end(body)
  const [answer] = (await once(request, 'response')) as [IncomingMessage]
  return { status: answer.statusCode, body: await text(answer) }
}
const handedOn = async (asked: Asked, body?: string) =>
  JSON.parse((await send(asked, body)).body) as { url: string; headers: Record<string, string> }

test('the client is the last address that an own proxy added', async () => {
  const { headers } = await handedOn({
    path: '/',
    headers: {
      'x-forwarded-for': '203.0.113.1, 203.0.113.9',
      'x-forwarded-host': 'evil.example',
      forwarded: 'for=203.0.113.1',
      [HEADER]: '203.0.113.7',
    },
  })
  expect(headers[HEADER]).toBe('203.0.113.9')
  expect(headers['x-forwarded-for']).toBe('203.0.113.9')
  expect(headers['x-forwarded-host']).toBe(`127.0.0.1:${port}`)
  expect(headers['x-forwarded-proto']).toBe('https')
  expect(headers.forwarded).toBeUndefined()
})

test('the id of a request is new, unless a holder of the secret sends one', async () => {
  const sent = '0f9a2f6e-3d4c-4b8e-9a57-1f2e3d4c5b6a'
  const idOf = async (headers: Record<string, string>) => (await handedOn({ path: '/', headers })).headers[ID_HEADER]
  expect(await idOf({ 'x-request-id': sent })).toMatch(/^[0-9a-f-]{36}$/)
  expect(await idOf({ 'x-request-id': sent })).not.toBe(sent)
  expect(await idOf({ [ID_HEADER]: 'no id' })).toMatch(/^[0-9a-f-]{36}$/)
  expect(await idOf({ [ID_HEADER]: sent })).toBe(sent)
})

test('an absolute address is read as its path, and one without a path is refused', async () => {
  expect((await handedOn({ path: 'http://flavorcraft.example/blog?a=1' })).url).toBe('/blog?a=1')
  expect((await send({ method: 'OPTIONS', path: '*' })).status).toBe(400)
})

test.each([
  ['a broken escape', { path: '/blog/%E0%A4%A' }, 400],
  ['a very long address', { path: `/${'a'.repeat(3000)}` }, 414],
  ['a query of thousands of parameters', { path: `/blog?${'a&'.repeat(3000)}` }, 414],
  ['a head of hundreds of cookies', { path: '/', headers: { cookie: 'a=b; '.repeat(300) } }, 431],
  ['a strange method', { method: 'TRACE', path: '/' }, 405],
  ['a body without a length', { method: 'POST', path: '/', headers: { 'transfer-encoding': 'chunked' } }, 411],
  ['a body above every limit', { method: 'POST', path: '/', headers: { 'content-length': '99000000' } }, 413],
])('%s is refused', async (_, asked, status) => {
  expect((await send(asked)).status).toBe(status)
})

test.each(['websocket', 'h2c'])('a request to upgrade to %s is ignored', async (protocol) => {
  const socket = connect(port, '127.0.0.1')
  socket.write(`GET / HTTP/1.1\r\nHost: a\r\nConnection: Upgrade, close\r\nUpgrade: ${protocol}\r\n\r\n`)
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 /)
})

test('answers 503 for a failing page, and passes other failures on unchanged', async () => {
  expect((await send({ path: '/fails' })).status).toBe(503)
  expect((await send({ path: '/fails.json' })).status).toBe(500)
})

test('sends the target of a redirect once', async () => {
  const answer = await fetch(`http://127.0.0.1:${port}/moved`)
  expect(answer.headers.get('location')).toBe('/new')
})

test.each([undefined, ''])('makes a secret for the schedule when CRON_SECRET is “%s”', (secret) => {
  const env: NodeJS.ProcessEnv = { NODE_ENV: 'test', CRON_SECRET: secret }
  setOwnVariables(env)
  expect(env.CRON_SECRET).toMatch(/^.{36}$/)
})

test.each([
  ['s-maxage=300, stale-while-revalidate=31535700', 's-maxage=300, stale-if-error=31535700'],
  ['public, max-age=300, stale-while-revalidate=3600', 'public, max-age=300, stale-while-revalidate=3600'],
  ['no-store', 'no-store'],
])('a browser asks again for a stored page: %s becomes %s', async (made, sent) => {
  const answer = await fetch(`http://127.0.0.1:${port}/cached?${encodeURIComponent(made)}`)
  expect(answer.headers.get('cache-control')).toBe(sent)
})

test.each([
  ['1', true],
  [undefined, false],
])('LOOPBACK_ONLY=%s decides whether only this machine reaches the server', async (loopbackOnly, isLocal) => {
  const own = listen(createServer(), 0, loopbackOnly)
  await once(own, 'listening')
  expect(own.address()).toMatchObject({ address: isLocal ? '127.0.0.1' : expect.stringMatching(/^(?:::|0\.0\.0\.0)$/) })
  own.close()
})
