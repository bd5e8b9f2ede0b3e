import { createRequire } from 'node:module'
import path from 'node:path'
import { type Child, END_WITH_PARENT, finished, hasEnded, SMALL_HEAP, startChild } from './child.ts'
import { ROOT } from './local-env.ts'

const require = createRequire(import.meta.url)
const { bin } = require('next/package.json') as { bin: { next: string } }
/** Next's command, as a script for Node. */
export const NEXT = path.join(path.dirname(require.resolve('next/package.json')), bin.next)
const SERVE = path.join(import.meta.dirname, '../server/serve.ts')
const ANSWER_WITHIN_MS = 60_000

type Log = (chunk: string) => void

function runNode(
  script: string,
  args: string[],
  env: NodeJS.ProcessEnv,
  { log, quiet, flags = [] }: { log?: Log; quiet?: boolean; flags?: string[] } = {},
): Child {
  const child = startChild(script, args, {
    cwd: ROOT,
    env: { ...env, NEXT_TELEMETRY_DISABLED: '1' },
    execArgv: ['--import', END_WITH_PARENT, ...flags],
    stdio: log ? ['ignore', 'pipe', 'pipe', 'ipc'] : ['ignore', quiet ? 'ignore' : 'inherit', 'inherit', 'ipc'],
  })
  for (const stream of [child.process.stdout, child.process.stderr]) {
    stream?.setEncoding('utf8').on('data', (chunk: string) => log?.(chunk))
  }
  return child
}

/**
 * Builds the site against the backend of `env`: its posts become pages. With `BUILD_AFTER` in `env`, pages are rendered
 * when that file exists; the sources are compiled meanwhile.
 */
export async function buildSite(env: NodeJS.ProcessEnv, log?: Log): Promise<void> {
  await finished(runNode(NEXT, ['build'], { ...env, NODE_ENV: 'production' }, { log }), 'The build')
}

/** Throws when the child ends, or has not answered within a minute. */
export async function waitForAnswer(child: Child, url: string): Promise<void> {
  const deadline = Date.now() + ANSWER_WITHIN_MS
  while (Date.now() < deadline) {
    if (hasEnded(child)) throw new Error('The site did not start.')
    const answer = await fetch(url, { redirect: 'manual' }).catch(() => null)
    if (answer) return
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  throw new Error(`The site did not answer on ${url} within a minute.`)
}

/** Serves the site on a port, from the build or with `watch` from the sources; resolves when it answers. */
export async function serveSite(
  port: number,
  env: NodeJS.ProcessEnv,
  { watch = false, log }: { watch?: boolean; log?: Log } = {},
): Promise<Child> {
  // Decoded pictures fragment the heap of every thread; two shared heaps reuse the gaps.
  const child = watch
    ? runNode(NEXT, ['dev', '--port', String(port)], { ...env, NODE_ENV: 'development' }, { log })
    : runNode(
        SERVE,
        [String(port)],
        { MALLOC_ARENA_MAX: '2', ...env, NODE_ENV: 'production' },
        { log, quiet: true, flags: [...SMALL_HEAP, '--no-warnings'] },
      )
  await waitForAnswer(child, `http://127.0.0.1:${port}/robots.txt`)
  return child
}
