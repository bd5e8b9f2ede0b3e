import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

export type LockHolder = { pid: number; url: string }

const lockFile = (folder: string) => path.join(folder, 'backend.lock')

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Who runs a backend on this folder now; null when nobody does. A lock whose process has died is nobody's. */
export function lockHolder(folder: string): LockHolder | null {
  try {
    const holder = JSON.parse(readFileSync(lockFile(folder), 'utf8')) as LockHolder
    return isAlive(holder.pid) ? holder : null
  } catch {
    // No file, or one that a killed process left half written.
    return null
  }
}

/** Takes the folder for this process: two backends on one folder would destroy it. Throws when another one holds it. */
export function takeLock(folder: string, url: string): () => void {
  const holder = lockHolder(folder)
  if (holder && holder.pid !== process.pid) {
    throw new Error(
      `The data folder ${folder} is in use by another FlavorCraft (process ${holder.pid}). Stop that one first.`,
    )
  }
  mkdirSync(folder, { recursive: true })
  rmSync(lockFile(folder), { force: true })
  writeFileSync(lockFile(folder), JSON.stringify({ pid: process.pid, url }), { flag: 'wx' })
  return () => rmSync(lockFile(folder), { force: true })
}
