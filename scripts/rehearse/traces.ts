import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from '../local-server/local-env.ts'
import type { BuiltFunction } from './adapter.ts'

const NEXT = path.join(ROOT, 'node_modules/next')
/** What is asked for by a name that is made while it runs, and what a host loads first: Next adds them to the traces for hosts. */
const PAGE_MODULE = path.join(NEXT, 'dist/server/route-modules/app-page')
const SETUP = path.join(NEXT, 'dist/build/adapter/setup-node-env.external.js')

const readJson = <T>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as T
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
