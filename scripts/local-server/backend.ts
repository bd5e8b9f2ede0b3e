import { mkdirSync, openSync } from 'node:fs'
import path from 'node:path'
import { lockHolder } from '../backend/lock.ts'
import type { Account } from '../backend/accounts.ts'
import { type Child, startChild } from './child.ts'
import { freePort } from './ports.ts'

const DEFAULT_PORT = 54321

export type RunningBackend = Child & { url: string; applied: string[]; newAccounts: Account[]; logFile: string }
type Ready = { ready: true; url: string; applied: string[]; accounts: Account[] }
/** Why it cannot work on this folder, in a sentence. */
type Refusal = { ready: false; reason: string }

/** Starts the embedded backend on `folder` as a process of its own; answers when it is migrated and listening. */
export async function startBackend(
  folder: string,
  env: NodeJS.ProcessEnv,
  preferredPort = DEFAULT_PORT,
): Promise<RunningBackend> {
  const holder = lockHolder(folder)
  if (holder) {
    throw new Error(
      `The data folder ${folder} is in use by another FlavorCraft (process ${holder.pid}). Stop that one first.`,
    )
  }
  mkdirSync(folder, { recursive: true })
  const port = await freePort(preferredPort)
  const logFile = path.join(folder, 'backend.log')
  const log = openSync(logFile, 'a')
  const child = startChild(path.join(import.meta.dirname, '../backend/serve.ts'), [], {
    env: { ...env, BACKEND_FOLDER: folder, BACKEND_PORT: String(port), DO_NOT_TRACK: '1', EXPERIMENTAL_STORAGE: '1' },
    stdio: ['ignore', log, log, 'ipc'],
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
