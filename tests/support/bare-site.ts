import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { finished, startChild } from '../../scripts/local-server/child.ts'
import { ROOT } from '../../scripts/local-server/local-env.ts'
import { NEXT, waitForAnswer } from '../../scripts/local-server/site.ts'

const FOLDER = path.join(ROOT, '.next-bare')
/** The bytes that Next adds to a page of one paragraph: scripts, head and the frame of the flight data. */
const FRAME = 5_700
const WORDS = 'Slice the onions thinly and let them soften slowly in butter until they are golden and sweet '

/** A document contains a paragraph twice: as markup, and in React's data. */
function pageSource(bytes: number): string {
  const half = Math.max(1, Math.round((bytes - FRAME) / 2))
  const text = WORDS.repeat(Math.ceil(half / WORDS.length)).slice(0, half)
  return `export default function Page() { return <main><p>${text}</p></main> }\n`
}

const LAYOUT = `import type { ReactNode } from 'react'
export default function Layout({ children }: { children: ReactNode }) {
  return <html lang="en"><body>{children}</body></html>
}
`
/** Next's defaults, with the same compression as the site. */
const CONFIG = `import path from 'node:path'
export default {
  typescript: { ignoreBuildErrors: true }, turbopack: { root: ${JSON.stringify(ROOT)} },
}
`

export type BareSite = { origin: string; pid: number; stop(): Promise<void> }

/** Builds and serves a bare Next site: a page of Latin text for each name, with the given number of bytes. */
export async function startBareSite(port: number, pages: Readonly<Record<string, number>>): Promise<BareSite> {
  rmSync(FOLDER, { recursive: true, force: true })
  for (const [name, bytes] of Object.entries(pages)) {
    mkdirSync(path.join(FOLDER, 'app', name), { recursive: true })
    writeFileSync(path.join(FOLDER, 'app', name, 'page.tsx'), pageSource(bytes))
  }
  writeFileSync(path.join(FOLDER, 'app/layout.tsx'), LAYOUT)
  writeFileSync(path.join(FOLDER, 'next.config.ts'), CONFIG)
  writeFileSync(path.join(FOLDER, 'package.json'), JSON.stringify({ private: true, type: 'module' }))
  const env = { ...process.env, NODE_ENV: 'production' as const, NEXT_TELEMETRY_DISABLED: '1' }
  const run = (...args: string[]) =>
    startChild(NEXT, args, { cwd: FOLDER, env, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  await finished(run('build'), 'The build of the bare pages')
  const server = run('start', '--port', String(port))
  const origin = `http://127.0.0.1:${port}`
  await waitForAnswer(server, origin)
  return { origin, pid: server.process.pid ?? 0, stop: () => server.stop() }
}
