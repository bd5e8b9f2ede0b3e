import { chromium } from 'playwright'
import { ensureChromium } from '../testing/chromium.ts'
import { templates } from '../testing/templates.ts'
import { runCommand } from '../local-server/run.ts'
import { freePort } from '../local-server/ports.ts'
import { withSite } from '../testing/throwaway-site.ts'
import { auditPage, holds, type Row } from './audit.ts'
import { startCompressingHost } from './compressing-host.ts'

const SITE_PORT = 3330
const DEBUG_PORT = 9333

async function auditAll(origin: string, paths: string[]): Promise<Row[]> {
  const port = await freePort(DEBUG_PORT)
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: [`--remote-debugging-port=${port}`, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  })
  try {
    const rows: Row[] = []
    for (const path of paths) {
      const row = await auditPage(origin, path, { port, isHidden: path.startsWith('/search') })
      rows.push(row)
      console.log(`${rows.length}/${paths.length} ${path} ${Object.values(row.scores).join(' ')}`)
    }
    return rows
  } finally {
    await browser.close()
  }
}

const named = process.argv.slice(2).filter((argument) => argument.startsWith('/'))

/**
 * `npm run lighthouse [-- <address of a running site>] [<path> …]`: every public template or the paths given, mobile, on a
 * production build. Prints the table and fails when a row does not reach its goals.
 */
await runCommand(() =>
  withSite(SITE_PORT, async (origin) => {
    const host = await startCompressingHost(origin)
    const rows = await auditAll(host.origin, named.length > 0 ? named : templates.map(({ path }) => path))
    host.stop()
    console.table(Object.fromEntries(rows.map(({ path, scores }) => [path, scores])))
    const indexes = rows.map(({ benchmarkIndex }) => benchmarkIndex)
    console.log(`Benchmark index of this machine meanwhile: ${Math.min(...indexes)} to ${Math.max(...indexes)}.`)
    const failed = rows.filter((row) => !holds(row))
    for (const { path, remarks } of failed) console.log(`Not reached: ${path} ${remarks.join('; ')}`)
    process.exitCode = failed.length === 0 ? 0 : 1
  }),
)
