import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { sendRaw } from '../../testing/raw-http'
import { createContents, preferredEncoding } from './encodings'
import { createKeptAnswers } from './kept-answers'

const PAGE = 'A page of soups. '.repeat(100)
const SHARED = {
  'cache-control': 's-maxage=300, stale-while-revalidate=31535700',
  'content-type': 'text/html; charset=utf-8',
}

let server: Server
let port = 0
/** What Next would answer, and how often it was asked. */
let site: (request: IncomingMessage, response: ServerResponse) => void
let asked = 0
let renewed = 0
let time = 0
let isWhole = true

beforeEach(async () => {
  asked = renewed = time = 0
  isWhole = true
  site = (_request, response) => {
    for (const [name, value] of Object.entries(SHARED)) response.setHeader(name, value)
    response.end(PAGE)
  }
  const kept = createKeptAnswers({ renewals: () => renewed, now: () => time })
  server = createServer((request, response) => {
    if (kept.give(request, response)) return
    kept.watch(request, response, () => isWhole)
    asked += 1
    site(request, response)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  port = typeof address === 'object' && address ? address.port : 0
})
afterEach(() => server.close())

const get = (path = '/', headers: Record<string, string> = {}) =>
  sendRaw(port, { method: 'GET', path, headers: Object.entries(headers) })
/** As bytes; fetch would undo the encoding. */
const encoded = async (accepted: string) => {
  const answer = await fetch(`http://127.0.0.1:${port}/`, { headers: { 'accept-encoding': accepted } })
  return { answer, text: await answer.text() }
}

test.each([
  ['br', 'br, gzip'],
  ['gzip', 'gzip, deflate'],
  ['gzip', 'br;q=0, gzip'],
  [null, 'identity'],
])('is sent as %s to who accepts %s', async (encoding, accepted) => {
  for (let time = 0; time < 2; time++) {
    const { answer, text } = await encoded(accepted)
    expect(answer.headers.get('content-encoding')).toBe(encoding)
    expect(answer.headers.get('vary')).toBe('Accept-Encoding')
    expect(text).toBe(PAGE)
  }
  expect(asked).toBe(1)
})

test('is known by its content, also after a renewal that changed nothing', async () => {
  const etag = /^etag: (.+)\r$/im.exec((await get()).head)?.[1] ?? ''
  expect(etag).toMatch(/^W\/".{27}"$/)
  const again = await get('/', { 'If-None-Match': `"other", ${etag}` })
  expect([again.status, again.body]).toEqual([304, ''])
  expect(again.head).toMatch(/^cache-control: s-maxage=300/im)
  renewed += 1
  expect((await get('/', { 'If-None-Match': etag })).status).toBe(304)
  expect(asked).toBe(2)
})

test('is asked for anew after a second, by one of many, and after a renewal at once', async () => {
  await get()
  time = 900
  await get()
  expect(asked).toBe(1)
  const { promise: othersAreServed, resolve: goOn } = Promise.withResolvers<void>()
  site = (_request, response) => void othersAreServed.then(() => response.writeHead(200, SHARED).end('new'))
  time = 1_100
  const first = get()
  await expect.poll(() => asked).toBe(2)
  for (let other = 0; other < 5; other++) expect((await get()).body).toBe(PAGE)
  goOn()
  expect((await first).body).toBe('new')
  expect(asked).toBe(2)
  expect((await get()).body).toBe('new')
  renewed += 1
  await get()
  expect(asked).toBe(3)
})

test('an nginx in front keeps a page to the end of its second, and what never changes as long as it says', async () => {
  time = 1_700_000_000_900
  expect((await get()).head).toMatch(/^x-accel-expires: @1700000000\r$/im)
  time += 200
  expect((await get()).head).toMatch(/^x-accel-expires: @1700000001\r$/im)
  site = (_request, response) =>
    response.writeHead(200, { ...SHARED, 'cache-control': 'public, max-age=31536000, immutable' }).end(PAGE)
  for (let round = 0; round < 2; round++) expect((await get('/a.css')).head).not.toMatch(/^x-accel-expires/im)
})

test('an answer that was on its way during a renewal is not kept', async () => {
  site = (_request, response) => {
    renewed += 1
    response.writeHead(200, SHARED).end('old')
  }
  await get()
  await get()
  expect(asked).toBe(2)
})

test('is for nobody who could be answered differently', async () => {
  await get()
  await get('/', { Cookie: 'a=b' })
  await get('/', { Range: 'bytes=0-4' })
  await get('/', { 'If-Modified-Since': 'Sun, 22 Nov 2026 06:00:00 GMT' })
  await get('/', { RSC: '1' })
  await get('/?q=soup')
  await get('/?q=soup')
  expect(asked).toBe(7)
  await get('/', { RSC: '1' })
  await sendRaw(port, { method: 'HEAD', path: '/', headers: [] })
  expect(asked).toBe(7)
  await sendRaw(port, { method: 'POST', path: '/', headers: [] })
  expect(asked).toBe(8)
})

test.each<[string, Record<string, string>, number?]>([
  ['private', { ...SHARED, 'cache-control': 'private, no-store' }],
  ['of one person', { ...SHARED, 'set-cookie': 'a=b' }],
  ['without a life', { 'content-type': 'text/html' }],
  ['no text', { ...SHARED, 'content-type': 'image/webp' }],
  ['no success', SHARED, 404],
])('what is %s goes out as it is', async (_what, headers, status = 200) => {
  site = (_request, response) => {
    response.writeHead(status, headers)
    response.write(PAGE)
    response.end('end')
  }
  for (let time = 0; time < 2; time++) {
    const answer = await get('/', { 'Accept-Encoding': 'br' })
    expect(answer.status).toBe(status)
    expect(answer.head).not.toMatch(/^(?:etag|content-encoding):/im)
    expect(answer.body).toContain(PAGE)
  }
  expect(asked).toBe(2)
})

test('a page that lacks a part goes out as it is, and is not kept', async () => {
  site = (_request, response) => {
    response.writeHead(200, SHARED)
    response.write(PAGE)
    isWhole = false
    response.end('end')
  }
  for (let time = 0; time < 2; time++) {
    const answer = await get('/', { 'Accept-Encoding': 'br' })
    expect(answer.head).not.toMatch(/^(?:etag|content-encoding):/im)
    expect(answer.body).toContain('end')
  }
  expect(asked).toBe(2)
})

test('a name that a route gave its answer stays, for all that it is compressed to', async () => {
  site = (_request, response) => response.writeHead(200, { ...SHARED, etag: '"own"' }).end(PAGE)
  expect((await get()).head).toMatch(/^etag: W\/"own"\r$/im)
  expect((await get('/', { 'If-None-Match': '"own"' })).status).toBe(304)
})

test('what is large goes out as it comes', async () => {
  const large = 'x'.repeat(300_000)
  site = (_request, response) => {
    response.writeHead(200, SHARED)
    for (let part = 0; part < 4; part++) response.write(large)
    response.end()
  }
  const answer = await fetch(`http://127.0.0.1:${port}/`)
  expect((await answer.text()).length).toBe(1_200_000)
  expect(answer.headers.has('etag')).toBe(false)
})

test('a content is compressed once, and the oldest give way', () => {
  const contents = createContents(10_000)
  const body = (letter: string) => Buffer.from(letter.repeat(2_000))
  const first = contents.hold(body('a'))
  expect(contents.hold(body('a')).as('br')).toBe(first.as('br'))
  expect(brotliDecompressSync(first.as('br')).equals(body('a'))).toBe(true)
  expect(gunzipSync(first.as('gzip')).equals(body('a'))).toBe(true)
  for (const letter of 'bcdefg') contents.hold(body(letter))
  expect(contents.find(first.name)).toBeNull()
  expect(contents.hold(body('a'))).not.toBe(first)
  expect(contents.hold(Buffer.from('short')).as('br').toString()).toBe('short')
})

test('what is asked for again is compressed as well as it can be, and who asks meanwhile does not wait', async () => {
  const contents = createContents(100_000)
  const body = Buffer.from(Array.from({ length: 2_000 }, (_, line) => `Line ${line * 7_919} of a page`).join(''))
  const content = contents.hold(body)
  const quick = content.as('br')
  expect(content.as('br')).toBe(quick)
  await expect.poll(() => content.as('br').byteLength).toBeLessThan(quick.byteLength)
  const best = content.as('br')
  expect(brotliDecompressSync(best).equals(body)).toBe(true)
  expect(content.bytes).toBe(body.byteLength + best.byteLength)
  expect(content.as('br')).toBe(best)
})

test('no more is held than the bound, whatever is asked for', () => {
  const contents = createContents(50_000)
  const all = Array.from({ length: 200 }, (_, index) => contents.hold(randomBytes(1_000 + index)))
  for (const content of all) for (const encoding of ['br', 'gzip', 'identity'] as const) content.as(encoding)
  const held = all.filter(({ name }) => contents.find(name)).map(({ bytes }) => bytes)
  expect(held.length).toBeGreaterThan(10)
  expect(held.reduce((sum, bytes) => sum + bytes)).toBeLessThanOrEqual(50_000)
})

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['*', 'identity'],
  ['GZIP', 'gzip'],
  ['gzip;q=0.5, br;q=0.9', 'br'],
  ['brotli', 'identity'],
])('%j accepts %s', (accepted, encoding) => {
  expect(preferredEncoding(accepted)).toBe(encoding)
})
