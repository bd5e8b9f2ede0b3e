import { expect, test, vi } from 'vitest'
import { clearedKeys, hasBlock } from './attempts'
import { meaningOf } from './lockouts'
import { stubEnvironment } from '@/lib/seo/testing'

// The environment is read once for all test files.
stubEnvironment(vi.stubEnv)

test('a login clears the counters of its name, but not those of the network and of codes', () => {
  const keys = clearedKeys({ username: 'Maja', address: '203.0.113.7', isKnownDevice: false })
  expect(keys).toContain('user:maja')
  expect(keys.filter((key) => key.startsWith('client:')).every((key) => key.endsWith(':maja'))).toBe(true)
  expect(keys.filter((key) => key.startsWith('code:'))).toEqual([])
})

test.each([
  ['client:hash', 'One address, for every name'],
  ['client:hash:maja', '“maja” from one address'],
  ['client:hash:maja:x', '“maja:x” from one address'],
  ['user:maja:x', '“maja:x” on new devices'],
  ['device:maja', '“maja” on its known devices'],
])('the counter %s blocks %s', (key, what) => {
  expect(meaningOf(key)).toBe(what)
})

test.each([
  [[], false],
  [[{ key: 'device:maja', failures: 4 }], false],
  [[{ key: 'device:maja', failures: 5 }], true],
  [[{ key: 'device:other', failures: 5 }], false],
])('the counters %j block the next attempt: %s', async (rows, expected) => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(rows)))
  expect(await hasBlock({ username: 'Maja', address: null, isKnownDevice: true })).toBe(expected)
  vi.unstubAllGlobals()
})
