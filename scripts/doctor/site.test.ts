import { afterEach, expect, test } from 'vitest'
import { checkSite } from './site'
import { endServers, playServer } from '../../tests/support/play-server'

type Answer = { status?: number; headers?: Record<string, string>; body?: string }

afterEach(endServers)

const page = (origin: string) => `<html><head><link rel="canonical" href="${origin}/"/>
  <meta property="og:image" content="${origin}/og/home"/><link rel="stylesheet" href="/_next/static/a.css"/></head>
  <body><img src="/_next/image?url=%2Fmedia%2Fsoup.webp&amp;w=640&amp;q=75"/></body></html>`

/** The responses of a healthy site at this address. */
const goodAnswers = (origin: string): Record<string, Answer> => ({
  '/': {
    headers: { 'cache-control': 's-maxage=300', 'content-security-policy': 'x', 'content-encoding': 'identity' },
    body: page(origin),
  },
  '/api/health': {},
  '/api/ready': {},
  '/_next/static/a.css': { headers: { 'cache-control': 'public, max-age=31536000, immutable' } },
  '/admin/login': { headers: { 'cache-control': 'private, no-store' } },
  '/admin/blog': { body: '<input type="password">' },
  '/og/home': { headers: { 'content-type': 'image/png' } },
  '/_next/image': { headers: { 'content-type': 'image/webp' } },
  '/api/cron/publish': { status: 401 },
})

/** A host with the given faults; returns the doctor's findings about it. */
async function examine(faults: (origin: string) => Record<string, Answer>): Promise<string[]> {
  let answers: Record<string, Answer> = {}
  const origin = await playServer((request, response) => {
    const {
      status = 200,
      headers = {},
      body = '',
    } = answers[(request.url ?? '').split('?')[0] ?? ''] ?? { status: 404 }
    response.writeHead(status, headers).end(body)
  })
  answers = { ...goodAnswers(origin), ...faults(origin) }
  const findings = await checkSite(origin)
  return findings.filter(({ state }) => state === 'wrong').map(({ says }) => says)
}

test('finds nothing wrong with a healthy site', async () => {
  expect(await examine(() => ({}))).toEqual([])
})

const home = (headers: Record<string, string>) => (origin: string) => ({
  '/': { headers: { 'content-security-policy': 'x', ...headers }, body: page(origin) },
})

test.each<[string, (origin: string) => Record<string, Answer>, RegExp]>([
  [
    'SITE_URL is another',
    () => ({
      '/': {
        headers: { 'cache-control': 's-maxage=9', 'content-security-policy': 'x' },
        body: page('http://localhost:3000'),
      },
    }),
    /pages say that they live at http:\/\/localhost:3000/,
  ],
  [
    'it leads elsewhere',
    () => ({ '/': { status: 308, headers: { location: 'https://www.example.com/' } } }),
    /^It leads to https:\/\/www\.example\.com\/\.$/,
  ],
  ['it is broken', () => ({ '/': { status: 500 } }), /^Its home page answers 500\.$/],
  [
    'it is not FlavorCraft',
    () => ({ '/': { headers: { 'cache-control': 's-maxage=9', 'content-security-policy': 'x' } } }),
    /does not say its address/,
  ],
  ['it is not ready', () => ({ '/api/ready': { status: 503 } }), /^It is not ready/],
  ['nothing is cached', home({ 'cache-control': 'private, no-store' }), /made anew for every visitor/],
  [
    'its files are gone',
    () => ({ '/_next/static/a.css': { status: 404 } }),
    /A file that the home page needs is not there/,
  ],
  ['its files are not kept', () => ({ '/_next/static/a.css': {} }), /not kept by browsers/],
  [
    'a cache keeps the panel',
    () => ({ '/admin/login': { headers: { 'cache-control': 'public, max-age=60' } } }),
    /panel may be kept/,
  ],
  [
    'a proxy takes the policy away',
    (origin) => ({ '/': { headers: { 'cache-control': 's-maxage=9' }, body: page(origin) } }),
    /without their content security policy/,
  ],
  ['no card is drawn', () => ({ '/og/home': { status: 500 } }), /card for social networks is not drawn \(500\)/],
  ['the optimiser fails', () => ({ '/_next/image': { status: 500 } }), /image optimiser answers 500/],
  [
    'the optimiser does nothing',
    () => ({ '/_next/image': { headers: { 'content-type': 'image/jpeg' } } }),
    /nothing optimises/,
  ],
  ['strangers run the schedule', () => ({ '/api/cron/publish': {} }), /answers a stranger 200/],
  ['the panel is open', () => ({ '/admin/blog': { body: 'posts' } }), /does not show the login/],
  [
    'its folder is served',
    () => ({ '/.env.local': { body: 'SESSION_SECRET' } }),
    /^\/\.env\.local can be read by any visitor/,
  ],
  ['everything is found', () => ({ '/no-such-page-of-the-doctor': {} }), /answers 200, not 404/],
])('reports that %s', async (_what, faults, says) => {
  expect(await examine(faults)).toContainEqual(expect.stringMatching(says))
})
