import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'

test('examines a given file of variables also beside an address', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'flavorcraft-doctor-'))
  const file = path.join(folder, 'site.env')
  writeFileSync(file, 'SITE_URL=http://127.0.0.1:9\nSESSION_SECRET=short\n')
  const words = ['scripts/doctor/run.ts', 'http://127.0.0.1:9', '--env', file]
  const env = { ...process.env, DATA_DIR: folder, SUPABASE_URL: '' }
  const { status, stdout } = spawnSync(process.execPath, words, { env, encoding: 'utf8' })
  rmSync(folder, { recursive: true })
  expect([status, stdout]).toEqual([1, expect.stringContaining('SESSION_SECRET is not valid')])
})
