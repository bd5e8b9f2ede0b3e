import { createAdaptorServer } from '@hono/node-server'
import { z } from 'zod'
import { BACKUP_PATH } from '../backup/address.ts'
import { ensureAccounts } from './accounts.ts'
import { backupAddress } from './backup-address.ts'
import { openBackend } from './embedded.ts'
import { FolderInUse, takeLock } from './lock.ts'
import { logSafely, openLog } from './log.ts'
import { ForeignDatabase } from './migrate.ts'
import { startWatchdog } from './watchdog.ts'

/**
 * The embedded backend as a process of its own. It is started with an IPC channel and ends when the channel closes:
 * whatever kills the parent, nothing is left running and the folder is free again.
 */
const env = z
  .object({
    BACKEND_FOLDER: z.string(),
    BACKEND_PORT: z.coerce.number(),
    BACKEND_LOG: z.string(),
    SUPABASE_PUBLISHABLE_KEY: z.string(),
    SUPABASE_SECRET_KEY: z.string(),
    SUPABASE_JWT_SECRET: z.string(),
  })
  .parse(process.env)

/** Said to the person who starts, by the parent: everything else is for the log. */
const refuse = (error: unknown): never => {
  if (error instanceof FolderInUse || error instanceof ForeignDatabase) {
    process.send?.({ ready: false, reason: error.message })
  }
  throw error
}

function takeFolder(): () => void {
  try {
    return takeLock(env.BACKEND_FOLDER, url)
  } catch (error) {
    return refuse(error)
  }
}

logSafely(openLog(env.BACKEND_LOG))
startWatchdog()
const url = `http://127.0.0.1:${env.BACKEND_PORT}`
const releaseLock = takeFolder()
const opening = openBackend(
  { folder: env.BACKEND_FOLDER },
  {
    publishableKey: env.SUPABASE_PUBLISHABLE_KEY,
    secretKey: env.SUPABASE_SECRET_KEY,
    jwtSecret: env.SUPABASE_JWT_SECRET,
  },
).catch((error: unknown) => {
  releaseLock()
  return refuse(error)
})
const backend = await opening
const accounts = await ensureAccounts(backend, env.SUPABASE_SECRET_KEY)

const backup = backupAddress(backend, env.SUPABASE_SECRET_KEY)

const server = createAdaptorServer({
  fetch: (request, bindings) => {
    if (new URL(request.url).pathname === BACKUP_PATH) return backup(request)
    const peerAddress = 'incoming' in bindings ? (bindings.incoming.socket.remoteAddress ?? null) : null
    return backend.app.fetch(request, { peerAddress })
  },
})

let closing = false
async function close(): Promise<void> {
  if (closing) return
  closing = true
  server.close()
  await backend.close()
  releaseLock()
  process.exit(0)
}

process.on('disconnect', close)
process.on('SIGTERM', close)
// Ctrl-C reaches the whole group; the parent decides the order of the stops.
process.on('SIGINT', () => undefined)

server.listen(env.BACKEND_PORT, '127.0.0.1', () => {
  process.send?.({ ready: true, url, applied: backend.applied, accounts })
})
