import path from 'node:path'
import { startEnv } from '../../lib/env.ts'
import { isSeeded, seedOnce } from '../seed/seed-once.ts'
import { BACKEND_PORT, type RunningBackend, startBackend } from './backend.ts'
import { keepRunning } from './kept-running.ts'
import { ensureSecrets, isHosted, loadLocalEnv, ROOT } from './local-env.ts'
import { freePort } from './ports.ts'
import { ensurePort, ensureRoom, ensureWritable } from './preflight.ts'
import { renewPages, serveLastBuild, serveNewBuild } from './build.ts'
import type { Child } from './child.ts'
import { serveSite } from './site.ts'
import { printSummary } from './summary.ts'

async function prepareBackend(dataDir: string, port: number): Promise<RunningBackend> {
  const backend = await startBackend(dataDir, process.env, port)
  if (backend.applied.length > 0) console.log(`Backend ready; migrations applied: ${backend.applied.length}.`)
  return backend
}

/**
 * The embedded backend and, beside it, the site of the last build: neither needs the other to begin, and a restart takes as
 * long as the slower of them. The site is told where the backend will be.
 */
async function startTogether(dataDir: string, serve: () => Promise<Child | null>) {
  await ensureSecrets()
  const port = await freePort(BACKEND_PORT)
  const expected = `http://127.0.0.1:${port}`
  process.env.SUPABASE_URL = expected
  const [prepared, served] = await Promise.allSettled([prepareBackend(dataDir, port), serve()])
  const site = served.status === 'fulfilled' ? served.value : null
  if (prepared.status === 'rejected' || served.status === 'rejected') {
    await site?.stop()
    if (prepared.status === 'fulfilled') await prepared.value.stop()
    throw prepared.status === 'rejected' ? prepared.reason : (served as PromiseRejectedResult).reason
  }
  const backend = prepared.value
  if (backend.url === expected) return { backend, site }
  // Somebody took the port in between.
  process.env.SUPABASE_URL = backend.url
  await site?.stop()
  return { backend, site: site && (await serve()) }
}

/** Starts the backend again on the address that the site knows. */
async function restart(dataDir: string, url: string): Promise<RunningBackend> {
  const backend = await startBackend(dataDir, process.env, Number(new URL(url).port))
  if (backend.url === url) return backend
  await backend.stop()
  throw new Error(`its port ${new URL(url).port} is taken`)
}

/** Keeps the backend running from here on: a site without it shows what it has, and editors can do nothing. */
const keepBackend = (backend: RunningBackend, dataDir: string) =>
  keepRunning(backend, {
    what: 'The embedded backend',
    start: () => restart(dataDir, backend.url),
  })

type Stoppable = { stop(): Promise<void> }

/** Stops everything, the last first, and ends this process: with 0 when somebody asked for it, else with 1. */
function endWith(parts: Stoppable[]): (code: number) => Promise<void> {
  let ending = false
  return async (code) => {
    if (ending) return
    ending = true
    for (const part of [...parts].reverse()) await part.stop()
    process.exit(code)
  }
}

/** Checks port, folder and disk before anything is written. */
async function preflight(port: number, dataDir: string, watch: boolean): Promise<void> {
  await ensurePort(port, watch ? 'npm run dev' : 'npm start')
  if (isHosted()) return
  ensureWritable(dataDir)
  ensureRoom(dataDir)
}

/** `npm start` and, with `watch`, `npm run dev`: backend, migrations, seed, build, site; until Ctrl-C. */
export async function run({ watch }: { watch: boolean }): Promise<void> {
  loadLocalEnv()
  const { PORT, DATA_DIR } = startEnv()
  const dataDir = path.resolve(ROOT, DATA_DIR)
  await preflight(PORT, dataDir, watch)
  process.env.SITE_URL ??= `http://localhost:${PORT}`
  const parts: Stoppable[] = []
  const end = endWith(parts)
  process.on('SIGINT', () => end(0)).on('SIGTERM', () => end(0))
  try {
    const hosted = isHosted()
    // The port of the embedded backend may be another one each time; its folder says whose data it is.
    const data = hosted ? (process.env.SUPABASE_URL ?? '') : dataDir
    // Data that is not there yet would be shown as failures.
    const isRestart = !watch && (hosted || isSeeded(dataDir))
    const serveLast = async () => (isRestart ? serveLastBuild(PORT, data) : null)
    const { backend, site: last } = hosted
      ? { backend: null, site: await serveLast() }
      : await startTogether(dataDir, serveLast)
    if (backend) parts.push(keepBackend(backend, dataDir))
    if (last) parts.push(last)
    if (backend) await seedOnce(dataDir)
    const site = last ?? (watch ? await serveSite(PORT, process.env, { watch }) : await serveNewBuild(PORT, data))
    if (last) await renewPages(PORT)
    else parts.push(site)
    printSummary({ port: PORT, dataDir, backend })
    site.process.once('exit', () => {
      console.error('The site has ended by itself.')
      void end(1)
    })
  } catch (error) {
    for (const part of parts.reverse()) await part.stop()
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
