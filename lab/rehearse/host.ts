import { createReadStream, existsSync, statSync } from 'node:fs'
import { createServer, request as ask, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import path from 'node:path'
import { distDir } from '../../lib/env.ts'
import { ROOT } from '../../scripts/local-server/local-env.ts'
import { buildSite, waitForAnswer } from '../../scripts/local-server/site.ts'
import type { Host } from '../../tests/support/throwaway-site.ts'
import { type Layout, layOut } from './layout.ts'
import { END_WITH_PARENT, startChild } from '../../scripts/local-server/child.ts'
import { freePort } from '../../scripts/local-server/ports.ts'
import { memoryMb } from '../harness.ts'
import { environmentOf, unprivilegedUser } from '../../tests/host/host-process.ts'

const BODY_MAX = 4_500_000
const ANSWER_WITHIN_MS = 15_000

/** The header in which this host names the client; a visitor's header of that name is dropped. */
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

/** A file of the build, as a CDN serves it: with a hash in its name, cached for ever. */
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

function forward(port: number, request: IncomingMessage, response: ServerResponse): void {
  // Tests act as different clients by X-Forwarded-For, as if each had its own connection.
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

/** The host's edge before the functions: static files, limits, and the client's address. */
const startEdge = (port: number, files: string, functionPort: () => number): Server =>
  createServer((request, response) => {
    const announced = Number(request.headers['content-length'] ?? 0)
    if (announced > BODY_MAX) refuse(response, 413, 'FUNCTION_PAYLOAD_TOO_LARGE')
    else if (!sendFile(files, request, response)) forward(functionPort(), request, response)
  }).listen(port)

/** A process of a host: a read-only folder, and the host's variables. */
type Instance = { port: number; coldStartMs: number; memoryMb(): number; stop(): Promise<void> }

/** Starts a process in the folder of the functions. Cold start: until the first response. */
async function startInstance(
  { server, cache }: Layout,
  env: NodeJS.ProcessEnv,
  log: (chunk: string) => void,
): Promise<Instance> {
  const port = await freePort(0)
  const began = performance.now()
  const child = startChild('server.js', [], {
    cwd: server,
    env: environmentOf(env, { HOSTNAME: '127.0.0.1', PORT: String(port), HOST_CACHE: cache }),
    execArgv: ['--import', `../${path.basename(END_WITH_PARENT)}`, '--import', '../host-cache.ts'],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    ...unprivilegedUser(),
  })
  for (const stream of [child.process.stdout, child.process.stderr]) stream?.setEncoding('utf8').on('data', log)
  await waitForAnswer(child, `http://127.0.0.1:${port}/api/health`)
  return {
    port,
    coldStartMs: Math.round(performance.now() - began),
    memoryMb: () => memoryMb(child.process.pid, 'VmHWM'),
    // It finishes its `waitUntil` promises and ends, with its memory.
    stop: child.stop,
  }
}

export type RehearsedHost = {
  host: Host
  /** Ends every process and starts new ones with empty memory. Returns how long a start took. */
  replace(): Promise<number>
  memoryMb(): number
}

/** A host that splits the build and runs it in two processes that share its cache only; requests alternate between them. */
export function rehearsedHost(isBuilt: boolean, log: (chunk: string) => void): RehearsedHost {
  let instances: Instance[] = []
  let layout: Layout | undefined
  let turn = 0
  const stop = async () => {
    await Promise.all(instances.map((instance) => instance.stop()))
    instances = []
  }
  const portFor = () => instances[turn++ % instances.length]?.port ?? 0
  const host: Host = {
    async build(env) {
      if (isBuilt && existsSync(path.join(ROOT, distDir(), 'BUILD_ID'))) return
      const adapter = { NEXT_ADAPTER_PATH: path.join(ROOT, 'tests/host/adapter.ts'), NEXT_OUTPUT: 'standalone' }
      await buildSite({ ...env, ...adapter }, log)
    },
    async serve(port) {
      process.env.CLIENT_ADDRESS_HEADER = ADDRESS_HEADER
      const laid = (layout = layOut())
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
      if (!layout) throw new Error('The host serves nothing yet.')
      await stop()
      const first = await startInstance(layout, process.env, log)
      instances = [first, await startInstance(layout, process.env, log)]
      return first.coldStartMs
    },
    memoryMb: () => Math.max(0, ...instances.map((instance) => instance.memoryMb())),
  }
}
