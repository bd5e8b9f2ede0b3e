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

/** Makes every page anew at its next visit: what was renewed before the last stop and not visited since is on disk as it was. */
export async function renewPages(port: number): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/revalidate`, {
    method: 'POST',
    headers: { authorization: `Bearer ${process.env.REVALIDATE_SECRET}`, 'content-type': 'application/json' },
    body: JSON.stringify({ all: true }),
  })
  if (!answer.ok) throw new Error(`The pages of the last build could not be renewed (${answer.status}).`)
}

/** The fingerprint of what would be built now. `data` names whose posts it shows: a folder, or a hosted project's address. */
function presentFingerprint(data: string): string {
  process.env.REVALIDATE_SECRET ||= randomBytes(32).toString('base64url')
  return fingerprintOf(ROOT, process.env, data)
}

/** Serves the build of the last start, while its backend may still be starting; null when it is none of the present sources. */
export async function serveLastBuild(port: number, data: string): Promise<Child | null> {
  return isBuilt(presentFingerprint(data)) ? serveSite(port, process.env) : null
}

/** Builds and serves; the backend runs. */
export async function serveNewBuild(port: number, data: string): Promise<Child> {
  const fingerprint = presentFingerprint(data)
  if (isBuilt(fingerprint)) {
    // Of another data folder at the same place.
    const site = await serveSite(port, process.env)
    await renewPages(port)
    return site
  }
  await buildSite(process.env)
  // Last: a build that was broken off has none.
  writeFileSync(markFile(), fingerprint)
  return serveSite(port, process.env)
}
