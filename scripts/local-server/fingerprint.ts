import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** What a build is made of: these folders, and every file beside them that is no note for people. */
const SOURCE_FOLDERS = ['app', 'components', 'lib', 'public']
const SOURCE_FILES =
  /^(?:\.env(?:\.local|\.production(?:\.local)?)?|package(?:-lock)?\.json|tsconfig\.json|(?:middleware|instrumentation(?:-client)?)\.ts|.+\.config\.(?:ts|mjs))$/
const NOT_SOURCE = /\.test\.tsx?$/

/** What of the environment a build keeps or whose data it shows; the rest is read when a request comes. */
const BUILD_VARIABLES = [
  'SITE_URL',
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
 * Tells one build from another: the sources, the packages, the Node that runs it, what of the environment goes into it,
 * and whose data it shows. The same answer twice means that building again would make the same.
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
