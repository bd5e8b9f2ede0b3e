import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startChild } from '../local-server/child.ts'
import { takeLock } from './lock.ts'

const TAKER = path.join(import.meta.dirname, '../../tests/support/lock-taker.ts')
/** 200 for docs/reliability.md. */
const ROUNDS = Number(process.env.LOCK_ROUNDS ?? 6)
const STARTERS = 3

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'flavorcraft-lock-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Starts several takers at once, then ends the holder. Returns how many took the folder. */
async function race(signal: NodeJS.Signals): Promise<number> {
  const takers = Array.from({ length: STARTERS }, () => {
    const { process: child } = startChild(TAKER, [folder], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
    const gone = once(child, 'exit')
    return { child, gone, answer: Promise.race([once(child, 'message'), gone]) }
  })
  const answers = await Promise.all(takers.map(({ answer }) => answer))
  for (const { child } of takers) {
    if (signal === 'SIGKILL') child.kill(signal)
    else if (child.connected) child.disconnect()
  }
  await Promise.all(takers.map(({ gone }) => gone))
  return answers.filter(([said]) => said === 'held').length
}

test('gives the folder to one of several starters and frees it when the holder is killed', async () => {
  for (let round = 0; round < ROUNDS; round += 1)
    expect(await race(round % 2 === 0 ? 'SIGKILL' : 'SIGTERM'), `round ${round}`).toBe(1)
})

test('ignores the note of a killed process, even when another process has its id', () => {
  const note = path.join(folder, 'backend.json')
  writeFileSync(note, JSON.stringify({ pid: process.ppid, url: 'http://127.0.0.1:1' }))
  const release = takeLock(folder)
  expect(JSON.parse(readFileSync(note, 'utf8'))).toMatchObject({ pid: process.pid })
  release()
  takeLock(folder)()
})

test('names the holder of a locked folder', () => {
  const release = takeLock(folder)
  expect(() => takeLock(folder)).toThrow(
    `The data folder ${folder} is in use by another FlavorCraft (process ${process.pid}). Stop that one first.`,
  )
  release()
})
