import { account, typeLogin } from '../accounts'
import { expect, test } from '../fixtures'
import { hydrated } from '../hydrated'
import { SESSION_COOKIE, signSession } from '../../lib/auth/cookies.ts'
import { MAX_NETWORK_ATTEMPTS } from '../../lib/auth/limits.ts'
import { UPLOAD_PATH } from '../../lib/panel-calls.ts'
import { hostileRequests } from '../../tests/support/hostile-requests.ts'
import { SITE_PORT, TEST_SESSION_SECRET } from '../../tests/support/ports.ts'
import { type RawRequest, sendRaw } from '../../tests/support/raw-http.ts'

let logIn = ''

/** Every n-th request; a prime, so that the sample has every base and part of an address. HOSTILE_EVERY=1 sends all. */
const EVERY = Number(process.env.HOSTILE_EVERY ?? 23)

test.beforeAll(async ({ browser, baseURL }) => {
  const page = await browser.newPage({ baseURL, extraHTTPHeaders: { 'X-Forwarded-For': '10.98.1.1' } })
  const sent = page.waitForRequest((request) => request.headers()['next-action'] !== undefined)
  await page.goto('/admin/login')
  await hydrated(page.getByRole('button', { name: 'Log in' }))
  await typeLogin(page, { username: `stranger-${Date.now()}`, password: 'wrong' })
  logIn = (await sent).headers()['next-action'] ?? ''
  await page.close()
})

const post = (target: string, id: string, body: string, ...headers: [string, string][]): RawRequest => ({
  method: 'POST',
  path: target,
  headers: [['Next-Action', id], ['Content-Type', 'text/plain;charset=UTF-8'], ...headers],
  body,
})

test('no request of a hostile sample gets a 5xx', async ({ request: api }) => {
  // After the former journey the breaker stays open for a moment.
  await expect.poll(async () => (await api.get('/search?q=soup')).status()).toBe(200)
  const all = hostileRequests([logIn])
  const sample = all.filter((_request, index) => index % EVERY === 0)
  const failed: string[] = []
  const sendInTurn = async () => {
    for (let request = sample.pop(); request !== undefined; request = sample.pop()) {
      const { status, head } = await sendRaw(SITE_PORT, request)
      const locations = head.match(/^location:/gim)?.length ?? 0
      if (status === 'silent' || (typeof status === 'number' && status >= 500) || locations > 1) {
        failed.push(`${status} ${request.what}`)
      }
    }
  }
  await Promise.all(Array.from({ length: 4 }, sendInTurn))
  expect(failed).toEqual([])
})

test('a request with a malformed head is refused with one line of text, and nothing is logged', async () => {
  const action = post('/admin/blog', logIn, '[]')
  const refused: [number, RawRequest][] = [
    [400, { method: 'GET', path: '/blog/%00', headers: [] }],
    [400, { method: 'GET', path: '/blog/%zz', headers: [] }],
    [400, { method: 'GET', path: '/media/%c0%af', headers: [] }],
    [414, { method: 'GET', path: `/services/${'a'.repeat(300)}`, headers: [] }],
    [405, { method: 'TRACE', path: '/media/none.webp', headers: [] }],
    [400, { method: 'POST', path: '/contact', headers: [['Content-Type', 'multipart/form-data']], body: 'x' }],
    [400, post('/admin/blog', logIn, '[')],
    [
      400,
      {
        ...action,
        headers: [
          ['Next-Action', logIn],
          ['Content-Type', 'application/json'],
        ],
      },
    ],
    [400, { method: 'POST', path: '/admin/blog', headers: [['Next-Action', logIn]], body: '[]' }],
    [403, post('/admin/blog', logIn, '[]', ['Origin', 'https://evil.example'])],
    [403, post('/admin/blog', logIn, '[]', ['Origin', 'null'])],
    [413, post('/contact', logIn, 'x'.repeat(70_000))],
    [401, post('/admin/blog', logIn, 'x'.repeat(70_000))],
    [413, { method: 'POST', path: '/contact', headers: [['Content-Length', '99999999999']], body: 'x' }],
    [413, { method: 'GET', path: '/contact', headers: [['Content-Length', '99999999999']], body: 'x' }],
  ]
  for (const [status, request] of refused) {
    const answer = await sendRaw(SITE_PORT, request)
    expect(answer.status, `${request.method} ${request.path.slice(0, 40)} ${JSON.stringify(request.headers)}`).toBe(
      status,
    )
    // Headers and a line of text; a page has ten times as many bytes.
    expect(answer.bytes).toBeLessThan(1500)
  }
})

test('a body without a length is refused', async () => {
  const chunk = `8000\r\n${'x'.repeat(0x8000)}\r\n`
  const answer = await sendRaw(SITE_PORT, post('/contact', logIn, chunk.repeat(4), ['Transfer-Encoding', 'chunked']))
  expect(answer.status).toBe(411)
})

test('a body with a picture is accepted with a session, and an ended session is reported before the body is read', async ({
  request,
}) => {
  const { username } = account('intern')
  const picture = { name: 'large.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(3_000_000) }
  const send = (cookie: string) =>
    request.post(UPLOAD_PATH, {
      headers: { cookie: `${SESSION_COOKIE}=${cookie}` },
      multipart: { file: picture },
    })
  const userId = '6d6b0f6e-6f0f-4a5c-9d2b-0d8a4f3b2c1d'
  // The gate checks only the signature; the action checks the account.
  const open = await send(await signSession(TEST_SESSION_SECRET, { userId, username }))
  expect(open.status()).not.toBe(401)
  const ended = await send(await signSession(TEST_SESSION_SECRET, { userId, username }, 1_700_000_000))
  expect(ended.status()).toBe(401)
  expect(await ended.text()).toContain('Your session has ended')
})

test('a stored picture has its own content security policy', async ({ request }) => {
  const page = await (await request.get('/blog/one-pot-jollof-rice')).text()
  const name = /(?<!static)\/media\/[A-Za-z0-9._-]+|%2Fmedia%2F[A-Za-z0-9._-]+/.exec(page)?.[0]
  const answer = await request.get(decodeURIComponent(name ?? ''))
  expect(answer.status()).toBe(200)
  expect(answer.headers()['content-security-policy']).toBe("default-src 'none'; sandbox")
  expect(answer.headers()['x-content-type-options']).toBe('nosniff')
})

test('the address of a client comes from the proxy, not from the client', async ({ playwright, baseURL }) => {
  const attempt = async (forwarded: string, username: string) => {
    const context = await playwright.request.newContext({ baseURL })
    const answer = await context.post('/admin/blog', {
      headers: { 'next-action': logIn, 'content-type': 'text/plain;charset=UTF-8', 'x-forwarded-for': forwarded },
      data: JSON.stringify([{ username, password: 'wrong' }]),
    })
    const text = await answer.text()
    await context.dispose()
    return text
  }
  // The claimed address and the name change each time; the address that the proxy adds stays the same.
  const proxySaw = `10.99.${Date.now() % 250}.7`
  const claims = Array.from({ length: MAX_NETWORK_ATTEMPTS }, (_, n) => n)
  await Promise.all(claims.map((n) => attempt(`203.0.113.${n}, ${proxySaw}`, `claim-${Date.now()}-${n}`)))
  expect(await attempt(`203.0.113.9, ${proxySaw}`, `claim-${Date.now()}`)).toContain('Too Many Attempts')
})
