import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'

const holderSchema = z.object({ pid: z.number(), url: z.url() })

/** The process that has the folder, and where its backend answers. */
export type LockHolder = z.infer<typeof holderSchema>

/** Another process has the folder. */
export class FolderInUse extends Error {}

/** Of two that ask in the same moment one must give way before the other can have it. Milliseconds. */
const PATIENCE_MS = 500
const SQLITE_BUSY = 5

const lockFile = (folder: string) => path.join(folder, 'backend.lock.sqlite')
const holderFile = (folder: string) => path.join(folder, 'backend.json')

/** Who said last that the folder is theirs; null when nobody did, or a killed process left half a note. */
export function lastHolder(folder: string): LockHolder | null {
  try {
    return holderSchema.parse(JSON.parse(readFileSync(holderFile(folder), 'utf8')))
  } catch {
    return null
  }
}

function inUse(folder: string): FolderInUse {
  const holder = lastHolder(folder)
  const who = holder ? ` (process ${holder.pid})` : ''
  return new FolderInUse(`The data folder ${folder} is in use by another FlavorCraft${who}. Stop that one first.`)
}

/**
 * Takes the folder for this process: two backends on one folder would destroy it. Throws a FolderInUse when another one
 * holds it.
 *
 * The lock is the operating system's, which Node reaches only through SQLite: an exclusive transaction on a file that
 * stays empty. Of two that ask at once one gets it, and it ends with its process, however that ends, so that there is
 * nothing to clear away and no number of a process to believe. The note beside it is for people and for other commands.
 */
export function takeLock(folder: string, url: string): () => void {
  mkdirSync(folder, { recursive: true })
  const lock = new DatabaseSync(lockFile(folder), { timeout: PATIENCE_MS })
  try {
    // In memory: a full disk must not keep anybody from starting.
    lock.exec('pragma journal_mode = memory; begin exclusive')
  } catch (error) {
    lock.close()
    throw (error as { errcode?: number }).errcode === SQLITE_BUSY ? inUse(folder) : error
  }
  writeFileSync(holderFile(folder), JSON.stringify({ pid: process.pid, url } satisfies LockHolder))
  return () => {
    rmSync(holderFile(folder), { force: true })
    lock.close()
  }
}
