import { existsSync, mkdirSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { userInfo } from 'node:os'
import path from 'node:path'
import { type RunningBackend, startBackend } from './backend.ts'
import { type Child, keepRunning } from './child.ts'
import { ACCOUNTS_FILE } from '../backend/accounts.ts'
import { serveBuild } from './build.ts'
import { wantsExamples } from './examples.ts'
import { checkEnvironment, startEnv } from '../../lib/env.ts'
import { ensureSecrets, isHosted, loadLocalEnv, ROOT } from './local-env.ts'
import { isFree } from './ports.ts'
import { seedOnce } from '../seed/seed.ts'
import { serveSite } from './site.ts'
import { step } from './step.ts'
import { counted } from '../../lib/text.ts'

function printSummary(port: number, dataDir: string, backend: RunningBackend | null): void {
  const lines = [
    `FlavorCraft runs on  http://localhost:${port}`,
    `Admin panel          http://localhost:${port}/admin/blog`,
  ]
  if (backend) {
    lines.push(`Data                 ${path.relative(ROOT, dataDir) || dataDir}  (embedded backend, ${backend.url})`)
    const where = path.relative(ROOT, ACCOUNTS_FILE)
    if (backend.newAccounts.length > 0) {
      lines.push(`Accounts (kept in ${where})`)
      for (const { username, password, role } of backend.newAccounts) {
        lines.push(`  ${username.padEnd(10)} ${password}  ${role}`)
      }
    } else if (existsSync(ACCOUNTS_FILE)) lines.push(`Accounts             in ${where}`)
  } else {
    lines.push(`Backend              ${process.env.SUPABASE_URL ?? ''}`)
  }
  console.log(`\n${lines.join('\n')}\nStop with Ctrl-C.\n`)
}

async function prepareBackend(dataDir: string): Promise<RunningBackend | null> {
  if (isHosted()) return null
  const backend = await step(
    'Starting the embedded backend, which first creates its database or brings it up to date',
    () => startBackend(dataDir, process.env),
    ({ applied }) =>
      `The backend answers${applied.length > 0 ? `, with ${counted(applied.length, 'new migration')}` : ''}`,
  )
  process.env.SUPABASE_URL = backend.url
  return backend
}

async function restart(dataDir: string, url: string): Promise<RunningBackend> {
  const backend = await startBackend(dataDir, process.env, Number(new URL(url).port))
  if (backend.url === url) return backend
  await backend.stop()
  throw new Error(`its port ${new URL(url).port} is taken`)
}

type Stoppable = { stop(): Promise<void> }

/** Stops everything in reverse order and ends this process: with 0 when asked to, else with 1. */
function endWith(parts: Stoppable[]): (code: number) => Promise<void> {
  let ending = false
  return async (code) => {
    if (ending) return
    ending = true
    for (const part of [...parts].reverse()) await part.stop()
    process.exit(code)
  }
}

/** The size of a first start: the build, the database and the pictures of the example posts, with room to spare. */
const ROOM_BYTES = 600 * 1024 * 1024

export const megabytes = (bytes: number): string => `${Math.ceil(bytes / 1024 / 1024)} MB`

/** Throws a sentence when another program uses the port. */
export async function ensurePort(port: number, command: string): Promise<void> {
  if (await isFree(port)) return
  throw new Error(
    `Port ${port} is taken by another program. Stop it, or choose another port: PORT=${port + 1} ${command}`,
  )
}

function reasonWhyNot({ code, message }: NodeJS.ErrnoException): string {
  if (code === 'EACCES' || code === 'EPERM') return `the user ${userInfo().username} may not write there`
  if (code === 'EROFS') return 'its disk is read-only'
  if (code === 'ENOSPC' || code === 'EDQUOT') return 'its disk is full'
  if (code === 'EEXIST' || code === 'ENOTDIR') return 'there is a file of that name in the way'
  return message
}

/** Creates the folder if needed; throws a sentence when it cannot be written. */
export function ensureWritable(folder: string): void {
  const probe = path.join(folder, `.write-test-${process.pid}`)
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    writeFileSync(probe, 'x')
    rmSync(probe)
  } catch (error) {
    const reason = reasonWhyNot(error as NodeJS.ErrnoException)
    throw new Error(`The folder ${folder} cannot be used: ${reason}. Choose another one for the data with DATA_DIR.`)
  }
}

export const freeBytes = (folder: string): number => {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}

/** Throws a sentence when the folder's disk lacks room for a first start. */
export function ensureRoom(folder: string, free = freeBytes(folder)): void {
  if (free >= ROOM_BYTES) return
  throw new Error(
    `The disk of ${folder} has ${megabytes(free)} left; a first start needs ${megabytes(ROOM_BYTES)}. Make room and try again.`,
  )
}

async function preflight(port: number, dataDir: string, watch: boolean): Promise<void> {
  await ensurePort(port, watch ? 'npm run dev' : 'npm start')
  if (isHosted()) return
  ensureWritable(dataDir)
  const isFirstStart = readdirSync(dataDir).length === 0
  if (isFirstStart) ensureRoom(dataDir)
}

/** Checks the environment before anything is started. The embedded backend gets its secrets now and its address later. */
async function checkSettings(): Promise<void> {
  if (isHosted()) return checkEnvironment()
  await ensureSecrets()
  checkEnvironment({ ...process.env, SUPABASE_URL: 'http://127.0.0.1' })
}

/**
 * Serves the sources or the build. `dataDir` is the embedded backend's folder: its examples are stored first, or during the
 * compilation.
 */
async function serve(port: number, dataDir: string | null, watch: boolean, isFirst: boolean): Promise<Child> {
  const withExamples = dataDir !== null && wantsExamples(process.env.SITE_URL ?? '', process.argv)
  if (dataDir !== null && !withExamples && isFirst)
    console.log('A public site begins without example posts: the first steps in the panel add them, or `npm run seed`.')
  if (watch) {
    if (withExamples) await seedOnce(dataDir)
    return step(
      'Starting the site in watch mode',
      () => serveSite(port, process.env, { watch }),
      () => 'The site answers',
    )
  }
  if (dataDir === null) return serveBuild(port, process.env.SUPABASE_URL ?? '')
  // The embedded backend's port may change with each start; its folder identifies the data.
  return serveBuild(port, dataDir, withExamples ? seedOnce(dataDir) : undefined)
}

/** `npm start` and, with `watch`, `npm run dev`: backend, migrations, seed, build, site; until Ctrl-C. */
export async function run({ watch }: { watch: boolean }): Promise<void> {
  loadLocalEnv()
  const { PORT, DATA_DIR } = startEnv()
  const dataDir = path.resolve(ROOT, DATA_DIR)
  process.env.SITE_URL ||= `http://localhost:${PORT}`
  await checkSettings()
  await preflight(PORT, dataDir, watch)
  const parts: Stoppable[] = []
  const end = endWith(parts)
  process.on('SIGINT', () => end(0)).on('SIGTERM', () => end(0))
  try {
    const backend = await prepareBackend(dataDir)
    // Without the backend the site shows its last answers, and editors cannot work.
    if (backend)
      parts.push(keepRunning(backend, { what: 'The embedded backend', start: () => restart(dataDir, backend.url) }))
    const isFirst = backend !== null && backend.newAccounts.length > 0
    const site = await serve(PORT, backend ? dataDir : null, watch, isFirst)
    parts.push(site)
    printSummary(PORT, dataDir, backend)
    site.process.once('exit', () => {
      console.error('The site has ended by itself.')
      void end(1)
    })
  } catch (error) {
    for (const part of parts.reverse()) await part.stop()
    throw error
  }
}
