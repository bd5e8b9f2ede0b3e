import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'

/** The process that holds the folder, and the address of its backend from when it listens. */
const holderSchema = z.object({ pid: z.number(), url: z.url().optional() })

/** Another process holds the folder. */
export class FolderInUse extends Error {}

/** Milliseconds. Of two simultaneous starters, one must give way before the other gets the lock. */
const PATIENCE_MS = 500
const SQLITE_BUSY = 5

const lockFile = (folder: string) => path.join(folder, 'backend.lock.sqlite')
const holderFile = (folder: string) => path.join(folder, 'backend.json')

/** The last holder by its note; null without a note, or with an incomplete note of a killed process. */
export function readHolder(folder: string): z.infer<typeof holderSchema> | null {
  try {
    return holderSchema.parse(JSON.parse(readFileSync(holderFile(folder), 'utf8')))
  } catch {
    return null
  }
}

/** Writes the note about this process, the holder, for people and other commands. */
export const writeHolder = (folder: string, url?: string): void =>
  writeFileSync(holderFile(folder), JSON.stringify({ pid: process.pid, url }))

function inUse(folder: string): FolderInUse {
  const holder = readHolder(folder)
  const who = holder ? ` (process ${holder.pid})` : ''
  return new FolderInUse(`The data folder ${folder} is in use by another FlavorCraft${who}. Stop that one first.`)
}

/**
 * Takes the folder for this process: two backends on one folder would destroy it. Throws a FolderInUse when another
 * process holds it. The lock is an exclusive SQLite transaction on an empty file, which the operating system ends with
 * the process. So no process id needs to be trusted.
 */
export function takeLock(folder: string): () => void {
  mkdirSync(folder, { recursive: true })
  const lock = new DatabaseSync(lockFile(folder), { timeout: PATIENCE_MS })
  try {
    // In memory: a full disk must not prevent a start.
    lock.exec('pragma journal_mode = memory; begin exclusive')
  } catch (error) {
    lock.close()
    throw (error as { errcode?: number }).errcode === SQLITE_BUSY ? inUse(folder) : error
  }
  writeHolder(folder)
  return () => {
    rmSync(holderFile(folder), { force: true })
    lock.close()
  }
}
