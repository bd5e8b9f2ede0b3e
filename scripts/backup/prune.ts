import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { freeBytes, megabytes } from '../local-server/run.ts'
import { manifestFile } from './archive.ts'

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

type Backup = { backup: string; takenAt: string }

const manifestSchema = z.object({ takenAt: z.iso.datetime() })

/** The time of a backup; empty when the manifest is not one of a backup. */
function takenAtOf(backup: string): string {
  try {
    return manifestSchema.parse(JSON.parse(readFileSync(manifestFile(backup), 'utf8'))).takenAt
  } catch {
    return ''
  }
}

const backupsOf = (folder: string): Backup[] =>
  readdirSync(folder)
    .map((name) => path.join(folder, name))
    .filter((backup) => !backup.endsWith('.part') && existsSync(manifestFile(backup)))
    .map((backup) => ({ backup, takenAt: takenAtOf(backup) }))
    .filter(({ takenAt }) => takenAt !== '')

/** Removes the expired backups of a folder, but no folder without the manifest of a backup. Returns the removed folders. */
export function pruneBackups(folder: string): string[] {
  const backups = backupsOf(folder)
  const kept = datesToKeep(backups.map(({ takenAt }) => takenAt))
  const expired = backups.filter(({ takenAt }) => !kept.has(takenAt)).map(({ backup }) => backup)
  for (const backup of expired) rmSync(backup, { recursive: true })
  return expired
}

const sizeOf = (folder: string): number =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(path.join(entry.parentPath, entry.name)).size, 0)

/** Throws a sentence when the folder's disk lacks room for another backup like the newest one. */
export function ensureRoomForBackup(folder: string, free = freeBytes(folder)): void {
  const newest = backupsOf(folder).sort((a, b) => Date.parse(b.takenAt) - Date.parse(a.takenAt))[0]
  const needed = newest ? sizeOf(newest.backup) * 1.2 : 0
  if (free < needed)
    throw new Error(`The disk of ${folder} has ${megabytes(free)} left; a backup needs ${megabytes(needed)}.`)
}
