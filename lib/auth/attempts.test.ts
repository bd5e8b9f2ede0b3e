import { expect, test, vi } from 'vitest'
import { clearedKeys } from './attempts'

for (const [name, value] of Object.entries({
  SESSION_SECRET: 'a secret of at least thirty-two characters',
  SUPABASE_URL: 'https://project.example',
  SUPABASE_PUBLISHABLE_KEY: 'public',
  SUPABASE_SECRET_KEY: 'secret',
  SITE_URL: 'https://flavorcraft.example',
}))
  vi.stubEnv(name, value)

test('a login clears the counters of its name, but not those of the network and of codes', () => {
  const keys = clearedKeys({ username: 'Maja', address: '203.0.113.7', isKnownDevice: false })
  expect(keys).toContain('user:maja')
  expect(keys.filter((key) => key.startsWith('client:')).every((key) => key.endsWith(':maja'))).toBe(true)
  expect(keys.filter((key) => key.startsWith('code:'))).toEqual([])
})
