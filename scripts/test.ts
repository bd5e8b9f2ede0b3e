import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempDisposableSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { runCommand } from './command.ts'
import { ensureChromium } from '../tests/support/chromium.ts'
import { type CheckResult, readSummary, renderSummary } from '../tests/support/summary.ts'

type Check = { what: string; script: string }

/**
 * Every check of the project. Two columns run side by side, each from its cheapest check, since most checks keep one
 * core busy. The end-to-end tests then run alone.
 */
const COLUMNS: Check[][] = [
  [
    { what: 'Types', script: 'typecheck' },
    { what: 'Lint', script: 'lint' },
    { what: 'Dead code', script: 'dead' },
    { what: 'Database types', script: 'types:check' },
    { what: 'Contract tests on PGlite', script: 'test:contract' },
  ],
  [
    { what: 'Unit tests', script: 'test:unit' },
    { what: 'Contract tests on PostgreSQL', script: 'test:postgres' },
  ],
]
const END_TO_END: Check = { what: 'End-to-end tests', script: 'test:e2e' }

async function runCheck({ what, script }: Check, folder: string, isAlone: boolean): Promise<CheckResult> {
  const started = Date.now()
  const summaryFile = path.join(folder, script.replace(':', '-'))
  const color = process.stdout.isTTY && { FORCE_COLOR: '1' }
  const child = spawn('npm', ['run', '--silent', script], {
    env: { ...process.env, ...color, TEST_SUMMARY_FILE: summaryFile },
    stdio: isAlone ? 'inherit' : ['ignore', 'pipe', 'pipe'],
  })
  // Collects the output, so that two checks do not mix theirs: each is shown when it ends.
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (chunk: string) => (output += chunk))
  const [status] = (await once(child, 'close')) as [number | null]
  const seconds = Math.round((Date.now() - started) / 1000)
  console.log(`\n── ${what}, ${seconds} s\n${output}`)
  return { what, state: status === 0 ? 'passed' : 'failed', tests: readSummary(summaryFile) }
}

async function runColumn(checks: Check[], folder: string): Promise<CheckResult[]> {
  const results: CheckResult[] = []
  for (const check of checks) results.push(await runCheck(check, folder, false))
  return results
}

await runCommand(async () => {
  // Checked first, because the end-to-end tests need it.
  ensureChromium()
  using folder = mkdtempDisposableSync(path.join(tmpdir(), 'flavorcraft-test-'))
  console.log('Types, lint, dead code, unit and contract tests, two checks at a time: each is shown when it ends.')
  const results = (await Promise.all(COLUMNS.map((column) => runColumn(column, folder.path)))).flat()
  console.log(`\n── ${END_TO_END.what}`)
  results.push(await runCheck(END_TO_END, folder.path, true))
  console.log(`\n── Summary\n${renderSummary(results)}`)
  process.exitCode = results.every(({ state }) => state === 'passed') ? 0 : 1
})
