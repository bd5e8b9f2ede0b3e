import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { writeConsoleAsJson } from './json-console'
import { logError } from './log'

const lines: string[] = []
const kept = { ...console }

beforeEach(() => {
  lines.length = 0
  vi.spyOn(console, 'error').mockImplementation((line: string) => void lines.push(line))
  vi.spyOn(console, 'warn').mockImplementation((line: string) => void lines.push(line))
  writeConsoleAsJson()
})
afterEach(() => void Object.assign(console, kept))

const parsed = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>)

test('writes the output of other code as JSON lines', () => {
  console.error('\u001b[31m⨯\u001b[0m Failed to write image to cache %s', 'abc', new TypeError('no disk'))
  console.warn('Two\nlines')
  console.info('Ready in 300 ms')
  expect(parsed()).toMatchObject([
    {
      level: 'error',
      where: 'console',
      name: 'TypeError',
      message: 'no disk',
      printed: '⨯ Failed to write image to cache abc',
    },
    { level: 'warn', where: 'console', message: 'Two\nlines' },
    { level: 'info', where: 'console', message: 'Ready in 300 ms' },
  ])
})

test('passes our own lines on unchanged', () => {
  logError('posts', new Error('once'))
  expect(parsed()).toMatchObject([{ level: 'error', where: 'posts', message: 'once' }])
})

test('leaves quoted values out', () => {
  console.error(new Error('value "canary" is wrong'))
  console.error('value "canary" is wrong, too')
  expect(lines.join()).not.toContain('canary')
})
