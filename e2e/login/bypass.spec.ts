import { expect, test } from '../fixtures'
import { PNG } from '../editor/clipboard'
import { IMPORT_PATH, LINKS_PATH, UPLOAD_PATH } from '../../lib/panel-calls.ts'

/** Words of the panel's pages that are not on the login. */
const PANEL = /New Recipe Post|Logged in as/

const ATTEMPTS: Record<string, Record<string, string>> = {
  'a plain request': {},
  'a forged middleware header': {
    'x-middleware-subrequest': 'middleware:middleware:middleware:middleware:middleware',
  },
  'a forged middleware header of a source folder': {
    'x-middleware-subrequest': 'src/middleware:src/middleware:src/middleware:src/middleware:src/middleware',
  },
  'a request for the flight data': { rsc: '1', 'next-router-prefetch': '1' },
  'a cookie of our name with nonsense': { cookie: 'fc_session=eyJhbGciOiJub25lIn0.e30.; fc_auth=base64-e30' },
}

test('no request without a valid session gets content of the panel, with or without a forged cookie', async ({
  request,
}) => {
  for (const [what, headers] of Object.entries(ATTEMPTS)) {
    const answer = await request.get('/admin/blog', { headers })
    expect.soft(answer.status(), what).toBeLessThan(500)
    expect.soft(await answer.text(), what).not.toMatch(PANEL)
  }
})

test('an action of the panel tells a stranger that there is no session, and refuses another site', async ({
  request,
}) => {
  const calls = [
    [UPLOAD_PATH, { multipart: { file: { name: 'loaf.png', mimeType: 'image/png', buffer: PNG } } }],
    [IMPORT_PATH, { data: { address: 'https://example.com/loaf.png', alt: '' } }],
    [LINKS_PATH, { data: ['/blog/one-pot-jollof-rice'] }],
  ] as const
  for (const [path, body] of calls) {
    const answer = await request.post(path, body)
    expect(await answer.json(), path).toMatchObject({ ok: false, reason: 'session' })
    const foreign = await request.post(path, { ...body, headers: { 'sec-fetch-site': 'cross-site' } })
    expect([foreign.status(), await foreign.text()], path).toEqual([403, ''])
  }
})

test('an answer of the panel may not be stored by a shared cache', async ({ request }) => {
  const redirect = await request.get('/admin', { maxRedirects: 0 })
  expect([redirect.status(), redirect.headers()['cache-control']]).toEqual([307, 'private, no-store'])
  const answer = await request.get('/admin/blog')
  expect(answer.headers()['cache-control']).toMatch(/no-store/)
  const policy = answer.headers()['content-security-policy'] ?? ''
  expect(policy).toMatch(/script-src 'self' 'nonce-[^']+' 'strict-dynamic'/)
  expect(policy).not.toMatch(/script-src[^;]*'unsafe-inline'/)
})
