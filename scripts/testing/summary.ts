import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import type { Reporter, TestModule } from 'vitest/node'

/** What a runner of tests found: a line of the file that TEST_SUMMARY_FILE names, for the last lines of `npm test`. */
export type RunnerSummary = {
  passed: number
  failed: number
  skipped: number
  /** The tests that failed once and passed then. */
  secondChance: string[]
}

export function reportSummary(summary: RunnerSummary): void {
  const file = process.env.TEST_SUMMARY_FILE
  if (file) appendFileSync(file, `${JSON.stringify(summary)}\n`)
}

/** What the last runner found; null when the check has no tests, or ended before they did. */
export function readSummary(file: string): RunnerSummary | null {
  if (!existsSync(file)) return null
  const line = readFileSync(file, 'utf8').trim().split('\n').at(-1)
  return line ? (JSON.parse(line) as RunnerSummary) : null
}

export type CheckResult = { what: string; state: 'passed' | 'failed' | 'not run'; tests: RunnerSummary | null }

const count = ({ passed, failed, skipped }: Omit<RunnerSummary, 'secondChance'>): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`

/** The last lines of `npm test`: a line a check, every test that needed its second chance, and the sum of all suites. */
export function renderSummary(results: CheckResult[]): string {
  const width = Math.max(...results.map(({ what }) => what.length))
  const lines = results.flatMap(({ what, state, tests }) => [
    `${what.padEnd(width)}  ${tests ? count(tests) : state}${tests && state === 'failed' && tests.failed === 0 ? ', and the run failed' : ''}`,
    ...(tests?.secondChance ?? []).map((test) => `  needed its second chance: ${test}`),
  ])
  const sum = (key: keyof Omit<RunnerSummary, 'secondChance'>) =>
    results.reduce((total, { tests }) => total + (tests?.[key] ?? 0), 0)
  const broken = results.filter(({ state }) => state === 'failed').map(({ what }) => what)
  return [
    ...lines,
    '',
    broken.length > 0 ? `Failed: ${broken.join(', ')}.` : 'All checks passed.',
    count({ passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') }),
  ].join('\n')
}

/** Adds a run of vitest to the last lines of `npm test`. */
export class VitestSummary implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()])
    const inState = (state: string) => tests.filter((test) => test.result().state === state).length
    reportSummary({
      passed: inState('passed'),
      // A file that could not be read has no tests to fail.
      failed: inState('failed') + modules.filter((module) => module.errors().length > 0).length,
      skipped: inState('skipped'),
      secondChance: tests.filter((test) => test.diagnostic()?.flaky).map((test) => test.fullName),
    })
  }
}
