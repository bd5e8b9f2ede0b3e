import { afterEach, expect, test, vi } from 'vitest'
import { logError } from './log'
import { BackendError } from './supabase/backend-error'

const told: string[] = []
const spy = vi.spyOn(console, 'error').mockImplementation((line: string) => void told.push(line))

afterEach(() => {
  told.length = 0
  spy.mockClear()
})

test('an error is one line with its place, and without what it quotes', () => {
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
])('what the database says of a value is in no log, but is said to who sent it: %s', (words, code, details) => {
  const error = new BackendError(words, code, false, details)
  logError('action', error)
  console.error(String(error), JSON.stringify(error), error.stack)
  expect(told.join('')).not.toContain('canary')
  expect(told[0]).toContain(code)
  expect(error.words).toBe(words)
})

test('a call without an answer is told as it is', () => {
  logError('action', new BackendError('TypeError: fetch failed', '', true, 'ECONNREFUSED'))
  expect(JSON.parse(told[0] ?? '')).toMatchObject({ message: 'TypeError: fetch failed', cause: 'ECONNREFUSED' })
})
