import type { ChildProcess } from 'node:child_process'
import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs'
import { createServer, request as ask, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import path from 'node:path'
import { distDir } from '../../lib/env.ts'
import { ROOT } from '../../scripts/local-server/local-env.ts'
import { buildSite } from '../../scripts/local-server/site.ts'
import type { Host } from '../../scripts/testing/throwaway-site.ts'
import { type Layout, layOut } from './layout.ts'
import { END_WITH_PARENT, startChild } from '../../scripts/local-server/child.ts'
import { freePort } from '../../scripts/local-server/ports.ts'
import { environmentOf, nobody } from './host-process.ts'

/** What hosts of this kind take of a request, and how long a function may think. */
const BODY_MAX = 4_500_000
const ANSWER_WITHIN_MS = 15_000

/** The header in which this host says who asks; what a visitor sends by that name is dropped. */
const ADDRESS_HEADER = 'x-host-client'

const TYPES: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.txt': 'text/plain',
}

/** A file of the build, as a CDN keeps it: those with a hash in their name for ever. */
function sendFile(files: string, request: IncomingMessage, response: ServerResponse): boolean {
  const pathname = URL.parse(request.url ?? '', 'http://host')?.pathname ?? '/'
  const file = path.join(files, path.posix.normalize(pathname))
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) return false
  response.writeHead(200, {
    'content-type': TYPES[path.extname(file)] ?? 'application/octet-stream',
    'cache-control': pathname.startsWith('/_next/static/')
      ? 'public, max-age=31536000, immutable'
      : 'public, max-age=0, must-revalidate',
  })
  createReadStream(file).pipe(response)
  return true
}

const refuse = (response: ServerResponse, status: number, code: string) =>
  response.headersSent ? response.destroy() : response.writeHead(status, { 'x-host-error': code }).end(code)

function passOn(port: number, request: IncomingMessage, response: ServerResponse): void {
  // Tests stand for different people by their X-Forwarded-For, as if each had a connection of their own.
  const client = String(request.headers['x-forwarded-for'] ?? request.socket.remoteAddress)
    .split(',')
    .at(-1)
    ?.trim()
  const headers = {
    ...request.headers,
    [ADDRESS_HEADER]: client,
    'x-forwarded-for': client,
    'x-forwarded-host': request.headers.host,
    'x-forwarded-proto': 'http',
  }
  const onward = ask({ host: '127.0.0.1', port, method: request.method, path: request.url, headers }, (answer) => {
    clearTimeout(timer)
    response.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(response)
  })
  const timer = setTimeout(() => onward.destroy(new Error('FUNCTION_INVOCATION_TIMEOUT')), ANSWER_WITHIN_MS)
  let bytes = 0
  request.on('data', (chunk: Buffer) => {
    bytes += chunk.byteLength
    if (bytes > BODY_MAX) onward.destroy(new Error('FUNCTION_PAYLOAD_TOO_LARGE'))
  })
  onward.on('error', ({ message }) => {
    clearTimeout(timer)
    refuse(response, message === 'FUNCTION_INVOCATION_TIMEOUT' ? 504 : bytes > BODY_MAX ? 413 : 502, message)
  })
  request.pipe(onward)
}

/** What stands between the world and the functions of a host: files from a folder, limits, and the name of the client. */
const startEdge = (port: number, files: string, functionPort: (request: IncomingMessage) => number): Server =>
  createServer((request, response) => {
    const announced = Number(request.headers['content-length'] ?? 0)
    if (announced > BODY_MAX) refuse(response, 413, 'FUNCTION_PAYLOAD_TOO_LARGE')
    else if (!sendFile(files, request, response)) passOn(functionPort(request), request, response)
  }).listen(port)

const START_WITHIN_MS = 60_000

/** One process of a host: a folder that it may only read, and the variables that the host was given. */
type Instance = { port: number; coldStartMs: number; memoryMb(): number; stop(): Promise<void> }

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
async function startInstance(folder: string, env: NodeJS.ProcessEnv, log: (chunk: string) => void): Promise<Instance> {
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

export type RehearsedHost = {
  host: Host
  /** Ends every process and starts new ones: what they remembered is gone. Answers how long a start took. */
  replace(): Promise<number>
  memoryMb(): number
}

/** What one process begins, another goes on with; an action and the pages that it renews stay together (docs/deploy-serverless.md). */
const mayGoElsewhere = ({ url = '', headers }: IncomingMessage): boolean =>
  url.startsWith('/admin') && headers['next-action'] === undefined

/** A host that takes the build apart and runs it in two processes that share nothing. */
export function rehearsedHost(isBuilt: boolean, log: (chunk: string) => void): RehearsedHost {
  let instances: Instance[] = []
  let layout: Layout | undefined
  let turn = 0
  const place = () => {
    if (!layout) throw new Error('The host serves nothing yet.')
    return layout
  }
  const stop = async () => {
    await Promise.all(instances.map((instance) => instance.stop()))
    instances = []
  }
  const portFor = (request: IncomingMessage) =>
    instances[mayGoElsewhere(request) ? turn++ % instances.length : 0]?.port ?? 0
  const host: Host = {
    async build(env) {
      if (isBuilt && existsSync(path.join(ROOT, distDir(), 'BUILD_ID'))) return
      await buildSite({ ...env, NEXT_ADAPTER_PATH: path.join(import.meta.dirname, 'adapter.ts') }, log)
    },
    async serve(port) {
      process.env.CLIENT_ADDRESS_HEADER = ADDRESS_HEADER
      const laid = layOut()
      layout = laid
      const edge = startEdge(port, laid.files, portFor)
      return {
        process,
        async stop() {
          edge.close()
          await stop()
          laid.remove()
        },
      }
    },
  }
  return {
    host,
    async replace() {
      await stop()
      const first = await startInstance(place().server, process.env, log)
      instances = [first, await startInstance(place().server, process.env, log)]
      return first.coldStartMs
    },
    memoryMb: () => Math.max(0, ...instances.map((instance) => instance.memoryMb())),
  }
}
