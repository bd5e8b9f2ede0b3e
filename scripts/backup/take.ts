import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { serverEnv } from '../../lib/env.ts'
import { BACKUP_PATH } from '../backend/backup-address.ts'
import { ROOT } from '../local-server/local-env.ts'
import { ensureReachableBackend } from '../local-server/reachable-backend.ts'
import { runCommand } from '../command.ts'
import { serviceClient } from '../service-client.ts'
import { takeBackup } from './backup.ts'
import { databaseUrl, serverDatabase } from './connection.ts'
import { ensureRoomForBackup, pruneBackups } from './prune.ts'
import { copyBackup } from './second-place.ts'
import { snapshotLines } from './snapshot.ts'

async function embeddedLines(url: string, secretKey: string): Promise<ReadableStream<Uint8Array>> {
  const answer = await fetch(url + BACKUP_PATH, { headers: { authorization: `Bearer ${secretKey}` } })
  if (answer.ok && answer.body) return answer.body
  throw new Error(`The embedded backend answers ${answer.status}: is it of this version?`)
}

async function finish(folder: string, prune: boolean): Promise<void> {
  // Before the copy, or a second place that does not answer would let the disk fill up.
  if (prune && !pruneBackups(path.dirname(folder), folder)) process.exitCode = 1
  const copy = await copyBackup(folder, process.env, prune)
  if (copy) console.log(`Copied to ${copy}`)
}

const USAGE = `Use: npm run backup -- [<new folder>] [--prune]
Without a folder it is .data-backups/<moment>. --prune keeps the newest backup of each of 14 days and 8 weeks, here and in a folder of BACKUP_TARGET.`

/** `npm run backup`: saves rows and pictures of the backend in use, while the site runs. */
await runCommand(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { prune: { type: 'boolean', default: false } },
  })
  if (positionals.length > 1) throw new Error(USAGE)
  const hosted = await ensureReachableBackend()
  const { SUPABASE_URL, SUPABASE_SECRET_KEY } = serverEnv()
  const stamp = new Date().toISOString().replaceAll(':', '-').slice(0, 19)
  const folder = path.resolve(ROOT, positionals[0] ?? path.join('.data-backups', stamp))
  mkdirSync(path.dirname(folder), { recursive: true, mode: 0o700 })
  ensureRoomForBackup(path.dirname(folder))
  const database = hosted ? serverDatabase(databaseUrl()) : null
  const lines = database ? snapshotLines(database) : await embeddedLines(SUPABASE_URL, SUPABASE_SECRET_KEY)
  const { storage } = serviceClient()
  const { tables, objects, missing } = await takeBackup({ name: SUPABASE_URL, lines, storage }, folder)
  await database?.close()
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0)
  console.log(
    `${rows} rows of ${Object.keys(tables).length} tables and ${Object.keys(objects).length} pictures: ${folder}`,
  )
  if (missing.length > 0) console.log(`Not in the storage: ${missing.join(', ')}`)
  await finish(folder, values.prune)
  console.log('It holds password hashes and messages, unencrypted: keep it where only you can read it.')
}, USAGE)
