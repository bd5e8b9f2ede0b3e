import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Child, startChild } from '../../../scripts/local-server/child.ts'
import { row, type Row } from '../part.ts'

export const name = 'lock'

const TAKER = path.join(import.meta.dirname, '../../../scripts/testing/lock-taker.ts')
const ROUNDS = 200
const STARTERS = 3

type Answer = 'held' | 'refused'
type Taker = Child & { answer: Promise<Answer> }

function startTaker(folder: string): Taker {
  const child = startChild(TAKER, [folder], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  const answer = Promise.race([
    once(child.process, 'message').then(([said]) => said as Answer),
    once(child.process, 'exit').then(() => Promise.reject(new Error('a starter ended without a word'))),
  ])
  return { ...child, answer }
}

/** One race: this many starters at once, and then the end of the one that has the folder. Answers how many got it. */
async function race(folder: string, starters: number, killed: boolean): Promise<number> {
  const takers = Array.from({ length: starters }, () => startTaker(folder))
  const answers = await Promise.all(takers.map(({ answer }) => answer))
  const gone = takers.map(({ process: { exitCode }, process: child }) =>
    exitCode === null && child.signalCode === null ? once(child, 'exit') : null,
  )
  for (const { process: child } of takers) {
    if (killed) child.kill('SIGKILL')
    else if (child.connected) child.disconnect()
  }
  await Promise.all(gone)
  return answers.filter((answer) => answer === 'held').length
}

/** Races for a folder, every other time ended by SIGKILL. Answers how many times how many starters got it. */
export async function lockRounds(folder: string, rounds: number, starters: number): Promise<Map<number, number>> {
  const winners = new Map<number, number>()
  for (let round = 0; round < rounds; round += 1) {
    const won = await race(folder, starters, round % 2 === 0)
    winners.set(won, (winners.get(won) ?? 0) + 1)
  }
  return winners
}

/** Starters that race for one data folder, each holder ended by SIGKILL or in order. */
export async function run(): Promise<Row[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'flavorcraft-lock-'))
  try {
    const winners = await lockRounds(folder, ROUNDS, STARTERS)
    const seen = [...winners].map(([won, rounds]) => `${won} in ${rounds} rounds`).join(', ')
    return [
      row(
        `${ROUNDS} rounds of ${STARTERS} starts at once on one data folder, half of the holders killed by SIGKILL`,
        'exactly one gets it, every time',
        seen,
        winners.get(1) === ROUNDS,
      ),
    ]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
