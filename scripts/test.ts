import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { runCommand } from './local-server/run.ts'
import { ensureChromium } from './testing/chromium.ts'
import { type CheckResult, readSummary, renderSummary } from './testing/summary.ts'

/** Every check of the project, cheapest first. */
const CHECKS: [what: string, script: string][] = [
  ['Types', 'typecheck'],
  ['Lint', 'lint'],
  ['Dead code', 'dead'],
  ['Database types', 'types:check'],
  ['Unit tests', 'test:unit'],
  ['Contract tests on PGlite', 'test:contract'],
  ['Contract tests on PostgreSQL', 'test:postgres'],
  ['End-to-end tests', 'test:e2e'],
]

function runCheck(what: string, script: string, folder: string): CheckResult {
  console.log(`\n── ${what}`)
  const summaryFile = path.join(folder, script.replace(':', '-'))
  const env = { ...process.env, TEST_SUMMARY_FILE: summaryFile }
  const { status } = spawnSync('npm', ['run', '--silent', script], { stdio: 'inherit', env })
  return { what, state: status === 0 ? 'passed' : 'failed', tests: readSummary(summaryFile) }
}

await runCommand(async () => {
  // Before the minutes of everything else: the end-to-end tests need it.
  ensureChromium()
  const folder = mkdtempSync(path.join(tmpdir(), 'flavorcraft-test-'))
  const results: CheckResult[] = []
  try {
    for (const [what, script] of CHECKS) {
      const hasFailed = results.some(({ state }) => state === 'failed')
      results.push(hasFailed ? { what, state: 'not run', tests: null } : runCheck(what, script, folder))
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  console.log(`\n── Summary\n${renderSummary(results)}`)
  process.exitCode = results.every(({ state }) => state === 'passed') ? 0 : 1
})
