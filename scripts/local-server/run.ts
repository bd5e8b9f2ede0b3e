import path from 'node:path'
import { startEnv } from '../../lib/env.ts'
import { seedOnce } from '../seed/seed-once.ts'
import { type RunningBackend, startBackend } from './backend.ts'
import type { Child } from './child.ts'
import { ensureSecrets, isHosted, loadLocalEnv, ROOT } from './local-env.ts'
import { ensurePort, ensureRoom, ensureWritable } from './preflight.ts'
import { buildSite, serveSite } from './site.ts'
import { printSummary } from './summary.ts'

async function prepareBackend(dataDir: string): Promise<RunningBackend | null> {
  if (isHosted()) return null
  await ensureSecrets()
  const backend = await startBackend(dataDir, process.env)
  process.env.SUPABASE_URL = backend.url
  if (backend.applied.length > 0) console.log(`Backend ready; migrations applied: ${backend.applied.length}.`)
  return backend
}

function stopOnSignal(children: Child[]): void {
  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    for (const child of [...children].reverse()) await child.stop()
    process.exit(0)
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
}

/** `npm start` and, with `watch`, `npm run dev`: backend, migrations, seed, build, site; until Ctrl-C. */
export async function run({ watch }: { watch: boolean }): Promise<void> {
  loadLocalEnv()
  const { PORT, DATA_DIR } = startEnv()
  const dataDir = path.resolve(ROOT, DATA_DIR)
  await ensurePort(PORT, watch ? 'npm run dev' : 'npm start')
  if (!isHosted()) {
    ensureWritable(dataDir)
    ensureRoom(dataDir)
  }
  process.env.SITE_URL ??= `http://localhost:${PORT}`
  const children: Child[] = []
  stopOnSignal(children)
  try {
    const backend = await prepareBackend(dataDir)
    if (backend) {
      children.push(backend)
      await seedOnce(dataDir)
    }
    if (!watch) await buildSite(process.env)
    const site = await serveSite(PORT, process.env, { watch })
    children.push(site)
    printSummary({ port: PORT, dataDir, backend })
    for (const child of children) child.process.once('exit', () => process.kill(process.pid, 'SIGTERM'))
  } catch (error) {
    for (const child of children.reverse()) await child.stop()
    throw error
  }
}

/** Runs a command of this project; a failure is one sentence, not a stack. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command()
  } catch (error) {
    console.error(`\n${error instanceof Error ? error.message : String(error)}`)
    process.exit(1)
  }
}
