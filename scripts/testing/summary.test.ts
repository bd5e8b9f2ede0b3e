import { expect, test } from 'vitest'
import { renderSummary } from './summary'

test('the last lines name every check, its tests, and those that needed a second chance', () => {
  const text = renderSummary([
    { what: 'Types', state: 'passed', tests: null },
    { what: 'Unit tests', state: 'passed', tests: { passed: 900, failed: 0, skipped: 0, secondChance: [] } },
    {
      what: 'End-to-end tests',
      state: 'passed',
      tests: { passed: 240, failed: 0, skipped: 2, secondChance: ['e2e/search.spec.ts › a word'] },
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

test('a check that failed is named in the last lines, also when none of its tests failed', () => {
  const text = renderSummary([
    { what: 'Lint', state: 'passed', tests: null },
    { what: 'Unit tests', state: 'failed', tests: { passed: 3, failed: 0, skipped: 0, secondChance: [] } },
    { what: 'Contract tests', state: 'not run', tests: null },
  ])
  expect(text.split('\n')).toEqual([
    'Lint            passed',
    'Unit tests      3 passed, 0 failed, and the run failed',
    'Contract tests  not run',
    '',
    'Failed: Unit tests.',
    '3 passed, 0 failed',
  ])
})
