import { mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { userInfo } from 'node:os'
import path from 'node:path'
import { isFree } from './ports.ts'

/** What a first start writes: the build, the database and the pictures of the example posts, with room to work. */
const ROOM_BYTES = 600 * 1024 * 1024

const megabytes = (bytes: number) => `${Math.round(bytes / 1024 / 1024)} MB`

/** Throws, in words, when another program listens on the port. */
export async function ensurePort(port: number, command: string): Promise<void> {
  if (await isFree(port)) return
  throw new Error(
    `Port ${port} is taken by another program. Stop it, or choose another port: PORT=${port + 1} ${command}`,
  )
}

function reasonWhyNot({ code, message }: NodeJS.ErrnoException): string {
  if (code === 'EACCES' || code === 'EPERM') return `the user ${userInfo().username} may not write there`
  if (code === 'EROFS') return 'its disk is read-only'
  if (code === 'ENOSPC' || code === 'EDQUOT') return 'its disk is full'
  if (code === 'EEXIST' || code === 'ENOTDIR') return 'there is a file of that name in the way'
  return message
}

/** Makes the folder when it is not there; throws, in words, when nothing can be written into it. */
export function ensureWritable(folder: string): void {
  const probe = path.join(folder, `.write-test-${process.pid}`)
  try {
    mkdirSync(folder, { recursive: true })
    writeFileSync(probe, 'x')
    rmSync(probe)
  } catch (error) {
    const reason = reasonWhyNot(error as NodeJS.ErrnoException)
    throw new Error(`The folder ${folder} cannot be used: ${reason}. Choose another one for the data with DATA_DIR.`)
  }
}

const freeBytes = (folder: string): number => {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}

/** Throws, in words, when the disk of the folder has less room than a first start takes. */
export function ensureRoom(folder: string, free = freeBytes(folder)): void {
  if (free >= ROOM_BYTES) return
  throw new Error(
    `The disk of ${folder} has ${megabytes(free)} left; a start needs ${megabytes(ROOM_BYTES)}. Make room and try again.`,
  )
}
