import { cpSync, rmSync } from 'node:fs'
import path from 'node:path'
import type { Child } from '../local-server/child.ts'
import { ROOT } from '../local-server/local-env.ts'
import { freePort } from '../local-server/ports.ts'
import { serveSite } from '../local-server/site.ts'

export type Instance = {
  origin: string
  /** Ends it as a failing machine would. */
  kill(): Promise<void>
  startAgain(): Promise<void>
}

/** A copy of a build, as on a machine of its own; the build's cache is no part of it. */
function copyOf(dist: string, name: string): string {
  const [from, to] = [dist, `${dist}-${name}`].map((each) => path.join(ROOT, each)) as [string, string]
  rmSync(to, { recursive: true, force: true })
  cpSync(from, to, { recursive: true, filter: (file) => !file.startsWith(path.join(from, 'cache')) })
  return `${dist}-${name}`
}

/** Two instances of one build on one backend, each with a store of its own, that know of each other. */
export async function startInstances(
  dist: string,
  env: NodeJS.ProcessEnv,
  log: (chunk: string) => void,
): Promise<{ instances: [Instance, Instance]; stop(): Promise<void> }> {
  const dists = ['first', 'second'].map((name) => copyOf(dist, name))
  const firstPort = await freePort(3325)
  const ports = [firstPort, await freePort(firstPort + 1)]
  const origins = ports.map((port) => `http://127.0.0.1:${port}`)
  const serve = (index: number) =>
    serveSite(
      Number(ports[index]),
      { ...env, NEXT_DIST_DIR: dists[index], INSTANCES: origins.toSpliced(index, 1).join(' ') },
      { log },
    )
  const running: Child[] = [await serve(0), await serve(1)]
  const instance = (index: number): Instance => ({
    origin: String(origins[index]),
    async kill() {
      running[index]?.process.kill('SIGKILL')
      await running[index]?.stop()
    },
    async startAgain() {
      running[index] = await serve(index)
    },
  })
  return {
    instances: [instance(0), instance(1)],
    async stop() {
      for (const child of running) await child.stop()
      for (const each of dists) rmSync(path.join(ROOT, each), { recursive: true, force: true })
    },
  }
}
