import { spawnSync } from 'node:child_process'
import { runCommand } from './local-server/run.ts'

/** Every check of the project, cheapest first; the runners' own summaries stand at the end of each part. */
const CHECKS: [what: string, command: string, args: string[]][] = [
  ['Types', 'npm', ['run', '--silent', 'typecheck']],
  ['Lint', 'npm', ['run', '--silent', 'lint']],
  ['Database types', 'npm', ['run', '--silent', 'types:check']],
  ['Unit tests', 'npm', ['run', '--silent', 'test:unit']],
  ['Contract tests on PGlite', 'npm', ['run', '--silent', 'test:contract']],
  ['Contract tests on PostgreSQL', 'npm', ['run', '--silent', 'test:postgres']],
  ['End-to-end tests', 'npm', ['run', '--silent', 'test:e2e']],
]

await runCommand(async () => {
  for (const [what, command, args] of CHECKS) {
    console.log(`\n── ${what}`)
    const { status } = spawnSync(command, args, { stdio: 'inherit' })
    if (status !== 0) throw new Error(`${what}: failed.`)
  }
})
