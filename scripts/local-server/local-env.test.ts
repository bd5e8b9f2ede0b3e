import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ensureSecrets, readEnvFile } from './local-env.ts'

let folder = ''
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'flavorcraft-env-'))))
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

test('adds secrets on lines of their own below a line without an end', async () => {
  const file = path.join(folder, '.env.local')
  writeFileSync(file, 'CRON_SECRET=mine')
  for (const name of ['SUPABASE_PUBLISHABLE_KEY', 'SUPABASE_SECRET_KEY', 'SUPABASE_JWT_SECRET']) vi.stubEnv(name, '')
  await ensureSecrets(file)
  expect(readEnvFile(file)).toMatchObject({
    CRON_SECRET: 'mine',
    SUPABASE_PUBLISHABLE_KEY: process.env.SUPABASE_PUBLISHABLE_KEY,
    SUPABASE_JWT_SECRET: process.env.SUPABASE_JWT_SECRET,
  })
})
