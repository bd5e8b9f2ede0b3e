import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from '../../scripts/local-server/local-env.ts'
import { freePort } from '../../scripts/local-server/ports.ts'
import { runCommand } from '../../scripts/command.ts'
import { type Box, openBox } from './box.ts'
import { type Trial, tryDocument } from './commands.ts'
import { backupTrials, prepareServerless, serverlessTrials, serverTrials } from './trials.ts'

const LOG = path.join(ROOT, 'test-results/docs-try.log')

/**
 * `npm run docs:try`: runs the commands of the deployment documents in a fresh clone of the
 * last commit, on a folder that stands for a machine. docs/backup.md is tried on the box of docs/deploy-server.md. A
 * command without a trial is a failure.
 */
await runCommand(async () => {
  mkdirSync(path.dirname(LOG), { recursive: true })
  writeFileSync(LOG, '')
  const box: Box = openBox(await freePort(4390), LOG)
  const results: string[] = []
  const tell = (command: string, result: string) => {
    results.push(result)
    console.log(`${command}\n  ${result}`)
  }
  const tryOut = (document: string, trials: Record<string, Trial>) =>
    tryDocument(document, readFileSync(path.join(ROOT, document), 'utf8'), trials, tell)
  try {
    await tryOut('docs/deploy-server.md', serverTrials(box))
    await tryOut('docs/backup.md', backupTrials(box))
    const stop = await prepareServerless(box)
    await tryOut('docs/deploy-serverless.md', serverlessTrials(box)).finally(stop)
  } finally {
    await box.run('systemctl stop flavorcraft')
    box.remove()
  }
  const tried = results.filter((result) => result === 'works').length
  console.log(
    `${tried} of ${results.length} commands were tried and work; their output is in ${path.relative(ROOT, LOG)}.`,
  )
})
