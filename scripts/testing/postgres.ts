import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'

const ROOT = path.join(import.meta.dirname, '../..')
const DEBIAN = '/usr/lib/postgresql'
const PROGRAMS = ['initdb', 'pg_ctl', 'postgres']
const USER = 'contract'

type Owner = { uid?: number; gid?: number }

/** Why there is no server: a sentence for the reader, not a failure. */
class NoServer extends Error {}

const isRoot = () => process.getuid?.() === 0

/** The folder of a whole installation: on the PATH, or the newest of Debian's; null when there is none. */
function findPrograms(): string | null {
  const debian = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : []
  const folders = [
    ...(process.env.PATH ?? '').split(path.delimiter),
    ...debian.map((version) => path.join(DEBIAN, version, 'bin')),
  ]
  return folders.find((folder) => PROGRAMS.every((name) => existsSync(path.join(folder, name)))) ?? null
}

function installPrograms(): string {
  if (!isRoot() || spawnSync('apt-get', ['--version']).status !== 0) {
    throw new NoServer('no PostgreSQL is installed; install one or set TEST_POSTGRES_URL')
  }
  console.log('No PostgreSQL on this machine: installing one for the parity run.')
  // RUNLEVEL=1 keeps the package from starting a server of its own.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', 'postgresql'],
  ]) {
    if (spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env }).status !== 0) {
      throw new NoServer(`apt-get ${args[0]} failed; install PostgreSQL or set TEST_POSTGRES_URL`)
    }
  }
  const found = findPrograms()
  if (!found) throw new NoServer('the installed PostgreSQL could not be found; set TEST_POSTGRES_URL')
  return found
}

/** Whom the server runs as: PostgreSQL refuses root. */
function serverOwner(): Owner {
  if (!isRoot()) return {}
  const idOf = (flag: string, name: string) => spawnSync('id', [flag, name], { encoding: 'utf8' })
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = [idOf('-u', name), idOf('-g', name)]
    if (uid.status === 0 && gid.status === 0) return { uid: Number(uid.stdout), gid: Number(gid.stdout) }
  }
  throw new NoServer('PostgreSQL refuses to run as root, and this machine has no user postgres or nobody')
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (address === null || typeof address === 'string') throw new NoServer('no port is free')
  return address.port
}

/** An empty cluster in a new folder of the temporary folder. */
function initCluster(programs: string, owner: Owner, password: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'flavorcraft-postgres-'))
  writeFileSync(path.join(folder, 'password'), password)
  for (const each of [folder, path.join(folder, 'password')]) {
    if (owner.uid !== undefined && owner.gid !== undefined) chownSync(each, owner.uid, owner.gid)
  }
  const args = [
    '-D',
    'data',
    '-U',
    USER,
    '--pwfile=password',
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--no-locale',
    '--no-sync',
  ]
  const init = spawnSync(path.join(programs, 'initdb'), args, { cwd: folder, encoding: 'utf8', ...owner })
  if (init.status === 0) return folder
  rmSync(folder, { recursive: true, force: true })
  throw new NoServer(`initdb failed: ${(init.stderr || String(init.error)).trim().split('\n').at(-1) ?? ''}`)
}

/**
 * Runs the server until standard input closes, which it also does when this process is killed: whatever happens, the
 * server is stopped and its folder removed.
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

async function startServer(): Promise<{ url: string; stop(): Promise<void> }> {
  const programs = findPrograms() ?? installPrograms()
  const owner = serverOwner()
  const password = randomBytes(18).toString('base64url')
  const folder = initCluster(programs, owner, password)
  const port = await freePort()
  const settings = ['fsync=off', 'full_page_writes=off', 'synchronous_commit=off'].flatMap((setting) => ['-c', setting])
  const args = ['-D', 'data', '-p', String(port), '-h', '127.0.0.1', '-k', folder, ...settings]
  // In a group of its own: Ctrl-C goes to the tests, the server ends after them.
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
 * Calls `run` with the address of a PostgreSQL server: that of TEST_POSTGRES_URL, else one started for the call and
 * removed after it. Without a server it prints why, and answers null. Signals wait until `run` has ended.
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

async function runContract(url: string): Promise<number> {
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
