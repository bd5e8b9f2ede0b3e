import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  copyFileSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type BuiltFunction, FUNCTIONS_FILE } from './adapter.ts'
import { environmentOf, unprivilegedUser } from './host-process.ts'
import { lockFolder } from './locked-folder.ts'

/** The limit of hosts for a function, unpacked. */
export const FUNCTION_MAX_MB = 250

/** Every function of a build made with the adapter. */
export const readFunctions = (dist: string): BuiltFunction[] =>
  JSON.parse(readFileSync(path.join(dist, FUNCTIONS_FILE), 'utf8')) as BuiltFunction[]

/** The size of a function on a host, unpacked. */
export function megabytesOf({ files }: BuiltFunction): number {
  const sizes = Object.values(files).map((file) => statSync(file, { throwIfNoEntry: false })?.size ?? 0)
  return Math.round(sizes.reduce((sum, size) => sum + size, 0) / 100_000) / 10
}

/** Copies the files that a function may read, and no others, into a read-only folder. */
function layFunction({ files }: BuiltFunction, folder: string): void {
  for (const [name, from] of Object.entries(files)) {
    // Sources that were removed since the build are not part of it.
    const found = lstatSync(from, { throwIfNoEntry: false })
    if (!found) continue
    const to = path.join(folder, name)
    mkdirSync(path.dirname(to), { recursive: true })
    if (found.isSymbolicLink()) symlinkSync(readlinkSync(from), to)
    else if (found.isFile()) copyFileSync(from, to)
  }
  lockFolder(folder)
}

/** A function's variables, and where its output goes. */
export type Surroundings = {
  env: NodeJS.ProcessEnv
  log: (chunk: string) => void
  /** The folder of the host's cache; without it a function starts with an empty cache. */
  cache?: string
}

export type Answer = {
  status: number
  type: string
  body: Buffer
  coldStartMs: number
  memoryMb: number
}

const messageOf = async (child: ChildProcess): Promise<Record<string, number>> => {
  const ended = once(child, 'exit').then(([code]) => ({ code: code as number }))
  const [message] = (await Promise.race([once(child, 'message'), ended.then((end) => [end])])) as [
    Record<string, number>,
  ]
  return message
}

/** The host's programs, copied into the folder above its functions. */
const HOST_FILES = ['one-function.ts', 'host-cache.ts']

/** Makes a folder outside of the project, where a function cannot find the project's files by accident. */
export function makePlace(): string {
  const place = mkdtempSync(path.join(tmpdir(), 'flavorcraft-functions-'))
  chmodSync(place, 0o755)
  for (const file of HOST_FILES) copyFileSync(path.join(import.meta.dirname, file), path.join(place, file))
  return place
}

/** Installs a function in its own folder in `place`. */
export function placeFunction(functions: readonly BuiltFunction[], pathname: string, place: string): PlacedFunction {
  const found = functions.find((each) => each.pathname === pathname)
  if (!found) throw new Error(`The build has no function for ${pathname}.`)
  const folder = path.join(place, pathname.replace(/\W+/g, '-'))
  layFunction(found, folder)
  return { ...found, folder }
}

export type PlacedFunction = BuiltFunction & { folder: string }

/** Starts a function for one request. Cold start: from the start of the process to the full response. */
export async function invoke(
  { folder, entry }: PlacedFunction,
  address: string,
  { env, log, cache }: Surroundings,
  request: RequestInit = {},
): Promise<Answer> {
  const began = performance.now()
  const [program = '', hostCache = ''] = HOST_FILES.map((file) => path.join(folder, '..', file))
  const child = spawn(process.execPath, ['--import', hostCache, program, entry], {
    cwd: folder,
    env: environmentOf(env, { HOST_CACHE: cache ?? '' }),
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    ...unprivilegedUser(),
  })
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', log)
  const { port } = await messageOf(child)
  if (port === undefined) throw new Error(`The function ${entry} did not start.`)
  const last = messageOf(child)
  const answer = await fetch(`http://127.0.0.1:${port}${address}`, { redirect: 'manual', ...request })
  const body = Buffer.from(await answer.arrayBuffer())
  const coldStartMs = Math.round(performance.now() - began)
  const { memoryMb = 0 } = await last
  return { status: answer.status, type: answer.headers.get('content-type') ?? '', body, coldStartMs, memoryMb }
}
