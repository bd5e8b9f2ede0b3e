import { createAdaptorServer } from '@hono/node-server'
import { z } from 'zod'
import { ensureAccounts } from './accounts.ts'
import { BACKUP_PATH, backupAddress } from './backup-address.ts'
import { openBackend } from './embedded.ts'
import { listenLocally } from '../local-server/ports.ts'
import { FolderInUse, writeHolder, takeLock } from './lock.ts'
import { logSafely, openLog } from './backend-log.ts'
import { ForeignDatabase } from './migrate.ts'
import { startWatchdog } from './watchdog.ts'

/**
 * The embedded backend as a process of its own. It ends when its IPC channel closes, so that no process survives its
 * parent and the folder becomes free.
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

logSafely(openLog(env.BACKEND_LOG))
startWatchdog()
const keys = {
  publishableKey: env.SUPABASE_PUBLISHABLE_KEY,
  secretKey: env.SUPABASE_SECRET_KEY,
  jwtSecret: env.SUPABASE_JWT_SECRET,
}

async function open() {
  const releaseLock = takeLock(env.BACKEND_FOLDER)
  return { releaseLock, backend: await openBackend({ folder: env.BACKEND_FOLDER }, keys) }
}

const { releaseLock, backend } = await open().catch((error: unknown) => {
  // For the terminal, through the parent: everything else is logged.
  if (error instanceof FolderInUse || error instanceof ForeignDatabase)
    process.send?.({ ready: false, reason: error.message })
  throw error
})
const accounts = await ensureAccounts(backend, keys)

const backup = backupAddress(backend, keys.secretKey)

/** Milliseconds; longer than any client keeps an idle connection: the client must be the one that closes it. */
const KEEP_ALIVE_MS = 65_000

const server = createAdaptorServer({
  serverOptions: { keepAliveTimeout: KEEP_ALIVE_MS },
  fetch: (request, bindings) => {
    if (new URL(request.url).pathname === BACKUP_PATH) return backup(request)
    const peerAddress = 'incoming' in bindings ? (bindings.incoming.socket.remoteAddress ?? null) : null
    return backend.fetch(request, { peerAddress })
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

const url = `http://127.0.0.1:${await listenLocally(server, env.BACKEND_PORT)}`
writeHolder(env.BACKEND_FOLDER, url)
process.send?.({ ready: true, url, applied: backend.applied, accounts })
