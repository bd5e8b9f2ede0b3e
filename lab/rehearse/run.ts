import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { distDir } from '../../lib/env.ts'
import { ROOT } from '../../scripts/local-server/local-env.ts'
import { runCommand } from '../../scripts/command.ts'
import { startControl, TEST_SETTINGS } from '../../tests/support/control-server.ts'
import { SITE_PORT } from '../../tests/support/ports.ts'
import { openSiteLog } from '../../tests/support/site-log.ts'
import { startThrowawaySite } from '../../tests/support/throwaway-site.ts'
import { type AloneRow, askAlone } from '../../tests/host/alone.ts'
import { FUNCTION_MAX_MB, megabytesOf, readFunctions } from '../../tests/host/functions.ts'
import { type RehearsedHost, rehearsedHost } from './host.ts'

const LOG_FILE = 'test-results/rehearsal.log'
const DIST = '.next-rehearsal'

/** The end-to-end journeys that a host may break. */
const JOURNEYS: [what: string, spec: string, title: string][] = [
  ['login', 'e2e/login/gate.spec.ts', 'signs in|session older'],
  ['publishing with pictures', 'e2e/publishing/publish.spec.ts', ''],
  ['schedule', 'e2e/admin/schedule.spec.ts', ''],
  ['reading', 'e2e/reading/post.spec.ts', ''],
  ['search', 'e2e/search/search.spec.ts', ''],
  ['pictures made small and upright', 'e2e/admin/upload.spec.ts', ''],
  ['social cards and pages for machines', 'e2e/seo/pages.spec.ts', ''],
  ['feeds, sitemaps, Markdown', 'e2e/seo/machines.spec.ts', ''],
]

type Row = { journey: string; result: string; 'cold start ms': number; 'most memory MB': number }

async function runJourney(spec: string, title: string): Promise<boolean> {
  const cli = path.join(ROOT, 'node_modules/.bin/playwright')
  // A folder of its own, because Playwright empties it first; the log stands beside it.
  const output = `--output=test-results/rehearsal/${path.basename(spec, '.spec.ts')}`
  const args = ['test', '--project=parallel', '--no-deps', '--workers=1', '--reporter=line', output, spec]
  const env = { ...process.env, REHEARSED_HOST: '1' }
  const child = spawn(cli, [...args, ...(title ? ['--grep', title] : [])], { cwd: ROOT, env, stdio: 'inherit' })
  const [code] = (await once(child, 'exit')) as [number | null]
  return code === 0
}

async function runJourneys(rehearsed: RehearsedHost, wanted: string | undefined): Promise<Row[]> {
  const rows: Row[] = []
  for (const [journey, spec, title] of JOURNEYS.filter(([name]) => wanted === undefined || name === wanted)) {
    const coldStartMs = await rehearsed.replace()
    const passed = await runJourney(spec, title)
    rows.push({
      journey,
      result: passed ? 'passed' : 'FAILED',
      'cold start ms': coldStartMs,
      'most memory MB': rehearsed.memoryMb(),
    })
  }
  return rows
}

/** Throws on Ctrl-C, so that everything started is stopped. */
const untilStopped = () =>
  new Promise<never>((_resolve, reject) => {
    for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => reject(new Error('Stopped.')))
  })

const USAGE = `Use: npm run rehearse -- [--built] [--journey=<name>]
A journey is one of: ${JOURNEYS.map(([name]) => name).join('; ')}.`

/**
 * `npm run rehearse`: runs the site as a serverless host does, on this machine: traced files only, read-only folders,
 * short-lived processes with the host's variables only. docs/deploy-serverless.md lists the differences from a real host.
 * `--built` uses the last rehearsal's build, `--journey=<name>` runs one journey and no function alone.
 */
await runCommand(async () => {
  const { built, journey } = parseArgs({
    options: { built: { type: 'boolean', default: false }, journey: { type: 'string' } },
  }).values
  if (journey !== undefined && !JOURNEYS.some(([name]) => name === journey)) throw new Error(USAGE)
  process.env.NEXT_DIST_DIR ||= DIST
  const log = openSiteLog(path.join(ROOT, LOG_FILE))
  const rehearsed = rehearsedHost(built, log.write)
  const site = await startThrowawaySite(SITE_PORT, TEST_SETTINGS, log, rehearsed.host)
  const control = startControl(site, log)
  const functions = readFunctions(path.join(ROOT, distDir()))
  let rows: Row[] = []
  let alone: AloneRow[] = []
  const rehearse = async () => {
    await rehearsed.replace()
    if (journey === undefined) {
      alone = await askAlone(functions, site.origin, { env: process.env, log: log.write })
      console.table(alone)
    }
    rows = await runJourneys(rehearsed, journey)
  }
  try {
    await Promise.race([rehearse(), untilStopped()])
  } finally {
    control.close()
    await site.stop()
  }
  if (rows.length > 0) console.table(rows)
  // The function of the page answers the router's requests (`.rsc`), too.
  const sizes = functions
    .filter(({ pathname }) => !pathname.endsWith('.rsc'))
    .map((each) => ({ function: each.pathname, MB: megabytesOf(each) }))
  console.table(sizes.sort((a, b) => b.MB - a.MB))
  console.log(`${sizes.length} functions; a host takes ${FUNCTION_MAX_MB} MB of each.`)
  const isWell = [...rows, ...alone].every(({ result }) => result === 'passed')
  process.exitCode = isWell && sizes.every(({ MB }) => MB <= FUNCTION_MAX_MB) ? 0 : 1
}, USAGE)
