import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Child } from './child.ts'
import { seededMark } from './examples.ts'
import { distDir } from '../../lib/env.ts'
import { ROOT } from './local-env.ts'
import { buildSite, serveSite } from './site.ts'
import { step } from './step.ts'

/** The inputs of a build: these folders, and every file beside them that is not documentation. */
const SOURCE_FOLDERS = ['app', 'components', 'lib', 'packages', 'public']
const SOURCE_FILES =
  /^(?:\.env(?:\.local|\.production(?:\.local)?)?|package(?:-lock)?\.json|tsconfig\.json|(?:middleware|instrumentation(?:-client|-node)?)\.ts|.+\.config\.(?:ts|mjs))$/
const NOT_SOURCE = /\.test\.tsx?$|^journey\.ts$/

/** The variables that a build contains or whose data it shows; others are read per request. */
const BUILD_VARIABLES = [
  'SITE_URL',
  'SITE_HSTS_SUBDOMAINS',
  'SESSION_SECRET',
  'NEXT_SERVER_ACTIONS_ENCRYPTION_KEY',
  'INDEXNOW_KEY',
  'WEBSUB_HUB_URL',
  'SUPABASE_PUBLISHABLE_KEY',
  'SUPABASE_SECRET_KEY',
] as const

function sourcesOf(root: string): string[] {
  const beside = readdirSync(root).filter((name) => SOURCE_FILES.test(name))
  const within = SOURCE_FOLDERS.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !NOT_SOURCE.test(entry.name))
      .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name))),
  )
  return [...beside, ...within].sort()
}

/**
 * The fingerprint of a build: sources, packages, Node's version, the variables that it keeps, and whose data it shows.
 * An equal fingerprint means an equal build.
 */
export function fingerprintOf(root: string, env: Record<string, string | undefined>, data: string): string {
  const hash = createHash('sha256')
  const add = (part: string | Buffer) => hash.update(String(part.length)).update('\n').update(part)
  for (const part of [process.version, process.platform, process.arch, data]) add(part)
  for (const name of BUILD_VARIABLES) add(`${name}=${env[name] ?? ''}`)
  for (const file of sourcesOf(root)) {
    add(file)
    add(readFileSync(path.join(root, file)))
  }
  return hash.digest('hex')
}

const dist = () => path.join(ROOT, distDir())
const markFile = () => path.join(dist(), 'built-from')

const isBuilt = (fingerprint: string): boolean =>
  [markFile(), path.join(dist(), 'BUILD_ID')].every((file) => existsSync(file)) &&
  readFileSync(markFile(), 'utf8') === fingerprint

/** Builds unless the build is up to date. `after`: a file that exists once the posts are stored. */
export async function ensureBuild(data: string, after = ''): Promise<void> {
  const fingerprint = fingerprintOf(ROOT, process.env, data)
  if (isBuilt(fingerprint)) return console.log('The last build is up to date.')
  await step(
    `Building the site: compiling its code, then rendering its pages${after && ' with the example posts'}; a first build takes a minute or two`,
    () => buildSite({ ...process.env, BUILD_AFTER: after }),
    () => 'The site is built',
  )
  // Written last: an aborted build has no fingerprint.
  writeFileSync(markFile(), fingerprint)
}

/**
 * Serves the site from an up-to-date build. `data` names whose posts it shows: a folder that is being seeded meanwhile,
 * or the address of a hosted project.
 */
export async function serveBuild(port: number, data: string, seeding?: Promise<void>): Promise<Child> {
  await Promise.all([ensureBuild(data, seeding && seededMark(data)), seeding])
  return step(
    'Starting the site',
    () => serveSite(port, process.env),
    () => 'The site answers',
  )
}
