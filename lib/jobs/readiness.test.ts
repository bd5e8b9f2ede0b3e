import { expect, test } from 'vitest'
import { migrationReasons } from './readiness'

const EXPECTED = { '1': 'a', '2': 'b' }

test.each([
  ['has what this version expects', { '1': 'a', '2': 'b' }, []],
  ['is of a later version', { '1': 'a', '2': 'b', '3': 'c' }, []],
  ['stores no statements', { '1': null, '2': null }, []],
  ['lacks a migration', { '1': 'a' }, ['the migration 2 is missing']],
  ['has no history', null, ['the migration 1 is missing', 'the migration 2 is missing']],
  ['has a migration with another text', { '1': 'x', '2': 'b' }, ['the migration 1 was applied with other statements']],
])('a database that %s', (_what, applied, reasons) => {
  expect(migrationReasons(EXPECTED, applied)).toEqual(reasons)
})
