import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import type { Reporter, TestModule } from 'vitest/node'

/** The result of a test runner: one line of the file TEST_SUMMARY_FILE, for the last lines of `npm test`. */
export type RunnerSummary = {
  passed: number
  /** The names of the tests that failed. */
  failed: string[]
  skipped: number
  /** The tests that failed first and passed at the second try. */
  secondChance: string[]
}

export function reportSummary(summary: RunnerSummary): void {
  const file = process.env.TEST_SUMMARY_FILE
  if (file) appendFileSync(file, `${JSON.stringify(summary)}\n`)
}

/** The result of the last runner; null when the check has no tests, or ended before them. */
export function readSummary(file: string): RunnerSummary | null {
  if (!existsSync(file)) return null
  const line = readFileSync(file, 'utf8').trim().split('\n').at(-1)
  return line ? (JSON.parse(line) as RunnerSummary) : null
}

export type CheckResult = { what: string; state: 'passed' | 'failed'; tests: RunnerSummary | null }

const count = (passed: number, failed: number, skipped: number): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`

/** The last lines of `npm test`: one per check, every test that failed or passed at its second try, and the totals. */
export function renderSummary(results: CheckResult[]): string {
  const width = Math.max(...results.map(({ what }) => what.length))
  const lines = results.flatMap(({ what, state, tests }) => [
    `${what.padEnd(width)}  ${tests ? count(tests.passed, tests.failed.length, tests.skipped) : state}${tests && state === 'failed' && tests.failed.length === 0 ? ', and the run failed' : ''}`,
    ...(tests?.failed ?? []).map((test) => `  failed: ${test}`),
    ...(tests?.secondChance ?? []).map((test) => `  needed its second chance: ${test}`),
  ])
  const sum = (number: (tests: RunnerSummary) => number) =>
    results.reduce((total, { tests }) => total + (tests ? number(tests) : 0), 0)
  const broken = results.filter(({ state }) => state === 'failed').map(({ what }) => what)
  return [
    ...lines,
    '',
    broken.length > 0 ? `Failed: ${broken.join(', ')}.` : 'All checks passed.',
    count(
      sum(({ passed }) => passed),
      sum(({ failed }) => failed.length),
      sum(({ skipped }) => skipped),
    ),
  ].join('\n')
}

/** Adds a run of vitest to the last lines of `npm test`. */
export class VitestSummary implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()])
    const inState = (state: string) => tests.filter((test) => test.result().state === state)
    reportSummary({
      passed: inState('passed').length,
      // A file that could not be read has no tests to fail.
      failed: [
        ...inState('failed').map((test) => `${test.module.relativeModuleId} > ${test.fullName}`),
        ...modules.filter((module) => module.errors().length > 0).map((module) => module.relativeModuleId),
      ],
      skipped: inState('skipped').length,
      secondChance: tests.filter((test) => test.diagnostic()?.flaky).map((test) => test.fullName),
    })
  }
}
