import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  copyFileSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import path from 'node:path'
import { ROOT } from '../../scripts/local-server/local-env.ts'
import { type BuiltFunction, FUNCTIONS_FILE } from './adapter.ts'
import { environmentOf, nobody } from './host-process.ts'
import { lockFolder } from './layout.ts'

const NEXT = path.join(ROOT, 'node_modules/next')
/** What is asked for by a name that is made while it runs, and what a host loads first: Next adds them to the traces for hosts. */
const PAGE_MODULE = path.join(NEXT, 'dist/server/route-modules/app-page')
const SETUP = path.join(NEXT, 'dist/build/adapter/setup-node-env.external.js')

/** What hosts of this kind take of a function, unpacked. */
export const FUNCTION_MAX_MB = 250

const readJson = <T>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as T

/** Every function of a build that a host has taken over. */
export const readFunctions = (dist: string): BuiltFunction[] =>
  readJson<BuiltFunction[]>(path.join(dist, FUNCTIONS_FILE))

const ownPlaces = (files: readonly string[]) =>
  Object.fromEntries(files.map((file) => [path.relative(ROOT, file), file]))

/** A file of the build and the files that Next has noted beside it. */
function tracedFiles(file: string): Record<string, string> {
  const { files } = readJson<{ files: string[] }>(`${file}.nft.json`)
  return ownPlaces([file, ...files.map((each) => path.resolve(path.dirname(file), each))])
}

/**
 * The functions of a build that no host has taken over, by the traces that Next leaves in every build. `npm run rehearse` holds that
 * they are those which Next names to a host.
 */
export function traceFunctions(dist: string): BuiltFunction[] {
  const contexts = path.join(PAGE_MODULE, 'vendored/contexts')
  const { files: required } = readJson<{ files: string[] }>(path.join(dist, 'required-server-files.json'))
  const shared = {
    ...tracedFiles(path.join(dist, 'server/instrumentation.js')),
    ...ownPlaces(required.map((file) => path.join(ROOT, file))),
    ...ownPlaces(readdirSync(contexts).flatMap((file) => (file.endsWith('.js') ? path.join(contexts, file) : []))),
    ...ownPlaces([path.join(PAGE_MODULE, 'module.compiled.js')]),
    [path.relative(ROOT, path.join(NEXT, 'setup-node-env.js'))]: SETUP,
  }
  const routes = Object.entries(readJson<Record<string, string>>(path.join(dist, 'app-path-routes-manifest.json')))
  return routes.map(([module, pathname]) => {
    const file = path.join(dist, 'server/app', `${module}.js`)
    const type = module.endsWith('/page') ? 'APP_PAGE' : 'APP_ROUTE'
    return { type, pathname, entry: path.relative(ROOT, file), files: { ...tracedFiles(file), ...shared } }
  })
}

/** The functions of a host whose files are not those of the traces: there should be none. */
export function otherThanTraced(functions: readonly BuiltFunction[], dist: string): string[] {
  const traced = new Map(traceFunctions(dist).map(({ entry, files }) => [entry, files]))
  const isSame = ({ entry, files }: BuiltFunction) => {
    const names = Object.keys(traced.get(entry) ?? {})
    return names.length === Object.keys(files).length && names.every((name) => name in files)
  }
  return functions.filter((each) => each.type !== 'MIDDLEWARE' && !isSame(each)).map(({ pathname }) => pathname)
}

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
