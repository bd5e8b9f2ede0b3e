import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { Child } from '../../scripts/local-server/child.ts'
import { startBackend } from '../../scripts/local-server/backend.ts'
import { makeSecrets, ROOT } from '../../scripts/local-server/local-env.ts'
import { freePort } from '../../scripts/local-server/ports.ts'
import { serveSite } from '../../scripts/local-server/site.ts'

export type SharedStore = { url: string; stop(): Promise<void>; startAgain(): Promise<void> }

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })

/** The installed Valkey or Redis; null when neither is installed. */
const storeProgram = (): string | null =>
  ['valkey-server', 'redis-server'].find((name) => spawnSync(name, ['--version']).status === 0) ?? null

/** Starts a Valkey or Redis without files; null when neither is installed. */
export async function startSharedStore(): Promise<SharedStore | null> {
  const program = storeProgram()
  if (program === null) return null
  const port = await freePort(6399)
  const folder = mkdtempSync(path.join(tmpdir(), 'flavorcraft-store-'))
  const start = async (): Promise<ChildProcess> => {
    const child = spawn(program, ['--port', String(port), '--save', '', '--dir', folder], { stdio: 'ignore' })
    while (!(await answers(port))) await setTimeout(50)
    return child
  }
  let running = await start()
  return {
    url: `redis://127.0.0.1:${port}`,
    async stop() {
      running.kill('SIGKILL')
      while (await answers(port)) await setTimeout(50)
    },
    async startAgain() {
      running = await start()
    },
  }
}

export type Instance = { origin: string; stop(): Promise<void> }

type Started = [dist: string, env: NodeJS.ProcessEnv, log: (chunk: string) => void]

/** Starts an instance on its own copy of a build, with its own memory. Journeys at the same time need other ports. */
export async function startInstance(name: string, preferred: number, ...[dist, env, log]: Started): Promise<Instance> {
  const copy = `${dist}-${name}`
  const [from, to] = [dist, copy].map((each) => path.join(ROOT, each)) as [string, string]
  rmSync(to, { recursive: true, force: true })
  cpSync(from, to, { recursive: true, filter: (file) => !file.startsWith(path.join(from, 'cache')) })
  const port = await freePort(preferred)
  const child: Child = await serveSite(port, { ...env, NEXT_DIST_DIR: copy }, { log })
  return {
    origin: `http://127.0.0.1:${port}`,
    async stop() {
      await child.stop()
      rmSync(to, { recursive: true, force: true })
    },
  }
}

/** Starts two instances of one build on one backend. */
export const startInstances = (...started: Started): Promise<[Instance, Instance]> =>
  Promise.all([startInstance('first', 3326, ...started), startInstance('second', 3327, ...started)])

/** Starts a build on a new backend without posts, with the usual accounts; `keys` are those of the backend. */
export async function startEmptySite(
  dist: string,
  settings: Record<string, string>,
  log: (chunk: string) => void,
): Promise<Instance & { keys: { SUPABASE_URL: string; SUPABASE_SECRET_KEY: string } }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'flavorcraft-empty-'))
  const secrets = await makeSecrets()
  const env = { ...process.env, ...secrets, ...settings }
  const backend = await startBackend(folder, env, 54420)
  const instance = await startInstance('empty', 3328, dist, { ...env, SUPABASE_URL: backend.url }, log)
  return {
    origin: instance.origin,
    keys: { SUPABASE_URL: backend.url, SUPABASE_SECRET_KEY: secrets.SUPABASE_SECRET_KEY },
    async stop() {
      await instance.stop()
      await backend.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
