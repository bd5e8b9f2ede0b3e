import path from 'node:path'
import { ROOT } from '../../scripts/local-server/local-env.ts'
import { runCommand } from '../../scripts/command.ts'
import { startControl, TEST_SETTINGS } from './control-server.ts'
import { SITE_PORT } from './ports.ts'
import { openSiteLog, type SiteLog } from './site-log.ts'
import { startThrowawaySite, type ThrowawaySite } from './throwaway-site.ts'

const LOG_FILE = 'test-results/site.log'

async function startSite(log: SiteLog): Promise<ThrowawaySite> {
  console.log(`Building the site under test; its log is ${LOG_FILE}.`)
  try {
    // The build records its functions, which e2e/standards/functions.serial.spec.ts starts one by one.
    const adapter = { NEXT_ADAPTER_PATH: path.join(ROOT, 'tests/host/adapter.ts') }
    return await startThrowawaySite(SITE_PORT, { ...TEST_SETTINGS, ...adapter }, log)
  } catch (error) {
    console.error(log.tail(40))
    throw error
  }
}

/** Starts the site of the end-to-end tests, with the control server of its backend. */
async function serveForTests(): Promise<void> {
  const log = openSiteLog(path.join(ROOT, LOG_FILE))
  const site = await startSite(log)
  const control = startControl(site, log)
  const stop = async () => {
    control.close()
    await site.stop()
    process.exit(0)
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
}

await runCommand(serveForTests)
