import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { freeBytes, megabytes } from '../local-server/run.ts'
import { filesOf, manifestFile, manifestSchema } from './archive.ts'

const DAILY = 14
const WEEKLY = 8
const DAY_MS = 86_400_000

const dayOf = (date: string): number => Math.floor(Date.parse(date) / DAY_MS)
/** Weeks begin on a Monday; day 0 was a Thursday. */
const weekOf = (date: string): number => Math.floor((dayOf(date) + 3) / 7)

/** The newest backup of each of the newest 14 days and 8 weeks that have one. */
export function datesToKeep(dates: readonly string[]): Set<string> {
  const newestFirst = dates.toSorted((a, b) => Date.parse(b) - Date.parse(a))
  const newestOf = (periodOf: (date: string) => number, count: number): string[] =>
    [...Map.groupBy(newestFirst, periodOf).values()].slice(0, count).flatMap((period) => period.slice(0, 1))
  return new Set([...newestOf(dayOf, DAILY), ...newestOf(weekOf, WEEKLY)])
}

const schema = manifestSchema.pick({ format: true, takenAt: true, source: true })

type Backup = { folder: string; takenAt: string; source: string }

function readBackup(folder: string): Backup[] {
  try {
    return [{ folder, ...schema.parse(JSON.parse(readFileSync(manifestFile(folder), 'utf8'))) }]
  } catch {
    return []
  }
}

/** The folders with the manifest of a backup. */
const backupsOf = (place: string): Backup[] =>
  readdirSync(place)
    .filter((name) => !name.endsWith('.part'))
    .flatMap((name) => readBackup(path.join(place, name)))

/** The expired backups of each backend, but never `newest`, which has an old date when the clock is or was wrong. */
const expiredBackups = (place: string, newest?: string): string[] =>
  [...Map.groupBy(backupsOf(place), ({ source }) => source).values()].flatMap((backups) => {
    const kept = datesToKeep(backups.map(({ takenAt }) => takenAt))
    return backups.flatMap(({ folder, takenAt }) => (kept.has(takenAt) || folder === newest ? [] : [folder]))
  })

/** Removes and names them; returns whether none remains. A deletion that fails must not prevent a copy. */
export function pruneBackups(place: string, newest?: string): boolean {
  try {
    for (const expired of expiredBackups(place, newest)) {
      rmSync(expired, { recursive: true })
      console.log(`Removed ${expired}`)
    }
    return true
  } catch (error) {
    console.error(`Expired backups remain in ${place}: ${String(error)}`)
    return false
  }
}

const sizeOf = (folder: string): number => filesOf(folder).reduce((sum, file) => sum + statSync(file).size, 0)

/** Throws a sentence when the folder's disk lacks room for another backup like the newest one. */
export function ensureRoomForBackup(folder: string, free = freeBytes(folder)): void {
  const newest = backupsOf(folder).sort((a, b) => Date.parse(b.takenAt) - Date.parse(a.takenAt))[0]
  const needed = newest ? sizeOf(newest.folder) * 1.2 : 0
  if (free < needed)
    throw new Error(`The disk of ${folder} has ${megabytes(free)} left; a backup needs ${megabytes(needed)}.`)
}
