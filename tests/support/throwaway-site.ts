import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { seedOnce } from '../../scripts/seed/seed.ts'
import { startBackend } from '../../scripts/local-server/backend.ts'
import { seededMark } from '../../scripts/local-server/examples.ts'
import { makeSecrets } from '../../scripts/local-server/local-env.ts'
import { freePort } from '../../scripts/local-server/ports.ts'
import { buildSite, serveSite } from '../../scripts/local-server/site.ts'
import type { SiteLog } from './site-log.ts'
import { type BackendMood, startRecorder } from './recorder.ts'

export type ThrowawaySite = {
  origin: string
  /** The requests of the site to its backend since the last call. */
  takeQuestions(): string[]
  behave(mood: BackendMood): void
  /** The process that serves. */
  pid: number | undefined
  /** The process of the backend. */
  backendPid(): number | undefined
  backendLog: string
  stopBackend(): Promise<void>
  startBackend(): Promise<void>
  /** Ends everything and removes the data; `await using` does, too. */
  stop(): Promise<void>
  [Symbol.asyncDispose](): Promise<void>
}

/** Builds and serves the site: as `npm start` does, or as another host. */
export type Host = {
  build: typeof buildSite
  serve(
    ...given: Parameters<typeof serveSite>
  ): Promise<{ process: { pid?: number | undefined }; stop(): Promise<void> }>
}

const OWN_HOST: Host = { build: buildSite, serve: serveSite }

/**
 * Starts the production build with the example posts on new data, without touching a developer's site.
 * `process.env` holds the backend's address and keys afterwards.
 */
export async function startThrowawaySite(
  port: number,
  settings: Record<string, string> = {},
  log?: SiteLog,
  host: Host = OWN_HOST,
): Promise<ThrowawaySite> {
  const folder = mkdtempSync(path.join(tmpdir(), 'flavorcraft-site-'))
  const origin = `http://localhost:${port}`
  Object.assign(process.env, await makeSecrets(), settings, {
    SITE_URL: origin,
    NEXT_DIST_DIR: process.env.NEXT_DIST_DIR || '.next-e2e',
  })
  let backend = await startBackend(folder, process.env, 54399)
  const backendPort = Number(new URL(backend.url).port)
  const recorder = startRecorder(await freePort(backendPort + 1), backendPort)
  process.env.SUPABASE_URL = recorder.url
  // Compiles the sources while the posts are stored. With KEEP_BUILD the caller ensures that the sources are the same.
  const build = async () => host.build({ ...process.env, BUILD_AFTER: seededMark(folder) }, log?.write)
  await Promise.all([seedOnce(folder), !process.env.KEEP_BUILD && build()])
  const site = await host.serve(port, process.env, { log: log?.write })
  const stop = async () => {
    await site.stop()
    recorder.close()
    await backend.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  return {
    origin,
    takeQuestions: recorder.take,
    behave: recorder.behave,
    pid: site.process.pid,
    backendPid: () => backend.process.pid,
    backendLog: backend.logFile,
    async stopBackend() {
      await backend.stop()
    },
    async startBackend() {
      if (backend.process.exitCode !== null) backend = await startBackend(folder, process.env, backendPort)
    },
    stop,
    [Symbol.asyncDispose]: stop,
  }
}
