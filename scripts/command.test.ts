import { parseArgs } from 'node:util'
import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { asksForHelp, failureText } from './command.ts'

const USAGE = 'Use: npm run thing'

test('only an option asks for help', () => {
  expect(asksForHelp(['list', '--help'])).toBe(true)
  expect(asksForHelp(['-h'])).toBe(true)
  expect(asksForHelp(['help', '--helpful'])).toBe(false)
})

test('shows the usage after an unknown option, without Node’s own advice', () => {
  const parse = () => parseArgs({ args: ['--prunes'], allowPositionals: true, options: {} })
  expect(parse).toThrow()
  try {
    parse()
  } catch (error) {
    expect(failureText(error, USAGE)).toBe(`Unknown option '--prunes'.\n${USAGE}`)
  }
})

test('shows any other error message unchanged', () => {
  expect(failureText(new Error('No such file. Choose another.'), USAGE)).toBe('No such file. Choose another.')
  expect(failureText('odd')).toBe('odd')
})

test.each([
  ['admin/run.ts', 'create', 'maria', 'editor'],
  ['admin/run.ts', 'invite', 'maria'],
  ['backup/take.ts', 'one', 'two'],
  ['doctor/run.ts', 'https://one.example', 'https://two.example'],
])('%s refuses words that it would ignore: %s', (script, ...words) => {
  const env = { ...process.env, DATA_DIR: '/nowhere', SUPABASE_URL: '' }
  const { status, stderr } = spawnSync(process.execPath, [`scripts/${script}`, ...words], { env, encoding: 'utf8' })
  expect([status, stderr]).toEqual([1, expect.stringContaining('Use: npm run')])
})
