import { afterEach, expect, test, vi } from 'vitest'
import { logError } from './log'
import { BackendError } from './supabase/backend-error'

const told: string[] = []
const spy = vi.spyOn(console, 'error').mockImplementation((line: string) => void told.push(line))

afterEach(() => {
  told.length = 0
  spy.mockClear()
})

test('writes repetitions within a second as one line with their number', () => {
  vi.useFakeTimers()
  for (let call = 0; call < 50; call += 1) logError('posts', new Error('no backend'), { slug: 'soup' })
  logError('posts', new Error('another cause'))
  expect(told).toHaveLength(2)
  vi.advanceTimersByTime(1_000)
  expect(told).toHaveLength(3)
  expect(JSON.parse(told[2] ?? '')).toMatchObject({ message: 'no backend', repeated: 49 })
  logError('posts', new Error('no backend'))
  expect(told).toHaveLength(4)
  vi.useRealTimers()
})

test('writes an error as one line with its place, without quoted values', () => {
  let caught: unknown
  try {
    JSON.parse('canary words of a person')
  } catch (error) {
    caught = error
  }
  logError('request', caught, { path: '/blog' })
  expect(told).toHaveLength(1)
  expect(told[0]).not.toContain('canary')
  expect(JSON.parse(told[0] ?? '')).toMatchObject({ where: 'request', name: 'SyntaxError', path: '/blog' })
  expect(told[0]).toContain('log.test.ts')
})

test.each([
  ['invalid input syntax for type uuid: "canary"', '22P02', 'Failing row contains (canary)'],
  ['value canary is out of range', '22003', undefined],
])('keeps the values in a database message out of the log: %s', (words, code, details) => {
  const error = new BackendError(words, code, false, details)
  logError('action', error)
  console.error(String(error), JSON.stringify(error), error.stack)
  expect(told.join('')).not.toContain('canary')
  expect(told[0]).toContain(code)
  expect(error.words).toBe(words)
})

test('logs a call without an answer with its cause', () => {
  logError('action', new BackendError('TypeError: fetch failed', '', true, 'ECONNREFUSED'))
  expect(JSON.parse(told[0] ?? '')).toMatchObject({ message: 'TypeError: fetch failed', cause: 'ECONNREFUSED' })
})
