import path from 'node:path'
import { startEnv } from '../../lib/env.ts'
import { lockHolder } from '../backend/lock.ts'
import { loadLocalEnv, ROOT } from './local-env.ts'

/** For commands beside a running site: sets SUPABASE_URL to the hosted project or the embedded backend that runs now. */
export function ensureReachableBackend(): void {
  loadLocalEnv()
  const { PORT, DATA_DIR } = startEnv()
  process.env.SITE_URL ??= `http://localhost:${PORT}`
  if (process.env.SUPABASE_URL) return
  const holder = lockHolder(path.resolve(ROOT, DATA_DIR))
  if (!holder)
    throw new Error('The embedded backend is not running. Start the site first (npm start), or set SUPABASE_URL.')
  process.env.SUPABASE_URL = holder.url
}
