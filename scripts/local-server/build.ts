import { createHash, randomBytes } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Child } from './child.ts'
import { distDir } from '../../lib/env.ts'
import { ROOT } from './local-env.ts'
import { buildSite, serveSite } from './site.ts'
import { seededMark } from '../seed/seed-once.ts'

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

const dist = () => path.join(ROOT, distDir())
const markFile = () => path.join(dist(), 'built-from')

const markOf = (): string | null => {
  try {
    return readFileSync(markFile(), 'utf8')
  } catch {
    return null
  }
}

/** Whether the build that is there is the one that would be made now. */
const isBuilt = (fingerprint: string): boolean => markOf() === fingerprint && existsSync(path.join(dist(), 'BUILD_ID'))

/** Builds unless that was done before; answers whether it was. `after` is the file that says when the posts are there. */
export async function ensureBuild(data: string, after = ''): Promise<boolean> {
  const fingerprint = fingerprintOf(ROOT, process.env, data)
  if (isBuilt(fingerprint)) return true
  await buildSite({ ...process.env, BUILD_AFTER: after })
  // Last: a build that was broken off has none.
  writeFileSync(markFile(), fingerprint)
  return false
}

/** Makes every page anew at its next visit: what was renewed before the last stop and not visited since is on disk as it was. */
async function revalidatePages(port: number): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/revalidate`, {
    method: 'POST',
    headers: { authorization: `Bearer ${process.env.REVALIDATE_SECRET}`, 'content-type': 'application/json' },
    body: JSON.stringify({ all: true }),
  })
  if (!answer.ok) throw new Error(`The pages of the last build could not be renewed (${answer.status}).`)
}

/**
 * Serves the site from a build of the present sources, made now unless it is there from the last start. `data` names
 * whose posts it shows: a folder that is being seeded meanwhile, or the address of a hosted project.
 */
export async function serveBuild(port: number, data: string, seeding?: Promise<void>): Promise<Child> {
  process.env.REVALIDATE_SECRET ||= randomBytes(32).toString('base64url')
  const [wasThere] = await Promise.all([ensureBuild(data, seeding && seededMark(data)), seeding])
  const site = await serveSite(port, process.env)
  if (wasThere) await revalidatePages(port)
  return site
}
