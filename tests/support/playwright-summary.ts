import type { Reporter, TestCase } from '@playwright/test/reporter'
import { reportSummary } from './summary.ts'

/** Adds the end-to-end tests to the last lines of `npm test`. */
export default class PlaywrightSummary implements Reporter {
  private readonly tests = new Set<TestCase>()

  onTestEnd(test: TestCase): void {
    this.tests.add(test)
  }

  onEnd(): void {
    const withOutcome = (...outcomes: string[]) => [...this.tests].filter((test) => outcomes.includes(test.outcome()))
    const named = (tests: TestCase[]) => tests.map((test) => test.titlePath().filter(Boolean).slice(1).join(' › '))
    const flaky = withOutcome('flaky')
    reportSummary({
      passed: withOutcome('expected').length + flaky.length,
      failed: named(withOutcome('unexpected')),
      skipped: withOutcome('skipped').length,
      secondChance: named(flaky),
    })
  }
}
