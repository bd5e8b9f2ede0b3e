import { expect, test, vi } from 'vitest'
import { Breaker } from './breaker'

function make(answers: boolean[]) {
  const logged: string[] = []
  const probe = vi.fn(async () => answers.shift() ?? true)
  const breaker = new Breaker({ probe, log: (message) => logged.push(message), pauseMs: 5 })
  return { breaker, logged, probe }
}

test('it stays closed when the backend answers the probe', async () => {
  const { breaker } = make([true])
  await breaker.check()
  expect(breaker.isOpen).toBe(false)
})

test('it opens when the backend does not answer the probe, and aborts waiting calls', async () => {
  const { breaker } = make([false, false])
  const { signal } = breaker
  await breaker.check()
  expect([breaker.isOpen, signal.aborted]).toEqual([true, true])
})

test('simultaneous checks share one probe', async () => {
  const { breaker, probe } = make([true])
  await Promise.all([breaker.check(), breaker.check(), breaker.check()])
  expect(probe).toHaveBeenCalledTimes(1)
})

test('it probes in the background until the backend answers, and logs beginning and end once', async () => {
  const { breaker, logged, probe } = make([false, false, false, true])
  await breaker.check()
  await vi.waitFor(() => expect(breaker.isOpen).toBe(false))
  expect(probe).toHaveBeenCalledTimes(4)
  expect(logged).toHaveLength(2)
})
