import { mkdirSync } from 'node:fs'
import path from 'node:path'
import type { Account } from '../backend/accounts.ts'
import { type Child, SMALL_HEAP, startChild } from './child.ts'

const DEFAULT_PORT = 54321

export type RunningBackend = Child & { url: string; applied: string[]; newAccounts: Account[]; logFile: string }
type Ready = { ready: true; url: string; applied: string[]; accounts: Account[] }
/** Why the backend cannot use this folder, in a sentence. */
type Refusal = { ready: false; reason: string }

/** Starts one process of the embedded backend on `folder`; resolves when it is migrated and listening. */
async function startProcess(
  folder: string,
  env: NodeJS.ProcessEnv,
  preferredPort = DEFAULT_PORT,
): Promise<RunningBackend> {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const logFile = path.join(folder, 'backend.log')
  const child = startChild(path.join(import.meta.dirname, '../backend/serve.ts'), [], {
    env: {
      MALLOC_ARENA_MAX: '2',
      ...env,
      BACKEND_FOLDER: folder,
      BACKEND_PORT: String(preferredPort),
      BACKEND_LOG: logFile,
    },
    execArgv: SMALL_HEAP,
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  const ready = await new Promise<Ready>((resolve, reject) => {
    child.process.once('message', (message) => {
      const answer = message as Ready | Refusal
      if (answer.ready) resolve(answer)
      else reject(new Error(answer.reason))
    })
    child.process.once('exit', () => reject(new Error(`The embedded backend did not start; ${logFile} says why.`)))
  })
  return { ...child, url: ready.url, applied: ready.applied, newAccounts: ready.accounts, logFile }
}

/**
 * Starts the embedded backend on `folder` as a process; resolves when it is migrated and listening. Creating a database
 * leaves 90 MB in its process, so another process serves it.
 */
export async function startBackend(
  folder: string,
  env: NodeJS.ProcessEnv,
  preferredPort?: number,
): Promise<RunningBackend> {
  const backend = await startProcess(folder, env, preferredPort)
  if (backend.applied.length === 0) return backend
  await backend.stop()
  const { applied, newAccounts } = backend
  return { ...(await startProcess(folder, env, preferredPort)), applied, newAccounts }
}
