import { appendFileSync, mkdtempSync } from 'node:fs'
import path from 'node:path'
import { type RunningBackend, startBackend } from '../local-server/backend.ts'
import { makeSecrets } from '../local-server/local-env.ts'
import { freePort } from '../local-server/ports.ts'
import { seedOnce } from '../seed/seed-once.ts'
import type { Box } from './box.ts'
import type { Trial } from './commands.ts'

const ITSELF = { not: 'a command of its own, which tries itself' }
const ADDRESS = 'https://the-address'

/** The backend that plays the hosted project: the embedded one, with the example posts. */
async function startProject(box: Box): Promise<RunningBackend & { lines: string }> {
  const data = mkdtempSync(path.join(box.root, 'project-'))
  // What the document has its reader make is made by its commands: of these only the keys reach the clone.
  const secrets = await makeSecrets()
  const backend = await startBackend(data, { ...process.env, ...secrets }, await freePort(54399))
  const { SUPABASE_PUBLISHABLE_KEY, SUPABASE_SECRET_KEY } = secrets
  const given = { SUPABASE_URL: backend.url, SUPABASE_PUBLISHABLE_KEY, SUPABASE_SECRET_KEY, SITE_URL: box.origin }
  Object.assign(process.env, secrets, given)
  await seedOnce(data)
  return {
    ...backend,
    lines: Object.entries(given)
      .map(([name, value]) => `${name}=${value}\n`)
      .join(''),
  }
}

const cloneOf = (box: Box) => path.join(box.root, 'clone')
const settingsOf = (box: Box) => path.join(cloneOf(box), '.env.local')

/** A fresh clone, and the project that its variables name. Answers how that ends. */
export async function prepareServerless(box: Box): Promise<() => Promise<void>> {
  const clone = cloneOf(box)
  await box.run(`git clone --quiet ${box.repository} ${clone}; cd ${clone}; npm ci --no-audit --no-fund`)
  const project = await startProject(box)
  appendFileSync(settingsOf(box), project.lines)
  return project.stop
}

/** What docs/deploy-serverless.md says, in that clone. */
export function serverlessTrials(box: Box): Record<string, Trial> {
  const [clone, settings] = [cloneOf(box), settingsOf(box)]
  const doctor = (flags: string) => box.run(`cd ${clone}; npm run --silent doctor -- ${box.origin} ${flags}`)
  const secret = (name: string) => async (command: string) =>
    appendFileSync(settings, `${name}=${(await box.run(command)).replaceAll('\n', '')}\n`)
  return {
    'npx supabase link --project-ref <ref>': { not: 'a hosted project is needed' },
    'npx supabase db push --remote': { not: '`npm run test:hosted` does it, at an address of its own' },
    'openssl rand -base64 48': secret('SESSION_SECRET'),
    'openssl rand -base64 32': secret('NEXT_SERVER_ACTIONS_ENCRYPTION_KEY'),
    [`npm run doctor -- ${ADDRESS}`]: async () => {
      const said = await doctor('').catch(String)
      if (!/\b1 wrong/.test(said)) throw new Error(`Before the deployment more is wrong than the site:\n${said}`)
    },
    'npm run admin:create -- <username> --role admin': { not: 'the sign-in of a hosted project is needed' },
    'npx next build': async (command) => void (await box.run(`cd ${clone}; ${command}`)),
    [`npm run doctor -- ${ADDRESS} --json`]: async () => {
      const port = new URL(box.origin).port
      await box.run(
        `cd ${clone}; setsid npx next start --port ${port} > ${box.root}/site.log 2>&1 & echo $! > ${box.root}/site.pid`,
      )
      try {
        await box.run(`curl --silent --fail --retry 20 --retry-delay 1 --retry-connrefused ${box.origin}/api/ready`)
        await doctor('--json')
      } finally {
        await box.run(`kill -TERM -- -$(cat ${box.root}/site.pid)`)
      }
    },
    'npm run rehearse': ITSELF,
    'npm run rehearse -- --built --functions': ITSELF,
    'npm run rehearse -- --built --journey=login': ITSELF,
  }
}
