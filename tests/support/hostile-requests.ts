import type { RawRequest } from './raw-http.ts'

/** A hostile request, with its description for the failure message. */
export type HostileRequest = RawRequest & { what: string }

const BASES = (
  '/¦/blog/¦/blog/page/¦/authors/¦/services/¦/case-studies/¦/tools/seo/¦/tool-answer/tools/¦/media/¦/icons/¦' +
  '/og/¦/art/¦/feeds/¦/sitemaps/¦/markdown/¦/search?q=¦/admin/¦/admin/pictures/¦/api/¦/_next/¦/_next/image?url='
).split('¦')

/** Ends of an address: broken escapes, control characters, path traversal, JavaScript names, extreme length. */
const PIECES = [
  ...(
    '%¦%0¦%zz¦%00¦a%00b¦%ff¦%c0%af¦%e0%80%af¦%f0%28%8c%28¦%ed%a0%80¦%u0041¦%25%30%30¦%0d%0aX-Injected:%20yes¦%0a¦' +
    '%2e%2e%2f%2e%2e%2fetc%2fpasswd¦../../../etc/passwd¦..;/admin¦..%5c..%5c¦%5C%5Cevil.example¦/evil.example¦//¦' +
    'żółć¦🥟¦[slug]¦{}|^`"<>¦__proto__¦constructor¦toString¦$ACTION_ID_¦?a[__proto__][b]=c¦?x=%'
  ).split('¦'),
  `?${'a=1&'.repeat(1500)}`,
  'a'.repeat(300),
  'a'.repeat(7000),
  '%41'.repeat(1500),
  'a/'.repeat(500),
]

const PATHS = '/¦/blog¦/blog/no-such-post¦/contact¦/search?q=soup¦/admin/blog¦/media/none.webp¦/feed.xml'.split('¦')

const METHODS = ['HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'CONNECT', 'PROPFIND', 'FOO', 'get']

const LONG = 'x'.repeat(12_000)

const STATE_TREE = 'RSC: 1¦Next-Router-State-Tree: '

/** One request per line; `¦` separates its headers. */
const HEADERS: [string, string][][] = [
  'Host: evil.example',
  'Host: ',
  'Host: a b',
  'Host: [::1',
  'X-Forwarded-Host: evil.example',
  'X-Forwarded-Host: <script>',
  'X-Forwarded-Proto: javascript',
  'X-Forwarded-Proto: https,http,https',
  `X-Forwarded-For: ${'1.2.3.4, '.repeat(800)}5.6.7.8`,
  'X-Forwarded-Port: 99999',
  'RSC: 1',
  ...['%zz', '[[[[', encodeURIComponent('["",{},"$",1,true]'), 'a'.repeat(10_000)].map((tree) => STATE_TREE + tree),
  'RSC: 1¦Next-Router-Prefetch: 1¦Next-Router-Segment-Prefetch: /../../etc',
  'RSC: 1¦Next-Router-Prefetch: 1¦Next-Router-Segment-Prefetch: /%00',
  'RSC: 1¦Next-Url: //evil.example',
  'Next-Resume: 1',
  'X-Nextjs-Data: 1',
  'X-Middleware-Rewrite: /admin/blog',
  'X-Middleware-Next: 1¦X-Middleware-Override-Headers: x-nonce',
  'X-Middleware-Subrequest: middleware:middleware:middleware:middleware:middleware',
  'X-Invoke-Status: 500¦X-Invoke-Path: /500',
  'X-Matched-Path: /admin/blog',
  'X-Prerender-Revalidate: guess',
  'X-Original-Url: /admin/blog¦X-Rewrite-Url: /admin/blog',
  'Cookie: fc_session=; fc_auth=base64-%%%',
  'Cookie: fc_session=a.b.c; fc_auth.0=base64-e30; fc_auth.1=x',
  `Cookie: fc_auth=${LONG}`,
  `Cookie: ${'a=b; '.repeat(2500)}`,
  'Cookie: __prerender_bypass=x; __next_preview_data=y',
  'Range: bytes=0-0,-1,5-2',
  `If-None-Match: W/"${'x'.repeat(5000)}"`,
  'If-Modified-Since: yesterday',
  `Accept: ${'text/html,'.repeat(1000)}*/*`,
  `Accept-Language: ${'x'.repeat(8000)}`,
  'Authorization: Bearer ',
  'Expect: 100-continue',
  'Expect: magic',
  'Upgrade: websocket¦Connection: Upgrade¦Sec-WebSocket-Key: x¦Sec-WebSocket-Version: 13',
  'Connection: close, X-Forwarded-For',
  'Transfer-Encoding: gzip',
  'Sec-Fetch-Dest: image',
  'Purpose: prefetch',
  'X-HTTP-Method-Override: DELETE',
  `X-Long: ${LONG}`,
].map((line) =>
  line
    .split('¦')
    .map((header): [string, string] => [header.slice(0, header.indexOf(': ')), header.slice(header.indexOf(': ') + 2)]),
)

const BOUNDARY = '----hostile'
const part = (name: string, value: string) =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
const form = (...parts: string[]) => `${parts.join('')}--${BOUNDARY}--\r\n`

const TYPES = [
  ...(
    'text/plain;charset=UTF-8¦multipart/form-data¦multipart/form-data; boundary=¦multipart/mixed; boundary=x¦' +
    'application/x-www-form-urlencoded¦application/json¦text/x-component¦application/octet-stream¦'
  ).split('¦'),
  `multipart/form-data; boundary=${BOUNDARY}`,
]

const BODIES = [
  '',
  '[]',
  '[',
  'null',
  '{"a":',
  '["$F1"]',
  '["$@1"]',
  '["$K1"]',
  '["$Q0"]',
  '["$W1","$T","$undefined","$n99999999999999999999"]',
  '["$0:__proto__:constructor"]',
  '["\\u0000"]',
  `${'['.repeat(3000)}${']'.repeat(3000)}`,
  `["${'a'.repeat(50_000)}"]`,
  form(part('0', '["$K1"]'), part('_1_name', 'a\u0000b')),
  form(part('0', '["$F1"]'), part('1', '{"id":"x","bound":null}')),
  form(part('0', '["$@1"]'), part('1', '"$@0"')),
  form(part('$ACTION_ID_00000000000000000000000000000000000000000', '')),
  form(part('$ACTION_REF_1', ''), part('$ACTION_1:0', '{"id":"x","bound":"$@1"}')),
  form(part('$ACTION_REF_1', ''), part('$ACTION_1:0', '{"id":')),
  form(part('__proto__', 'x'), part('constructor', 'y')),
  `--${BOUNDARY}\r\nContent-Disposition: form-data\r\n\r\nno name\r\n--${BOUNDARY}--`,
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="0"\r\n\r\ncut o`,
  `--${BOUNDARY}\r\n\r\n`,
  'a=1&a=2&%zz=%00',
]

const ORIGINS = ['null', 'https://evil.example', '://', 'http://[', '', 'javascript:alert(1)']

const what = (request: RawRequest): string => {
  const headers = request.headers.map(([name, value]) => `${name}: ${value.slice(0, 60)}`).join(', ')
  return `${request.method} ${request.path.slice(0, 80)} ${headers} ${JSON.stringify(request.body?.slice(0, 60) ?? '')}`
}

const addresses = (): RawRequest[] =>
  BASES.flatMap((base) => PIECES.map((piece) => ({ method: 'GET', path: base + piece, headers: [] })))

const methods = (): RawRequest[] =>
  METHODS.flatMap((method) => PATHS.map((path) => ({ method, path, headers: [], body: 'x' })))

const headers = (): RawRequest[] =>
  HEADERS.flatMap((given) => PATHS.map((path) => ({ method: 'GET', path, headers: given })))

/** Every body with every content type; ids and addresses take turns. */
function actions(ids: string[]): RawRequest[] {
  const names = [...ids, '', 'x', '0'.repeat(42), 'f'.repeat(42), 'toString', '__proto__', `${'a'.repeat(5000)}`]
  const targets = ['/contact', '/admin/blog', '/', '/blog/no-such-post', '/admin/login']
  return BODIES.flatMap((body, row) =>
    TYPES.flatMap((type, column) => {
      const id = names[(row * TYPES.length + column) % names.length] ?? ''
      const path = targets[(row + column) % targets.length] ?? '/'
      const content: [string, string][] = type ? [['Content-Type', type]] : []
      return [
        { method: 'POST', path, headers: [...content, ['Next-Action', id]], body },
        { method: 'POST', path, headers: content, body },
      ]
    }),
  )
}

const strangers = (ids: string[]): RawRequest[] =>
  ORIGINS.flatMap((origin) =>
    [ids[0] ?? 'x', 'x'].map((id) => ({
      method: 'POST',
      path: '/contact',
      headers: [
        ['Origin', origin],
        ['Next-Action', id],
        ['Content-Type', 'text/plain;charset=UTF-8'],
      ],
      body: '[]',
    })),
  )

/** Messages with a wrong length, end or encoding. */
const frames = (): RawRequest[] =>
  PATHS.flatMap((path) => [
    { method: 'POST', path, headers: [['Content-Length', 'x']], body: 'x' },
    { method: 'POST', path, headers: [['Content-Length', '-1']], body: 'x' },
    { method: 'POST', path, headers: [['Content-Length', '99999999999']], body: 'x' },
    { method: 'POST', path, headers: [['Transfer-Encoding', 'chunked']], body: 'zz\r\n' },
    { method: 'POST', path, headers: [['Transfer-Encoding', 'chunked']], body: '0\r\n\r\n' },
    {
      method: 'POST',
      path,
      headers: [
        ['Transfer-Encoding', 'chunked'],
        ['Content-Length', '5'],
      ],
      body: '0\r\n\r\n',
    },
    { method: 'GET', path, headers: [['Bad Name', 'x']] },
    { method: 'GET', path, headers: [['X-Nul', 'a\u0000b']] },
  ])

/** About 1,800 hostile requests, the same each time; `ids` are those of real actions. */
export function hostileRequests(ids: string[]): HostileRequest[] {
  const all = [...addresses(), ...methods(), ...headers(), ...actions(ids), ...strangers(ids), ...frames()]
  return all.map((request) => ({ ...request, what: what(request) }))
}
