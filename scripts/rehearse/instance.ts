import type { ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { END_WITH_PARENT, startChild } from '../local-server/child.ts'
import { freePort } from '../local-server/ports.ts'
import { environmentOf, nobody } from './host-process.ts'

const START_WITHIN_MS = 60_000

/** One process of a host: a folder that it may only read, and the variables that the host was given. */
export type Instance = { port: number; coldStartMs: number; memoryMb(): number; stop(): Promise<void> }

/** The most memory that a process has had, in megabytes; 0 where the system does not tell. */
function highWater(pid: number | undefined): number {
  try {
    const found = /^VmHWM:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))
    return Math.round(Number(found?.[1] ?? 0) / 1024)
  } catch {
    return 0
  }
}

async function untilAlive(child: ChildProcess, port: number): Promise<void> {
  for (const since = Date.now(); Date.now() - since < START_WITHIN_MS;) {
    if (child.exitCode !== null) throw new Error('A process of the rehearsed host ended by itself.')
    const answer = await fetch(`http://127.0.0.1:${port}/api/health`).catch(() => null)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  throw new Error('A process of the rehearsed host did not answer within a minute.')
}

/** Starts a process in the folder of the functions. Cold start: from nothing to the first answer. */
export async function startInstance(
  folder: string,
  env: NodeJS.ProcessEnv,
  log: (chunk: string) => void,
): Promise<Instance> {
  const port = await freePort(0)
  const began = performance.now()
  const { process: child, stop } = startChild('server.js', [], {
    cwd: folder,
    env: environmentOf(env, { HOSTNAME: '127.0.0.1', PORT: String(port) }),
    execArgv: ['--import', `../${path.basename(END_WITH_PARENT)}`],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    ...nobody(),
  })
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', log)
  await untilAlive(child, port)
  return {
    port,
    coldStartMs: Math.round(performance.now() - began),
    memoryMb: () => highWater(child.pid),
    // It finishes what it has promised (`waitUntil`), then it is gone, with all that it remembers.
    stop,
  }
}
