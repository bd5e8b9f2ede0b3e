import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { distDir } from '../../lib/env.ts'
import type { Child } from './child.ts'
import { fingerprintOf } from './fingerprint.ts'
import { ROOT } from './local-env.ts'
import { buildSite, serveSite } from './site.ts'

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

/** Builds unless that was done before; answers whether it was. */
export async function ensureBuild(data: string): Promise<boolean> {
  const fingerprint = fingerprintOf(ROOT, process.env, data)
  if (isBuilt(fingerprint)) return true
  await buildSite(process.env)
  // Last: a build that was broken off has none.
  writeFileSync(markFile(), fingerprint)
  return false
}

/** Makes every page anew at its next visit: what was renewed before the last stop and not visited since is on disk as it was. */
async function renewPages(port: number): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/revalidate`, {
    method: 'POST',
    headers: { authorization: `Bearer ${process.env.REVALIDATE_SECRET}`, 'content-type': 'application/json' },
    body: JSON.stringify({ all: true }),
  })
  if (!answer.ok) throw new Error(`The pages of the last build could not be renewed (${answer.status}).`)
}

/**
 * Serves the site from a build of the present sources, made now unless it is there from the last start. `data` names
 * whose posts it shows: a folder, or the address of a hosted project.
 */
export async function serveBuild(port: number, data: string): Promise<Child> {
  process.env.REVALIDATE_SECRET ||= randomBytes(32).toString('base64url')
  const wasThere = await ensureBuild(data)
  const site = await serveSite(port, process.env)
  if (wasThere) await renewPages(port)
  return site
}
