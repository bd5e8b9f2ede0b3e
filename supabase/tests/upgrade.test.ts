import { copyFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { IMAGE_BUCKET } from '../../lib/images/image.ts'
import { clientOf } from '../../scripts/backend/app-client.ts'
import { type EmbeddedBackend, MIGRATIONS, newBackendKeys, openBackend } from '../../scripts/backend/embedded.ts'
import { restoreBackup } from '../../scripts/backup/restore.ts'
import { tablesOf } from '../../scripts/backup/snapshot.ts'
import { CALLED_FUNCTIONS } from '../../scripts/release/keep.ts'
import { listReleases, type Release, RELEASES } from '../../scripts/release/releases.ts'
import { databaseOf, sumsOf } from './harness/database.ts'
import { rowsOf } from './harness/rows.ts'
import { newStore } from './harness/store.ts'

/** Everything that a recorded release uses: rights by `access_report`, functions with their arguments and results. */
type Called = { access: string[]; functions: string[] }

/** A valid later migration: it adds something and breaks nothing. */
const LATER = `
  alter table public.blog_posts add column later text not null default 'not yet';
  grant select (later) on public.blog_posts to anon;
  create table public.later_things (id uuid primary key);
  alter table public.later_things enable row level security;
`

const releases = listReleases().toSorted((a, b) => a.version.localeCompare(b.version, 'en', { numeric: true }))
/** A server tests all releases; PGlite takes seconds for each, so it tests only the one with the most to migrate. */
const tried = process.env.TEST_POSTGRES_URL ? releases : releases.slice(0, 1)

const keys = await newBackendKeys()

/** The migrations of this code and one more, so that there is always a new one. */
function laterMigrations(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'flavorcraft-later-'))
  cpSync(MIGRATIONS, folder, { recursive: true })
  writeFileSync(path.join(folder, '29991231235959_later.sql'), LATER)
  return folder
}

/** A recorded release: its frozen migrations, and the backup of its database. */
function unpackRelease({ version, migrations }: Release) {
  const folder = mkdtempSync(path.join(tmpdir(), 'flavorcraft-release-'))
  const parts = { folder, migrations: path.join(folder, 'migrations'), backup: path.join(folder, 'backup') }
  mkdirSync(parts.migrations)
  for (const file of Object.keys(migrations))
    copyFileSync(path.join(MIGRATIONS, file), path.join(parts.migrations, file))
  for (const [name, bytes] of Object.entries(unzipSync(readFileSync(path.join(RELEASES, `${version}.zip`))))) {
    const file = path.join(parts.backup, name)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, bytes)
  }
  return parts
}

/** "anon may SELECT(a,b) on posts" and "f(text) -> TABLE(a text, b text)" become one line per column. */
function piecesOf(line: string): string[] {
  const table = line.indexOf('-> TABLE(')
  const open = table === -1 ? line.search(/(?<=may [A-Z]{1,9})\(/) : line.indexOf('(', table)
  const end = line.lastIndexOf(')')
  if (open === -1) return [line]
  const pieces = line.slice(open + 1, end).split(',')
  return pieces.map((piece) => `${line.slice(0, open)} ${piece.trim()}${line.slice(end + 1)}`)
}

async function calledOf(backend: EmbeddedBackend): Promise<Set<string>> {
  const service = clientOf(backend, keys.secretKey)
  const { rows } = await backend.connection.exec<{ rows: { line: string }[] }>(CALLED_FUNCTIONS)
  const access = rowsOf(await service.rpc('access_report'))
  return new Set([...access, ...rows.map(({ line }) => line)].flatMap(piecesOf))
}

async function tryUpgrade(release: Release): Promise<void> {
  const kept = unpackRelease(release)
  const newer = laterMigrations()
  const { store, url, drop } = await newStore()
  // PGlite in memory belongs to one backend; a folder can be opened by the next.
  const folder = mkdtempSync(path.join(tmpdir(), 'flavorcraft-upgrade-'))
  const place = url ? store : { folder }
  const before = await openBackend(place, keys, kept.migrations)
  const source = databaseOf(before, url)
  const { storage } = clientOf(before, keys.secretKey)
  await restoreBackup({ database: source, storage }, kept.backup)
  const tables = await source.transaction('snapshot', tablesOf)
  const rows = await sumsOf(source, tables)
  await source.close()
  await before.close()

  const after = await openBackend(place, keys, newer)
  const target = databaseOf(after, url)
  expect(after.applied.at(-1)).toBe('29991231235959_later.sql')
  expect(await sumsOf(target, tables)).toEqual(rows)

  // During a deployment the site of that release runs on this schema: every call and every column must exist.
  const called = JSON.parse(readFileSync(path.join(kept.backup, 'called.json'), 'utf8')) as Called
  const there = await calledOf(after)
  const rights = called.access.filter((line) => line.includes(' may '))
  expect([...rights, ...called.functions].flatMap(piecesOf).filter((piece) => !there.has(piece))).toEqual([])
  const anon = clientOf(after, keys.publishableKey)
  const columns = 'slug,title,excerpt,image_url,published_at'
  const posts = rowsOf(await anon.from('blog_posts').select(columns).order('title'))
  expect(posts.map(({ slug }) => slug)).toEqual(['a-guide', 'a-soup-that-moved'])
  expect(rowsOf(await anon.from('post_slug_redirects').select('slug'))).toEqual([{ slug: 'a-soup-that-stays' }])
  if (!url) expect((await anon.storage.from(IMAGE_BUCKET).download('kept.png')).error).toBeNull()

  await target.close()
  await after.close()
  await drop()
  for (const each of [newer, folder, kept.folder]) rmSync(each, { recursive: true })
}

// Skipped for the project of `npm run test:hosted`, which already has all migrations.
test.skipIf(process.env.TEST_POSTGRES_TEMPLATE).each(tried)(
  'a database of release $version keeps every row through the later migrations, and the site of that release runs on it',
  tryUpgrade,
)
