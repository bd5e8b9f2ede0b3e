import { beforeEach, expect, test, vi } from 'vitest'

const answers = { migrations: {} as Record<string, string | null> }
vi.mock('@/lib/env', () => ({ expectedMigrations: () => JSON.stringify({ '1': 'a', '2': 'b' }) }))
vi.mock('@/lib/supabase/service', () => ({
  serviceClient: () => ({
    rpc: async () => ({ data: answers.migrations, error: null, status: 200 }),
    storage: { getBucket: async () => ({ error: null }) },
  }),
}))

beforeEach(() => vi.resetModules())

test.each([
  ['has what this version expects', { '1': 'a', '2': 'b' }, null],
  ['is of a later version', { '1': 'a', '2': 'b', '3': 'c' }, null],
  ['keeps no statements', { '1': null, '2': null }, null],
  ['lacks a migration', { '1': 'a' }, 'Not ready: the migration 2 is missing.'],
  ['has an older migration with another text', { '1': 'x', '2': 'b' }, '1 was applied with other statements.'],
])('a database that %s', async (_what, migrations, reason) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  answers.migrations = migrations
  const { isReady } = await import('./readiness')
  expect(await isReady()).toBe(reason === null)
  if (reason) expect(String(warn.mock.calls[0])).toContain(reason)
  warn.mockRestore()
})
