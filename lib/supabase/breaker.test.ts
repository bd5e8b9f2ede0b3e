import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Breaker } from './breaker'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function make(answers: boolean[]) {
  const said: string[] = []
  let asked = 0
  const breaker = new Breaker({
    probe: async () => answers[asked++] ?? true,
    say: (line) => said.push((JSON.parse(line) as { message: string }).message),
  })
  return { breaker, said, asked: () => asked }
}

test('one call that hangs opens it, and ends the others that wait', () => {
  const { breaker } = make([])
  const { signal } = breaker
  breaker.failed(performance.now())
  expect(breaker.isOpen).toBe(true)
  expect(signal.aborted).toBe(true)
})

test('calls that hang open nothing while others are answered, the first one asked after the last answer does', () => {
  const { breaker } = make([])
  const asked = performance.now()
  vi.advanceTimersByTime(100)
  breaker.answered()
  // As many as a page asks for at once.
  for (let call = 0; call < 20; call += 1) breaker.failed(asked)
  expect(breaker.isOpen).toBe(false)
  vi.advanceTimersByTime(100)
  breaker.failed(performance.now())
  expect(breaker.isOpen).toBe(true)
})

test('one refusal opens nothing, two in a row do, and a success between them counts', () => {
  const { breaker } = make([])
  breaker.failed(null)
  breaker.succeeded()
  breaker.failed(null)
  expect(breaker.isOpen).toBe(false)
  breaker.failed(null)
  expect(breaker.isOpen).toBe(true)
})

test('it asks beside everybody until there is an answer, less and less often, and tells once of each', async () => {
  const { breaker, said, asked } = make([false, false, true])
  breaker.failed(performance.now())
  breaker.failed(performance.now())
  await vi.advanceTimersByTimeAsync(250)
  expect(asked()).toBe(1)
  await vi.advanceTimersByTimeAsync(500 + 999)
  expect([asked(), breaker.isOpen]).toEqual([2, true])
  await vi.advanceTimersByTimeAsync(1)
  expect([asked(), breaker.isOpen, breaker.signal.aborted]).toEqual([3, false, false])
  expect(said).toHaveLength(2)
})

test('a call that says little makes it ask once, and open when the backend does not answer that either', async () => {
  const { breaker, asked } = make([true, false])
  await Promise.all([breaker.suspect(), breaker.suspect()])
  expect([asked(), breaker.isOpen]).toEqual([1, false])
  await breaker.suspect()
  expect([asked(), breaker.isOpen]).toEqual([2, true])
  await breaker.suspect()
  expect(asked()).toBe(2)
})
