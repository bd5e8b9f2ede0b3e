import { appendFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../local-server/local-env.ts'
import { listReleases, migrationHashes, type Release } from './releases.ts'

const MIGRATIONS = path.join(ROOT, 'supabase/migrations')
const releases = listReleases()

/** The migrations of a release whose files in `folder` were edited or removed. */
function editedMigrations({ migrations }: Release, folder: string): string[] {
  const here = migrationHashes(folder)
  return Object.keys(migrations).filter((file) => migrations[file] !== here[file])
}

test('no migration of a kept release is edited', () => {
  for (const release of releases) expect(editedMigrations(release, MIGRATIONS), release.version).toEqual([])
})

test('names an edited migration, and not one that was added', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'flavorcraft-migrations-'))
  cpSync(MIGRATIONS, folder, { recursive: true })
  const release = { version: '1.0.0', migrations: migrationHashes(folder) }
  const [first = '', second = ''] = Object.keys(release.migrations)
  appendFileSync(path.join(folder, first), '-- Said better.\n')
  rmSync(path.join(folder, second))
  appendFileSync(path.join(folder, '29991231235959_later.sql'), 'select 1;')
  expect(editedMigrations(release, folder)).toEqual([first, second])
  rmSync(folder, { recursive: true })
})
