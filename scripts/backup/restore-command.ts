import path from 'node:path'
import { parseArgs } from 'node:util'
import { startEnv } from '../../lib/env.ts'
import { clientOf } from '../backend/app-client.ts'
import { engineOf } from '../backend/backup-address.ts'
import { openBackend } from '../backend/embedded.ts'
import { takeLock } from '../backend/lock.ts'
import { runCommand } from '../command.ts'
import { markAsSeeded } from '../local-server/examples.ts'
import { ensureSecrets, isHosted, loadLocalEnv, ownKeys, ROOT } from '../local-server/local-env.ts'
import { serviceClient } from '../service-client.ts'
import type { Manifest } from './archive.ts'
import { databaseUrl, embeddedDatabase, serverDatabase } from './connection.ts'
import { checkBackup, restoreBackup } from './restore.ts'

const USAGE = 'Use: npm run restore -- <folder of the backup> [--check | --replace]'

async function restoreHosted(folder: string, replace: boolean): Promise<Manifest> {
  process.env.SITE_URL ||= 'http://localhost'
  const database = serverDatabase(databaseUrl())
  try {
    return await restoreBackup({ database, storage: serviceClient().storage }, folder, { replace })
  } finally {
    await database.close()
  }
}

async function restoreEmbedded(folder: string, replace: boolean): Promise<Manifest> {
  const data = path.resolve(ROOT, startEnv().DATA_DIR)
  await ensureSecrets()
  const keys = ownKeys()
  const release = takeLock(data)
  try {
    const backend = await openBackend({ folder: data }, keys)
    try {
      const database = embeddedDatabase(engineOf(backend))
      const { storage } = clientOf(backend, keys.secretKey)
      const manifest = await restoreBackup({ database, storage }, folder, { replace })
      // Otherwise the next start on a laptop adds the examples, which the backup lacks.
      markAsSeeded(data)
      return manifest
    } finally {
      await backend.close()
    }
  } finally {
    release()
  }
}

function readArguments(): { folder: string; check: boolean; replace: boolean } {
  const options = { check: { type: 'boolean', default: false }, replace: { type: 'boolean', default: false } } as const
  const { values, positionals } = parseArgs({ allowPositionals: true, options })
  const [given, ...more] = positionals
  if (given === undefined || more.length > 0 || (values.check && values.replace)) throw new Error(USAGE)
  return { folder: path.resolve(ROOT, given), ...values }
}

/**
 * `npm run restore -- <folder>`: restores a backup into an empty backend, with `--replace` over existing data. With
 * `--check` it only checks the backup.
 */
await runCommand(async () => {
  const { folder, check, replace } = readArguments()
  loadLocalEnv()
  const restoreHere = isHosted() ? restoreHosted : restoreEmbedded
  const { tables, objects, takenAt } = check ? await checkBackup(folder) : await restoreHere(folder, replace)
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0)
  const what = `${rows} rows and ${Object.keys(objects).length} pictures of ${takenAt}`
  console.log(check ? `The backup is whole: ${what}.` : `Restored and compared: ${what}.`)
}, USAGE)
