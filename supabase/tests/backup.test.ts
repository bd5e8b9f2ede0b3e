import { gunzipSync, gzipSync } from 'node:zlib'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { IMAGE_BUCKET } from '../../lib/images/image.ts'
import { clientOf } from '../../scripts/backend/app-client.ts'
import { newBackendKeys, openBackend } from '../../scripts/backend/embedded.ts'
import type { Manifest } from '../../scripts/backup/archive.ts'
import { takeBackup } from '../../scripts/backup/backup.ts'
import type { Database } from '../../scripts/backup/connection.ts'
import { restoreBackup } from '../../scripts/backup/restore.ts'
import { dump, snapshotLines } from '../../scripts/backup/snapshot.ts'
import { newAccount } from './harness/clients.ts'
import { databaseOf, sumsOf } from './harness/database.ts'
import { openContract } from './harness/index.ts'
import { aMessage, anImage, aPost, insertRow, rowsOf, storedPost, TOMORROW, updateRow } from './harness/rows.ts'
import { migratedStore } from './harness/store.ts'

const contract = await openContract({ keepRows: true })
const { intern, admin, service } = contract.clients
const root = mkdtempSync(path.join(tmpdir(), 'flavorcraft-backup-'))
const folder = path.join(root, 'first')
const keys = await newBackendKeys()
const PICTURE = new Uint8Array([137, 80, 78, 71, 0, 255, 10, 13])

let manifest: Manifest
let database: Database
const closing: (() => Promise<void>)[] = []

/** An empty backend with the same migrations. */
async function freshTarget() {
  const { store, url, drop } = await migratedStore()
  const backend = await openBackend(store, keys)
  const target = databaseOf(backend, url)
  closing.push(async () => {
    await target.close()
    await backend.close()
    await drop()
  })
  return { backend, database: target, client: clientOf(backend, keys.secretKey) }
}

async function fill(): Promise<void> {
  const bucket = intern.storage.from(IMAGE_BUCKET)
  for (const name of ['soup.png', 'żurek & bread.png'])
    rowsOf(await bucket.upload(name, PICTURE, { contentType: 'image/png', cacheControl: '31536000' }))
  await insertRow(intern, 'images', anImage({ path: 'soup.png' }))
  const content = `"quotes" \\ back\nline\t${'żółć 🥣 '.repeat(20)}`
  const posts = Array.from({ length: 230 }, (_, count) => aPost({ title: `Soup ${count}`, content }))
  await service.from('blog_posts').insert(posts).throwOnError()
  const post = await storedPost(intern, {
    title: 'Draft',
    status: 'draft',
    image_url: '/media/soup.png',
    created_by_admin: 'intern',
  })
  await updateRow(admin, 'blog_posts', post.id, { title: 'Draft, again' })
  rowsOf(await admin.from('post_working_copies').select())
  await storedPost(admin, { title: 'Later', status: 'scheduled', published_at: TOMORROW })
  await insertRow(service, 'contact_messages', aMessage({ message: 'Zażółć\u2028gęślą' }))
}

/** Compares every table, except what the storage writes itself, and the bytes and owners of every picture. */
async function expectRestored(target: Awaited<ReturnType<typeof freshTarget>>): Promise<void> {
  const { 'storage.objects': _known, ...before } = await sumsOf(database)
  const { 'storage.objects': _new, ...after } = await sumsOf(target.database)
  expect(after).toEqual(before)
  for (const object of Object.keys(manifest.objects)) {
    const name = object.slice(IMAGE_BUCKET.length + 1)
    const { data } = await target.client.storage.from(IMAGE_BUCKET).download(name)
    expect(new Uint8Array((await data?.arrayBuffer()) ?? new ArrayBuffer())).toEqual(PICTURE)
  }
  const owners = await target.database.transaction('snapshot', (query) =>
    query<{ owner_id: string }>('select distinct owner_id from storage.objects'),
  )
  expect(owners).toEqual([{ owner_id: contract.intern.userId }])
  // The numbers of later rows follow those of the backup.
  await storedPost(target.client, { title: 'After the restore' })
}

beforeAll(async () => {
  await fill()
  database = databaseOf(contract.backend, contract.url)
  const { storage } = service
  manifest = await takeBackup({ name: 'test', lines: snapshotLines(database), storage }, folder)
})
afterAll(async () => {
  for (const close of closing) await close()
  if (contract.url) await database.close()
  rmSync(root, { recursive: true, force: true })
})

/** A copy of the backup with different lines in its dump. */
function tampered(name: string, change: (text: string) => string): string {
  const copy = path.join(root, name)
  cpSync(folder, copy, { recursive: true })
  const file = path.join(copy, 'database.jsonl.gz')
  writeFileSync(file, gzipSync(change(gunzipSync(readFileSync(file)).toString('utf8'))))
  return copy
}

describe('a backup', () => {
  it('holds every row of every table, and every picture', async () => {
    expect(manifest.tables['public.blog_posts']?.rows).toBe(232)
    expect(manifest.tables['public.post_revisions']?.rows).toBeGreaterThan(0)
    expect(manifest.tables['auth.users']?.rows).toBe(3)
    expect(manifest.missing).toEqual([])
    expect(Object.keys(manifest.objects).sort()).toEqual([
      `${IMAGE_BUCKET}/soup.png`,
      `${IMAGE_BUCKET}/żurek & bread.png`,
    ])
    expect(Object.keys(manifest.tables)).toEqual(Object.keys(await sumsOf(database)))
  })

  it('is readable by its owner only', () => {
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
    const modes = entries.map((entry) => {
      const { mode } = statSync(path.join(entry.parentPath, entry.name))
      return `${entry.isDirectory() ? 'folder' : 'file'} ${(mode & 0o777).toString(8)}`
    })
    expect([...new Set(modes)].sort()).toEqual(['file 600', 'folder 700'])
    expect(statSync(folder).mode & 0o777).toBe(0o700)
  })

  it('restores every table and picture into an empty backend, and with --replace over existing data', async () => {
    const target = await freshTarget()
    const { storage } = target.client
    await restoreBackup({ database: target.database, storage }, folder)
    await expectRestored(target)
    // Triggers are on again, and counters and search match the rows.
    expect((await storedPost(target.client, { title: 'Soup 7' })).slug).toBe('soup-7-2')

    await newAccount(target.backend, keys, 'another', 'admin')
    await storedPost(target.client, { title: 'Soup 8' })
    rowsOf(await storage.from(IMAGE_BUCKET).upload('other.png', PICTURE, { contentType: 'image/png' }))
    rowsOf(await storage.from(IMAGE_BUCKET).update('soup.png', new Uint8Array(9), { contentType: 'image/png' }))
    const before = await sumsOf(target.database)
    await expect(restoreBackup({ database: target.database, storage }, folder)).rejects.toThrow(
      'The database is not empty: public.admins has rows. Restore into an empty one, or say --replace',
    )
    expect(await sumsOf(target.database)).toEqual(before)
    await restoreBackup({ database: target.database, storage }, folder, { replace: true })
    await expectRestored(target)
    expect((await storage.from(IMAGE_BUCKET).download('other.png')).data).toBeNull()
  })

  it('gets its name only when complete, and is written once', async () => {
    const source = { name: 'test', storage: service.storage }
    const place = path.join(root, 'second')
    const seen: string[] = []
    async function* slowly() {
      seen.push(...readdirSync(root).filter((name) => name.startsWith('second')))
      await expect(takeBackup({ ...source, lines: slowly() }, place)).rejects.toThrow(`${place}.part is there`)
      yield 'M []\n'
      throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
    }
    await expect(takeBackup({ ...source, lines: slowly() }, place)).rejects.toThrow('The disk is full')
    expect(seen).toEqual(['second.part'])
    expect(readdirSync(root).filter((name) => name.startsWith('second'))).toEqual([])
    await expect(takeBackup({ ...source, lines: slowly() }, folder)).rejects.toThrow(`${folder} is there already`)
  })

  it('releases the database when its reader stops', async () => {
    const reader = snapshotLines(database, 20).getReader()
    await reader.read()
    expect(rowsOf(await service.from('admins').select('username')).length).toBeGreaterThan(0)
    await expect(reader.closed).rejects.toThrow('stopped reading')
  })

  it('holds the rows of one moment, without later writes', async () => {
    const lines: string[] = []
    const writing = await database.transaction('snapshot', async (query) => {
      let later: Promise<unknown> | undefined
      for await (const line of dump(query)) {
        // Awaiting the client twice would send the request twice.
        later ??= Promise.resolve(
          service
            .from('contact_messages')
            .insert(aMessage({ name: 'Later' }))
            .select(),
        )
        // A server writes at once, parallel to the snapshot; the embedded engine makes the write wait.
        if (contract.url) await later
        lines.push(line)
      }
      return { later }
    })
    await writing.later
    expect(lines.join('')).not.toContain('"name":"Later"')
    expect((await service.from('contact_messages').delete().eq('name', 'Later').select()).data).toHaveLength(1)
  })

  it.each<[string, (text: string) => string, RegExp]>([
    [
      'whose words were changed',
      (text) => text.replace('"Soup 17","total_minutes"', '"Soap 17","total_minutes"'),
      /rows of public\.blog_posts are not those that were written/,
    ],
    ['that is truncated', (text) => text.slice(0, text.length / 2), /broken off|not those|JSON/],
    ['without its last line', (text) => text.replace(/D\n$/, ''), /broken off: its last line is missing/],
    [
      'that silently lacks a row',
      (text) =>
        text.replace(
          /(T \{"name":"public\.contact_messages[^\n]*\n)R [^\n]*\nE [^\n]*/,
          '$1E {"rows":0,"sha256":"e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"}',
        ),
      /rows of public\.contact_messages are not those of the manifest/,
    ],
  ])('%s is refused before anything is touched', async (what, change, says) => {
    const target = { database, storage: service.storage }
    await expect(restoreBackup(target, tampered(what, change))).rejects.toThrow(says)
  })

  it('refuses a changed picture', async () => {
    const copy = tampered('picture', (text) => text)
    writeFileSync(path.join(copy, 'objects', IMAGE_BUCKET, 'soup.png'), 'another')
    await expect(restoreBackup({ database, storage: service.storage }, copy)).rejects.toThrow(
      `The picture ${IMAGE_BUCKET}/soup.png is not what was written.`,
    )
  })

  it('refuses a backup of another version and leaves nothing behind', async () => {
    const copy = tampered('version', (text) => text)
    const file = path.join(copy, 'manifest.json')
    const changed = { ...manifest, migrations: [...manifest.migrations, '20991231235959'] }
    writeFileSync(file, JSON.stringify(changed))
    const before = await sumsOf(database)
    const target = { database, storage: service.storage }
    await expect(restoreBackup(target, copy, { replace: true })).rejects.toThrow(
      /of different versions: .*20991231235959/,
    )
    expect(await sumsOf(database)).toEqual(before)
  })
})
