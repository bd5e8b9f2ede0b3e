import path from 'node:path'
import { parseArgs } from 'node:util'
import { createClient } from '@supabase/supabase-js'
import { serverEnv, startEnv } from '../../lib/env.ts'
import { fetchOf } from '../backend/app-fetch.ts'
import { engineOf } from '../backend/backup-address.ts'
import { openBackend } from '../backend/embedded.ts'
import { takeLock } from '../backend/lock.ts'
import { ensureSecrets, isHosted, loadLocalEnv, ROOT } from '../local-server/local-env.ts'
import { runCommand } from '../local-server/run.ts'
import type { Manifest } from './archive.ts'
import { databaseUrl } from './database-url.ts'
import { embeddedDatabase, serverDatabase } from './database.ts'
import { checkBackup, restoreBackup } from './restore.ts'

const USAGE = 'Use: npm run restore -- <folder of the backup> [--check | --replace]'
const INSIDE = 'http://backend.invalid'

const storageOf = (url: string, key: string, ask = fetch) =>
  createClient(url, key, { auth: { persistSession: false }, global: { fetch: ask } }).storage

async function restoreHosted(folder: string, replace: boolean): Promise<Manifest> {
  process.env.SITE_URL ??= 'http://localhost'
  const { SUPABASE_URL, SUPABASE_SECRET_KEY } = serverEnv()
  const database = serverDatabase(databaseUrl())
  try {
    return await restoreBackup({ database, storage: storageOf(SUPABASE_URL, SUPABASE_SECRET_KEY) }, folder, { replace })
  } finally {
    await database.close()
  }
}

/** Into the data folder that the next start will use; nobody else may have it. */
async function restoreEmbedded(folder: string, replace: boolean): Promise<Manifest> {
  const data = path.resolve(ROOT, startEnv().DATA_DIR)
  await ensureSecrets()
  const { SUPABASE_PUBLISHABLE_KEY = '', SUPABASE_SECRET_KEY = '', SUPABASE_JWT_SECRET = '' } = process.env
  const release = takeLock(data, INSIDE)
  try {
    const keys = {
      publishableKey: SUPABASE_PUBLISHABLE_KEY,
      secretKey: SUPABASE_SECRET_KEY,
      jwtSecret: SUPABASE_JWT_SECRET,
    }
    const backend = await openBackend({ folder: data }, keys)
    try {
      const database = embeddedDatabase(engineOf(backend))
      const storage = storageOf(INSIDE, SUPABASE_SECRET_KEY, fetchOf(backend.app))
      return await restoreBackup({ database, storage }, folder, { replace })
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
 * `npm run restore -- <folder>`: a backup into an empty backend, with `--replace` over what is there. With `--check`, only
 * whether the backup is whole.
 */
await runCommand(async () => {
  const { folder, check, replace } = readArguments()
  loadLocalEnv()
  const restore = isHosted() ? restoreHosted : restoreEmbedded
  const { tables, objects, takenAt } = check ? await checkBackup(folder) : await restore(folder, replace)
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0)
  const what = `${rows} rows and ${Object.keys(objects).length} pictures of ${takenAt}`
  console.log(check ? `The backup is whole: ${what}.` : `Restored and compared: ${what}.`)
})
