import path from 'node:path'
import { startEnv } from '../../lib/env.ts'
import { readHolder } from '../backend/lock.ts'
import { isHosted, loadLocalEnv, ROOT } from './local-env.ts'

/**
 * For commands beside a running site: sets SUPABASE_URL to the running embedded backend, unless it names a hosted project.
 * Resolves to whether it does.
 */
export async function ensureReachableBackend(): Promise<boolean> {
  loadLocalEnv()
  const { PORT, DATA_DIR } = startEnv()
  process.env.SITE_URL ||= `http://localhost:${PORT}`
  if (isHosted()) return true
  const folder = path.resolve(ROOT, DATA_DIR)
  const url = readHolder(folder)?.url
  // The note survives a killed process, so ask the backend itself.
  if (!url || !(await fetch(url).catch(() => null)))
    throw new Error(`The backend of ${folder} is not running. Start the site, or set its DATA_DIR or SUPABASE_URL.`)
  process.env.SUPABASE_URL = url
  return false
}
