import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { serverEnv, startEnv } from '../../lib/env.ts'
import { isHosted, loadLocalEnv, readEnvFile } from '../local-server/local-env.ts'
import { ensureReachableBackend } from '../local-server/reachable-backend.ts'
import { runCommand } from '../command.ts'
import { accessTo } from './backend-access.ts'
import { examineBackend, makeReference } from './examine.ts'
import { type Finding, findingsAbout, isHealthy, renderFindings, verdictOf } from './finding.ts'
import { checkProxies, isServedHere } from './proxies.ts'
import { checkSite } from './site.ts'
import { checkNames, checkVariables } from './variables.ts'

const USAGE = 'Use: npm run doctor -- [https://address] [--env <file of variables>] [--json]'

function readArguments(): { address: string | null; json: boolean; file: string | undefined } {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { json: { type: 'boolean', default: false }, env: { type: 'string' } },
  })
  const [address, ...more] = positionals
  if (more.length > 0 || (address !== undefined && !/^https?:\/\//.test(address))) throw new Error(USAGE)
  if (values.env !== undefined && !existsSync(values.env)) throw new Error(`There is no file ${values.env}.\n${USAGE}`)
  return { address: address ?? null, json: values.json, file: values.env }
}

const knowsBackend = () => isHosted() && Boolean(process.env.SUPABASE_SECRET_KEY)

const environment = findingsAbout('Environment')

async function examineEnvironment(report: (found: readonly Finding[]) => void): Promise<void> {
  const { unknown } = findingsAbout('Backend')
  try {
    await ensureReachableBackend()
  } catch (error) {
    report(checkVariables(process.env))
    return report([unknown(error instanceof Error ? error.message : String(error))])
  }
  const found = checkVariables(process.env)
  report(found)
  if (!isHealthy(found)) return report([unknown('Not checked: the variables come first.')])
  const env = serverEnv()
  const access = accessTo({
    url: env.SUPABASE_URL,
    publishableKey: env.SUPABASE_PUBLISHABLE_KEY,
    secretKey: env.SUPABASE_SECRET_KEY,
  })
  report(await examineBackend(access, makeReference, { hasCron: Boolean(env.CRON_SECRET) }))
}

/**
 * `npm run doctor`: reports what is missing or wrong in an environment (`.env.local`, or `--env`) and at its site, or
 * at the address in the command line. It reads and changes nothing. Ends with 1 when something is wrong.
 */
await runCommand(async () => {
  const { address, json, file } = readArguments()
  const variables = readEnvFile(file)
  if (file !== undefined) Object.assign(process.env, variables)
  loadLocalEnv()
  const findings: Finding[] = []
  const report = (found: readonly Finding[]) => {
    findings.push(...found)
    if (!json && found.length > 0) console.log(`${renderFindings(found)}\n`)
  }
  const given = process.env.SITE_URL
  report(checkNames(Object.keys(variables)))
  if (address === null || file !== undefined || knowsBackend()) await examineEnvironment(report)
  else report([environment.unknown('Not checked: no SUPABASE_URL and SUPABASE_SECRET_KEY here name its backend.')])
  const site = address ?? given ?? process.env.SITE_URL
  if (site !== undefined && URL.canParse(site)) {
    report(await checkSite(site))
    report(checkProxies(process.env, site, await isServedHere(site, startEnv().PORT)))
  } else report([environment.unknown('No site was checked: SITE_URL is not set and no address was given.')])
  console.log(json ? JSON.stringify({ healthy: isHealthy(findings), findings }, null, 2) : verdictOf(findings))
  process.exitCode = isHealthy(findings) ? 0 : 1
}, USAGE)
