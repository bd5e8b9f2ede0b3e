import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { lockRounds } from '../lock-rounds.ts'
import { row, type Row } from '../part.ts'

export const name = 'lock'

const ROUNDS = 200
const STARTERS = 3

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
