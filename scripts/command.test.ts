import { parseArgs } from 'node:util'
import { expect, test } from 'vitest'
import { asksForHelp, failureText } from './command.ts'

const USAGE = 'Use: npm run thing'

test('is asked for help by an option only', () => {
  expect(asksForHelp(['list', '--help'])).toBe(true)
  expect(asksForHelp(['-h'])).toBe(true)
  expect(asksForHelp(['help', '--helpful'])).toBe(false)
})

test('shows the usage after an unknown option, without the words of Node for it', () => {
  const parse = () => parseArgs({ args: ['--prunes'], allowPositionals: true, options: {} })
  expect(parse).toThrow()
  try {
    parse()
  } catch (error) {
    expect(failureText(error, USAGE)).toBe(`Unknown option '--prunes'.\n${USAGE}`)
  }
})

test('says any other failure in its own words', () => {
  expect(failureText(new Error('No such file. Choose another.'), USAGE)).toBe('No such file. Choose another.')
  expect(failureText('odd')).toBe('odd')
})
