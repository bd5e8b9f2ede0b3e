import { describe, expect, it } from 'vitest'
import { keepSchedule } from './schedule'

const START = Date.parse('2026-11-22T08:00:00.000Z')
const SECOND = 1000

/** A keeper with a clock of its own, and the moments at which it ran. */
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
    // What was answered is known before the next request.
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { at, ask, ran }
}

describe('keepSchedule', () => {
  it('runs at the first request, and then once a minute at most', async () => {
    const { at, ran } = keeper([])
    for (const second of [0, 1, 59, 60, 61, 200]) await at(second)
    expect(ran).toEqual([0, 60, 200])
  })

  it('runs with the first request after a planned moment', async () => {
    const { at, ran } = keeper(['2026-11-22T08:00:10.000Z', '2026-11-22T09:00:00.000Z'])
    for (const second of [0, 5, 12, 13, 60, 72]) await at(second)
    expect(ran).toEqual([0, 12, 72])
  })

  it('does not begin a second run beside the first one', () => {
    const { ask, ran } = keeper([])
    ask()
    ask()
    expect(ran).toEqual([0])
  })

  it('tries again a minute after a failure', async () => {
    const { at, ran } = keeper([new Error('The backend did not answer')])
    for (const second of [0, 30, 61]) await at(second)
    expect(ran).toEqual([0, 61])
  })
})
