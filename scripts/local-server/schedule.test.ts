import { describe, expect, it } from 'vitest'
import { keepSchedule } from './schedule'

const START = Date.parse('2026-11-22T08:00:00.000Z')
const SECOND = 1000

/** A schedule with a controlled clock, and the times of its runs. */
function keeper(answers: (string | null | Error)[]) {
  const clock = { now: START }
  const ran: number[] = []
  const ask = keepSchedule(
    () => {
      ran.push((clock.now - START) / SECOND)
      const answer = answers.shift() ?? null
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)
    },
    () => clock.now,
  )
  const at = async (second: number) => {
    clock.now = START + second * SECOND
    ask()
    // The result of a run is known before the next request.
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { at, ask, ran }
}

describe('keepSchedule', () => {
  it('runs at the first request and at most twice a minute', async () => {
    const { at, ran } = keeper([])
    for (const second of [0, 1, 29, 30, 31, 200]) await at(second)
    expect(ran).toEqual([0, 30, 200])
  })

  it('runs with the first request after a planned moment', async () => {
    const { at, ran } = keeper(['2026-11-22T08:00:10.000Z', '2026-11-22T09:00:00.000Z'])
    for (const second of [0, 5, 12, 13, 40, 43]) await at(second)
    expect(ran).toEqual([0, 12, 43])
  })

  it('never runs twice at once', () => {
    const { ask, ran } = keeper([])
    ask()
    ask()
    expect(ran).toEqual([0])
  })

  it('tries again half a minute after a failure', async () => {
    const { at, ran } = keeper([new Error('The backend did not answer')])
    for (const second of [0, 15, 31]) await at(second)
    expect(ran).toEqual([0, 31])
  })
})
