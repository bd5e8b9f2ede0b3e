import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, lstatSync, mkdirSync, readFileSync, readlinkSync, statSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { type BuiltFunction, FUNCTIONS_FILE } from './adapter.ts'
import { environmentOf, nobody } from './host-process.ts'
import { lockFolder } from './layout.ts'

/** What hosts of this kind take of a function, unpacked. */
export const FUNCTION_MAX_MB = 250

/** Every function of a build that a host has taken over. */
export const readFunctions = (dist: string): BuiltFunction[] =>
  JSON.parse(readFileSync(path.join(dist, FUNCTIONS_FILE), 'utf8')) as BuiltFunction[]

/** What a function takes on a host, unpacked. */
export function megabytesOf({ files }: BuiltFunction): number {
  const sizes = Object.values(files).map((file) => statSync(file, { throwIfNoEntry: false })?.size ?? 0)
  return Math.round(sizes.reduce((sum, size) => sum + size, 0) / 100_000) / 10
}

/** Copies the files that a function may read, and no others, into a folder that cannot be written. */
export function layFunction({ files }: BuiltFunction, folder: string): void {
  for (const [name, from] of Object.entries(files)) {
    // A source that was removed since the build is no part of what runs.
    const found = lstatSync(from, { throwIfNoEntry: false })
    if (!found) continue
    const to = path.join(folder, name)
    mkdirSync(path.dirname(to), { recursive: true })
    if (found.isSymbolicLink()) symlinkSync(readlinkSync(from), to)
    else if (found.isFile()) copyFileSync(from, to)
  }
  lockFolder(folder)
}

/** What a function knows besides its files, and who takes what it prints. */
export type Surroundings = { env: NodeJS.ProcessEnv; log: (chunk: string) => void }

export type Answer = { status: number; type: string; bytes: number; coldStartMs: number; memoryMb: number }

const messageOf = async (child: ChildProcess): Promise<Record<string, number>> => {
  const ended = once(child, 'exit').then(([code]) => ({ code: code as number }))
  const [message] = (await Promise.race([once(child, 'message'), ended.then((end) => [end])])) as [
    Record<string, number>,
  ]
  return message
}

/** Starts a function in its folder for one request. Cold start: from nothing to the whole answer. */
export async function invoke(
  folder: string,
  entry: string,
  address: string,
  { env, log }: Surroundings,
): Promise<Answer> {
  const began = performance.now()
  const child = spawn(process.execPath, [path.join(folder, '..', 'one-function.ts'), entry], {
    cwd: folder,
    env: environmentOf(env),
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    ...nobody(),
  })
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', log)
  const { port } = await messageOf(child)
  if (port === undefined) throw new Error(`The function ${entry} did not start.`)
  const last = messageOf(child)
  const answer = await fetch(`http://127.0.0.1:${port}${address}`, { redirect: 'manual' })
  const bytes = (await answer.arrayBuffer()).byteLength
  const coldStartMs = Math.round(performance.now() - began)
  const { memoryMb = 0 } = await last
  return { status: answer.status, type: answer.headers.get('content-type') ?? '', bytes, coldStartMs, memoryMb }
}
