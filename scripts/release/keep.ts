import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { zipSync } from 'fflate'
import { IMAGE_BUCKET } from '../../lib/images/image.ts'
import { rowsOf } from '../../lib/supabase/backend-error.ts'
import type { Client } from '../../lib/supabase/client.ts'
import { signUp } from '../backend/accounts.ts'
import { clientOf } from '../backend/app-client.ts'
import { engineOf } from '../backend/backup-address.ts'
import { MIGRATIONS, newBackendKeys, openBackend } from '../backend/embedded.ts'
import { filesOf } from '../backup/archive.ts'
import { takeBackup } from '../backup/backup.ts'
import { embeddedDatabase } from '../backup/connection.ts'
import { snapshotLines } from '../backup/snapshot.ts'
import { ROOT } from '../local-server/local-env.ts'
import { runCommand } from '../command.ts'
import { migrationHashes, type Release, RELEASES } from './releases.ts'

/** Every function and table that the site of a release uses, with arguments and results. */
export const CALLED_FUNCTIONS = `
  select p.oid::regprocedure || ' ' || coalesce(array_to_string(p.proargnames, ','), '') || ' -> ' || pg_get_function_result(p.oid) as line
  from pg_proc p where p.pronamespace = 'public'::regnamespace and p.prorettype <> 'trigger'::regtype
  order by 1`

const DAY = 86_400_000
/** A release is tested for years, so its scheduled post has a date in the far future. */
const NEVER = '2999-12-30T20:48:07Z'
const PICTURE = new Uint8Array([137, 80, 78, 71, 13, 10, 26, 10])

/** At least one row of every kind: posts of every kind, versions, a former slug, pictures, messages. */
async function fill(service: Client): Promise<void> {
  const post = (title: string, more: object = {}) => ({
    slug: '',
    title,
    author: 'FlavorCraft Team',
    content: `## Ingredients\n\n- 200 g flour\n- 2 eggs\n\n## Instructions\n\n1. Stir for 10 minutes.\n\nŻurek, “quotes” and 🥣: ${title}.`,
    ...more,
  })
  const stored = await service.storage.from(IMAGE_BUCKET).upload('kept.png', PICTURE, { contentType: 'image/png' })
  if (stored.error) throw stored.error
  rowsOf(await service.from('images').insert({ path: 'kept.png', width: 1, height: 1, bytes: PICTURE.length }))
  rowsOf(await service.from('author_profiles').insert({ slug: 'ada', name: 'Ada', position: 1 }))
  for (const row of [
    post('A soup that stays', { image_url: '/media/kept.png', tags: ['soup'] }),
    post('A guide', { post_type: 'guide' }),
    post('A draft', { status: 'draft' }),
    post('To come', { status: 'scheduled', published_at: NEVER }),
    post('In the bin', { deleted_at: new Date(Date.now() - DAY).toISOString() }),
  ])
    rowsOf(await service.from('blog_posts').insert(row))
  rowsOf(await service.from('blog_posts').update({ slug: 'a-soup-that-moved' }).eq('title', 'A soup that stays'))
  rowsOf(await service.from('blog_posts').update({ title: 'A guide, again' }).eq('title', 'A guide'))
  const message = {
    name: 'Anna',
    email: 'anna@example.com',
    subject: 'A question',
    message: 'How long does it simmer?',
  }
  rowsOf(await service.from('contact_messages').insert(message))
}

const packed = (folder: string): Uint8Array =>
  zipSync(
    Object.fromEntries(
      filesOf(folder).map((file) => [path.relative(folder, file).replaceAll(path.sep, '/'), readFileSync(file)]),
    ),
  )

/** A backup of a database that this release created, and the list of what its site calls, in `folder`. */
async function writeDump(folder: string): Promise<void> {
  const keys = await newBackendKeys()
  const backend = await openBackend({ memory: true }, keys)
  const service = clientOf(backend, keys.secretKey)
  await signUp(backend, keys, { username: 'editor', password: crypto.randomUUID(), role: 'admin' })
  await fill(service)
  const lines = snapshotLines(embeddedDatabase(engineOf(backend)))
  await takeBackup({ name: 'a release', lines, storage: service.storage }, folder)
  const { rows } = await backend.connection.exec<{ rows: { line: string }[] }>(CALLED_FUNCTIONS)
  const access = rowsOf(await service.rpc('access_report'))
  const called = { access, functions: rows.map(({ line }) => line) }
  writeFileSync(path.join(folder, 'called.json'), JSON.stringify(called))
  await backend.close()
}

/**
 * `npm run release:keep`: records the release of package.json in supabase/releases: the checksums of its migrations and
 * a dump of its database, on which later migrations are tested. A record is replaced only with `-- --again`.
 */
async function keepRelease(): Promise<void> {
  const { version } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as { version: string }
  const record = path.join(RELEASES, `${version}.json`)
  if (existsSync(record) && !process.argv.includes('--again'))
    throw new Error(
      `Release ${version} is kept already. Give package.json the next version, or add "-- --again" if it is published nowhere.`,
    )
  const scratch = mkdtempSync(path.join(tmpdir(), 'flavorcraft-release-'))
  await writeDump(path.join(scratch, 'dump'))
  const release: Release = { version, migrations: migrationHashes(MIGRATIONS) }
  writeFileSync(path.join(RELEASES, `${version}.zip`), packed(path.join(scratch, 'dump')))
  writeFileSync(record, `${JSON.stringify(release, null, 2)}\n`)
  rmSync(scratch, { recursive: true })
  console.log(`Kept release ${version} in ${path.relative(ROOT, RELEASES)}.`)
}

if (import.meta.main) await runCommand(keepRelease)
