import { expect, test } from 'vitest'
import { renderSummary } from './summary'

test('the last lines list every check with its tests and retries', () => {
  const text = renderSummary([
    { what: 'Types', state: 'passed', tests: null },
    { what: 'Unit tests', state: 'passed', tests: { passed: 900, failed: [], skipped: 0, secondChance: [] } },
    {
      what: 'End-to-end tests',
      state: 'passed',
      tests: { passed: 240, failed: [], skipped: 2, secondChance: ['e2e/search.spec.ts › a word'] },
    },
  ])
  expect(text.split('\n')).toEqual([
    'Types             passed',
    'Unit tests        900 passed, 0 failed',
    'End-to-end tests  240 passed, 0 failed, 2 skipped',
    '  needed its second chance: e2e/search.spec.ts › a word',
    '',
    'All checks passed.',
    '1140 passed, 0 failed, 2 skipped',
  ])
})

test('the last lines list every failed test, and a failed check without a failed test', () => {
  const tests = { passed: 3, failed: [], skipped: 0, secondChance: [] }
  const text = renderSummary([
    { what: 'Unit tests', state: 'failed', tests: { ...tests, failed: ['lib/a.test.ts > adds'] } },
    { what: 'Contract tests', state: 'failed', tests },
  ])
  expect(text.split('\n')).toEqual([
    'Unit tests      3 passed, 1 failed',
    '  failed: lib/a.test.ts > adds',
    'Contract tests  3 passed, 0 failed, and the run failed',
    '',
    'Failed: Unit tests, Contract tests.',
    '6 passed, 1 failed',
  ])
})
