import { spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { IMAGE_BUCKET } from '../../lib/images/image.ts'
import { startBackend } from '../../scripts/local-server/backend.ts'
import { seededMark } from '../../scripts/local-server/examples.ts'
import { makeSecrets } from '../../scripts/local-server/local-env.ts'
import { backendClient } from '../../scripts/service-client.ts'
import { aPost, insertRow, rowsOf } from './harness/rows.ts'
import { migratedFolder } from './harness/store.ts'

const root = mkdtempSync(path.join(tmpdir(), 'flavorcraft-backup-commands-'))
const [data, restored, backup] = ['data', 'restored', 'backup'].map((name) => path.join(root, name)) as [
  string,
  string,
  string,
]
const secrets = await makeSecrets()
const stopping: (() => Promise<void>)[] = []
const PICTURE = new Uint8Array([137, 80, 78, 71, 0, 255])

afterAll(async () => {
  for (const stop of stopping) await stop()
  rmSync(root, { recursive: true, force: true })
})

/**
 * Runs a command as `npm run` does, on a data folder; returns its exit code and output. Ignores a hosted project of
 * `.env.local`.
 */
async function command(name: string, args: string[], folder: string, settings = {}): Promise<[number, string]> {
  const script = path.join(import.meta.dirname, '../../scripts/backup', name)
  const env = { ...process.env, ...secrets, SUPABASE_URL: '', DATA_DIR: folder, ...settings }
  const child = spawn(process.execPath, [script, ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const code = new Promise<number>((resolve) => child.once('exit', (status) => resolve(status ?? -1)))
  const [out, error] = await Promise.all([text(child.stdout), text(child.stderr)])
  return [await code, out + error]
}

async function started(folder: string) {
  const backend = await startBackend(folder, { ...process.env, ...secrets })
  stopping.push(() => backend.stop())
  return { backend, client: backendClient(backend.url, secrets.SUPABASE_SECRET_KEY) }
}

describe.skipIf(process.env.TEST_POSTGRES_URL)('the commands', () => {
  let stopData = async (): Promise<void> => undefined

  beforeAll(async () => {
    const { backend, client } = await started(migratedFolder(data))
    stopData = backend.stop
    await insertRow(client, 'blog_posts', aPost({ title: 'Kept Soup' }))
    rowsOf(await client.storage.from(IMAGE_BUCKET).upload('kept.png', PICTURE, { contentType: 'image/png' }))
  })

  test('back a running backend up, into a new folder only', async () => {
    expect(await command('take.ts', [backup], data, { SUPABASE_SECRET_KEY: 'sb_secret_of_somebody' })).toEqual([
      1,
      expect.stringContaining('The embedded backend answers 401'),
    ])
    expect(await command('take.ts', [backup], data)).toEqual([0, expect.stringContaining('and 1 pictures')])
    expect(await command('take.ts', [backup], data)).toEqual([1, expect.stringContaining('is there already')])
  })

  test('remove expired backups also when the second place fails', async () => {
    const [first = '', second = ''] = ['first', 'second'].map((name) => path.join(root, 'day', name))
    await command('take.ts', [first], data)
    const noPlace = { BACKUP_TARGET: 's3://bucket' }
    const [code, output] = await command('take.ts', [second, '--prune'], data, noPlace)
    expect([code, existsSync(first), output]).toEqual([1, false, expect.stringContaining('set BACKUP_S3_ENDPOINT')])
  })

  // Root may remove everything.
  test.skipIf(process.getuid?.() === 0)('copy a backup and fail when an expired one cannot be removed', async () => {
    const [first = '', second = ''] = ['first', 'second'].map((name) => path.join(root, 'locked', name))
    const copies = path.join(root, 'copies')
    await command('take.ts', [first], data)
    chmodSync(first, 0o500)
    const [code, output] = await command('take.ts', [second, '--prune'], data, { BACKUP_TARGET: copies })
    chmodSync(first, 0o700)
    const isCopied = existsSync(path.join(copies, 'second/manifest.json'))
    expect([code, isCopied, output]).toEqual([1, true, expect.stringContaining('EACCES')])
  })

  test('restore into no folder in use, and back no stopped backend up', async () => {
    const inUse = await command('restore-command.ts', [backup, '--replace'], data)
    expect(inUse).toEqual([1, expect.stringContaining('is in use')])
    await stopData()
    expect(await command('take.ts', [`${backup}-2`], data)).toEqual([1, expect.stringContaining('is not running')])
  })

  test('check a backup, and restore it into a new folder', async () => {
    const checked = await command('restore-command.ts', [backup, '--check'], restored)
    expect(checked).toEqual([0, expect.stringContaining('The backup is whole')])
    expect(await command('restore-command.ts', [backup], restored)).toEqual([0, expect.stringContaining('Restored')])
    expect(existsSync(seededMark(restored)), 'a start adds no examples').toBe(true)
  })

  test('restore into no folder with posts, and leave them as they were', async () => {
    const again = await command('restore-command.ts', [backup], restored)
    expect(again).toEqual([1, expect.stringContaining('is not empty')])
    const { backend, client } = await started(restored)
    expect(backend.newAccounts).toEqual([])
    expect(rowsOf(await client.from('blog_posts').select('title'))).toEqual([{ title: 'Kept Soup' }])
    const picture = rowsOf(await client.storage.from(IMAGE_BUCKET).download('kept.png'))
    expect(new Uint8Array(await picture.arrayBuffer())).toEqual(PICTURE)
  })
})
