import path from 'node:path'
import { startEnv } from '../../lib/env.ts'
import { readHolder } from '../backend/lock.ts'
import { loadLocalEnv, ROOT } from './local-env.ts'

/** For commands beside a running site: sets SUPABASE_URL to the hosted project or to the running embedded backend. */
export async function ensureReachableBackend(): Promise<void> {
  loadLocalEnv()
  const { PORT, DATA_DIR } = startEnv()
  process.env.SITE_URL ||= `http://localhost:${PORT}`
  if (process.env.SUPABASE_URL) return
  const url = readHolder(path.resolve(ROOT, DATA_DIR))?.url
  // The note survives a killed process, so ask the backend itself.
  if (!url || !(await fetch(url).catch(() => null)))
    throw new Error('The embedded backend is not running. Start the site first (npm start), or set SUPABASE_URL.')
  process.env.SUPABASE_URL = url
}
