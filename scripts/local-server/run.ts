import { mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { userInfo } from 'node:os'
import path from 'node:path'
import { type RunningBackend, startBackend } from './backend.ts'
import { type Child, keepRunning } from './child.ts'
import { ACCOUNTS_FILE } from '../backend/accounts.ts'
import { serveBuild } from './build.ts'
import { checkEnvironment, startEnv } from '../../lib/env.ts'
import { ensureSecrets, isHosted, loadLocalEnv, makeSecrets, ROOT } from './local-env.ts'
import { isFree } from './ports.ts'
import { seedOnce } from '../seed/seed-once.ts'
import { serveSite } from './site.ts'

/** What a person needs to know after a start, in a few lines. */
function printSummary({
  port,
  dataDir,
  backend,
}: {
  port: number
  dataDir: string
  backend: RunningBackend | null
}): void {
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
    } else {
      lines.push(`Accounts             in ${where}`)
    }
  } else {
    lines.push(`Backend              ${process.env.SUPABASE_URL ?? ''}`)
  }
  console.log(`\n${lines.join('\n')}\nStop with Ctrl-C.\n`)
}

async function prepareBackend(dataDir: string): Promise<RunningBackend | null> {
  if (isHosted()) return null
  await ensureSecrets()
  const backend = await startBackend(dataDir, process.env)
  process.env.SUPABASE_URL = backend.url
  if (backend.applied.length > 0) console.log(`Backend ready; migrations applied: ${backend.applied.length}.`)
  return backend
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

/** What a first start writes: the build, the database and the pictures of the example posts, with room to work. */
const ROOM_BYTES = 600 * 1024 * 1024

const megabytes = (bytes: number) => `${Math.round(bytes / 1024 / 1024)} MB`

/** Throws, in words, when another program listens on the port. */
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

/** Makes the folder when it is not there; throws, in words, when nothing can be written into it. */
export function ensureWritable(folder: string): void {
  const probe = path.join(folder, `.write-test-${process.pid}`)
  try {
    mkdirSync(folder, { recursive: true })
    writeFileSync(probe, 'x')
    rmSync(probe)
  } catch (error) {
    const reason = reasonWhyNot(error as NodeJS.ErrnoException)
    throw new Error(`The folder ${folder} cannot be used: ${reason}. Choose another one for the data with DATA_DIR.`)
  }
}

const freeBytes = (folder: string): number => {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}

/** Throws, in words, when the disk of the folder has less room than a first start takes. */
export function ensureRoom(folder: string, free = freeBytes(folder)): void {
  if (free >= ROOM_BYTES) return
  throw new Error(
    `The disk of ${folder} has ${megabytes(free)} left; a start needs ${megabytes(ROOM_BYTES)}. Make room and try again.`,
  )
}

/** Checks port, folder and disk before anything is written. */
async function preflight(port: number, dataDir: string, watch: boolean): Promise<void> {
  await ensurePort(port, watch ? 'npm run dev' : 'npm start')
  if (isHosted()) return
  ensureWritable(dataDir)
  ensureRoom(dataDir)
}

/** What is wrong with the environment, before anything is started; for the embedded backend, with what will be made for it. */
async function checkSettings(): Promise<void> {
  if (isHosted()) return checkEnvironment()
  const given = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value))
  checkEnvironment({ SUPABASE_URL: 'http://127.0.0.1', ...(await makeSecrets()), ...given, NODE_ENV: 'production' })
}

/** Serves the sources or the build. `seeded` is the folder of the embedded backend: seeded first, or while the sources are compiled. */
async function serve(port: number, seeded: string | null, watch: boolean): Promise<Child> {
  if (watch) {
    if (seeded) await seedOnce(seeded)
    return serveSite(port, process.env, { watch })
  }
  // The port of the embedded backend may be another one each time; its folder says whose data it is.
  return seeded ? serveBuild(port, seeded, seedOnce(seeded)) : serveBuild(port, process.env.SUPABASE_URL ?? '')
}

/** `npm start` and, with `watch`, `npm run dev`: backend, migrations, seed, build, site; until Ctrl-C. */
export async function run({ watch }: { watch: boolean }): Promise<void> {
  loadLocalEnv()
  const { PORT, DATA_DIR } = startEnv()
  const dataDir = path.resolve(ROOT, DATA_DIR)
  process.env.SITE_URL ??= `http://localhost:${PORT}`
  await checkSettings()
  await preflight(PORT, dataDir, watch)
  const parts: Stoppable[] = []
  const end = endWith(parts)
  process.on('SIGINT', () => end(0)).on('SIGTERM', () => end(0))
  try {
    const backend = await prepareBackend(dataDir)
    if (backend) parts.push(keepBackend(backend, dataDir))
    const site = await serve(PORT, backend ? dataDir : null, watch)
    parts.push(site)
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
