import type { Reporter, TestModule } from 'vitest/node'
import { reportSummary } from './summary.ts'

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
