import { expect, test } from 'vitest'
import { checkProxies } from './proxies.ts'

const checked = (site: string, env: Record<string, string>, isHere = true) =>
  checkProxies({ NODE_ENV: 'test', ...env }, site, isHere).map(({ state, says }) => `${state}: ${says}`)

test.each([
  ['a proxy that is not trusted', 'https://flavorcraft.example', {}, /^wrong: .*All visitors count as one/],
  ['a trusted proxy that is not there', 'http://box.example:3000', { TRUSTED_PROXIES: '1' }, /^wrong: .*any address/],
  ['a trusted proxy', 'https://flavorcraft.example', { TRUSTED_PROXIES: '1' }, /^good: 1 before npm start/],
  ['a site without a proxy', 'http://localhost:3001', { PORT: '3001' }, /^good: None/],
])('%s is reported', (_what, site, env, words) => {
  expect(checked(site, env)).toEqual([expect.stringMatching(words)])
})

test('a site on another machine is not judged', () => {
  expect(checked('https://flavorcraft.example', {}, false)).toEqual([])
})
