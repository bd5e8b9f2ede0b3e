import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { lockRounds } from '../../lab/chaos/parts/lock.ts'
import { takeLock } from './lock.ts'

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'flavorcraft-lock-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('of several that start at once on a folder one gets it, and a killed one leaves it free', async () => {
  expect([...(await lockRounds(folder, 6, 3))]).toEqual([[1, 6]])
})

test('a note that a killed process left behind is nobody, whoever has its number now', () => {
  const note = path.join(folder, 'backend.json')
  writeFileSync(note, JSON.stringify({ pid: process.ppid, url: 'http://127.0.0.1:1' }))
  const release = takeLock(folder, 'http://127.0.0.1:2')
  expect(JSON.parse(readFileSync(note, 'utf8'))).toMatchObject({ pid: process.pid })
  release()
  takeLock(folder, 'http://127.0.0.1:2')()
})

test('a folder that is held says by whom', () => {
  const release = takeLock(folder, 'http://127.0.0.1:1')
  expect(() => takeLock(folder, 'http://127.0.0.1:2')).toThrow(
    `The data folder ${folder} is in use by another FlavorCraft (process ${process.pid}). Stop that one first.`,
  )
  release()
})
