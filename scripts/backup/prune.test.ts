import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { datesToKeep, ensureRoomForBackup, pruneBackups } from './prune.ts'

const DAY_MS = 86_400_000
const NOW = Date.parse('2026-11-24T03:30:00Z')
const nights = Array.from({ length: 100 }, (_, n) => new Date(NOW - n * DAY_MS).toISOString())
let folder = ''
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'flavorcraft-backups-'))))
afterEach(() => {
  vi.restoreAllMocks()
  rmSync(folder, { recursive: true })
})

function makeBackup(name: string, takenAt: string | undefined, source = 'https://site.example'): void {
  mkdirSync(path.join(folder, name))
  writeFileSync(path.join(folder, name, 'manifest.json'), JSON.stringify({ format: 1, takenAt, source }))
}

test('keeps the newest backup of each of 14 days and of each of 8 weeks', () => {
  const kept = datesToKeep(nights)
  expect(nights.slice(0, 14).every((night) => kept.has(night))).toBe(true)
  expect(kept.size).toBeGreaterThanOrEqual(14 + 5)
  expect(kept.size).toBeLessThanOrEqual(14 + 7)
  const [oldest = ''] = [...kept].sort()
  expect(NOW - Date.parse(oldest)).toBeGreaterThan(40 * DAY_MS)
})

test('keeps one of two backups of a day, and never the last one', () => {
  expect([...datesToKeep(['2026-11-24T03:30:00Z', '2026-11-24T12:00:00Z'])]).toEqual(['2026-11-24T12:00:00Z'])
  expect(datesToKeep(['2020-01-01T00:00:00Z']).size).toBe(1)
})

test('removes expired backups of a folder and nothing else', () => {
  for (const night of nights) makeBackup(night.slice(0, 10), night)
  mkdirSync(path.join(folder, 'photographs'))
  writeFileSync(path.join(folder, 'photographs/manifest.json'), JSON.stringify({ takenAt: nights[99] }))
  const log = vi.spyOn(console, 'log').mockReturnValue()
  expect(pruneBackups(folder)).toBe(true)
  expect(log).toHaveBeenCalledTimes(100 - datesToKeep(nights).size)
  expect(existsSync(path.join(folder, 'photographs'))).toBe(true)
  expect(readdirSync(folder)).toHaveLength(datesToKeep(nights).size + 1)
})

test('keeps the backups of each backend, and the newest one despite a wrong clock', () => {
  for (const night of nights) makeBackup(night.slice(0, 10), night)
  makeBackup('other', '2026-11-23T00:00:00Z', 'https://other.example')
  makeBackup('newest', '1970-01-01T00:00:00Z')
  vi.spyOn(console, 'log').mockReturnValue()
  pruneBackups(folder, path.join(folder, 'newest'))
  expect(readdirSync(folder)).toEqual(expect.arrayContaining(['newest', 'other']))
})

test('refuses to start without room for a backup of the last size', () => {
  makeBackup('last', nights[0])
  writeFileSync(path.join(folder, 'last/database.jsonl.gz'), 'x'.repeat(3_000_000))
  expect(() => ensureRoomForBackup(folder, 2_000_000)).toThrow('has 2 MB left; a backup needs 4 MB')
  expect(() => ensureRoomForBackup(folder, 4_000_000)).not.toThrow()
})
