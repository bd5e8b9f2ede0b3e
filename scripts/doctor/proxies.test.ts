import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { checkProxies, isServedHere } from './proxies.ts'

const checked = (site: string, env: Record<string, string>, isHere = true) =>
  checkProxies({ NODE_ENV: 'test', ...env }, site, isHere).map(({ state, says }) => `${state}: ${says}`)

test.each([
  ['a proxy that is not trusted', 'https://flavorcraft.example', {}, /^wrong: .*All visitors count as one/],
  ['a trusted proxy that is not there', 'http://box.example:3000', { TRUSTED_PROXIES: '1' }, /^wrong: .*any address/],
  [
    'a trusted proxy',
    'https://flavorcraft.example',
    { TRUSTED_PROXIES: '1', LOOPBACK_ONLY: '1' },
    /^good: 1 before npm start/,
  ],
  ['a port beside a trusted proxy', 'https://flavorcraft.example', { TRUSTED_PROXIES: '1' }, /^note: .*past the proxy/],
  ['a site without a proxy', 'http://localhost:3001', { PORT: '3001' }, /^good: None/],
  ['a port that is set to nothing', 'http://localhost:3000', { PORT: '' }, /^good: None/],
  ['a container', 'https://flavorcraft.example', { CLIENT_ADDRESS_HEADER: 'x-real-ip' }, /^note: .*container/],
])('%s is reported', (_what, site, env, words) => {
  expect(checked(site, env)).toEqual([expect.stringMatching(words)])
})

test('a site on another machine is not judged', () => {
  expect(checked('https://flavorcraft.example', {}, false)).toEqual([])
})

test('another site on the port is not taken for the examined one', async () => {
  const server = createServer((_, response) => response.end('Sitemap: http://localhost:3000/sitemap.xml'))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  expect(await isServedHere('http://localhost:3000', port)).toBe(true)
  expect(await isServedHere('https://flavorcraft.example', port)).toBe(false)
  await once(server.close(), 'close')
  expect(await isServedHere('http://localhost:3000', port)).toBe(false)
})
