import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Child, hasEnded, keepRunning, startChild } from './child.ts'

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'flavorcraft-kept-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function childThat(source: string): Child {
  const script = path.join(folder, 'child.cjs')
  writeFileSync(script, source)
  return startChild(script, [], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] })
}
const waiting = () => childThat('setInterval(() => undefined, 1000)')

/** Keeps a waiting child running and returns its messages and every started child. */
function keep(start: () => Promise<Child>) {
  const first = waiting()
  const said: string[] = []
  const tellers: (() => void)[] = []
  const kept = keepRunning(first, {
    what: 'The child',
    firstPauseMs: 10,
    start,
    say: (line) => {
      said.push(line)
      for (const tell of tellers) tell()
    },
  })
  const until = (line: RegExp) =>
    new Promise<void>((resolve) => {
      const look = () => said.some((spoken) => line.test(spoken)) && resolve()
      tellers.push(look)
      look()
    })
  return { first, said, kept, until }
}

test('restarts a killed child, says so, and stops it at the end', async () => {
  const started: Child[] = []
  const { first, said, kept, until } = keep(async () => {
    started.push(waiting())
    return started[0] as Child
  })
  first.process.kill('SIGKILL')
  await until(/runs again/)
  expect(said[0]).toBe('The child has ended by SIGKILL; it is started again in 0.01 s.')
  await kept.stop()
  expect(started.map(hasEnded)).toEqual([true])
})

test('retries a failing child with growing delays', async () => {
  let tries = 0
  const { first, said, kept, until } = keep(async () => {
    tries += 1
    if (tries < 3) throw new Error('its port is taken')
    return waiting()
  })
  first.process.kill('SIGKILL')
  await until(/runs again/)
  expect(said.slice(1, 3)).toEqual([
    'The child did not start (its port is taken); it is started again in 0.02 s.',
    'The child did not start (its port is taken); it is started again in 0.04 s.',
  ])
  await kept.stop()
})

test('keeps a stopped child stopped', async () => {
  const { first, said, kept } = keep(() => Promise.reject(new Error('not asked')))
  const gone = once(first.process, 'exit')
  await kept.stop()
  await gone
  expect(said).toEqual([])
})
