import { existsSync, readFileSync } from 'node:fs'
import { parseArgs, parseEnv as parseDotenv } from 'node:util'
import { serverEnv } from '../../lib/env.ts'
import { isHosted, loadLocalEnv } from '../local-server/local-env.ts'
import { ensureReachableBackend } from '../local-server/reachable-backend.ts'
import { runCommand } from '../local-server/run.ts'
import { accessTo } from './backend-access.ts'
import { examineBackend, makeReference } from './examine.ts'
import { type Finding, findingsAbout, isHealthy, renderFindings } from './finding.ts'
import { checkSite } from './site.ts'
import { checkVariables } from './variables.ts'

const USAGE = 'Use: npm run doctor -- [https://address] [--env <file of variables>] [--json]'

function readArguments(): { address: string | null; json: boolean; file: string | undefined } {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { json: { type: 'boolean', default: false }, env: { type: 'string' } },
  })
  const [address] = positionals
  if (address !== undefined && !/^https?:\/\//.test(address)) throw new Error(USAGE)
  if (values.env !== undefined && !existsSync(values.env)) throw new Error(`There is no file ${values.env}.\n${USAGE}`)
  return { address: address ?? null, json: values.json, file: values.env }
}

/** Whether anything here says which backend a deployed site uses. */
const knowsBackend = () => isHosted() && Boolean(process.env.SUPABASE_SECRET_KEY)

async function examineEnvironment(): Promise<Finding[]> {
  const { unknown } = findingsAbout('Backend')
  try {
    await ensureReachableBackend()
  } catch (error) {
    return [...checkVariables(process.env), unknown(error instanceof Error ? error.message : String(error))]
  }
  const found = checkVariables(process.env)
  if (!isHealthy(found)) return [...found, unknown('Not asked: the variables come first.')]
  const env = serverEnv()
  const access = accessTo({
    url: env.SUPABASE_URL,
    publishableKey: env.SUPABASE_PUBLISHABLE_KEY,
    secretKey: env.SUPABASE_SECRET_KEY,
  })
  return [...found, ...(await examineBackend(access, makeReference, { hasCron: Boolean(env.CRON_SECRET) }))]
}

/**
 * `npm run doctor`: what is missing or wrong in an environment (`.env.local`, or `--env`) and at the site that it names,
 * or that the command line names. It reads, and changes nothing. Ends with 1 when something is wrong.
 */
await runCommand(async () => {
  const { address, json, file } = readArguments()
  if (file !== undefined) Object.assign(process.env, parseDotenv(readFileSync(file, 'utf8')))
  loadLocalEnv()
  const given = process.env.SITE_URL
  const findings = address === null || knowsBackend() ? await examineEnvironment() : []
  const site = address ?? given ?? process.env.SITE_URL
  if (site !== undefined && URL.canParse(site)) findings.push(...(await checkSite(site)))
  if (json) console.log(JSON.stringify({ healthy: isHealthy(findings), findings }, null, 2))
  else console.log(renderFindings(findings))
  process.exitCode = isHealthy(findings) ? 0 : 1
})
