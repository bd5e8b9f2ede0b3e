import { type ChildProcess, type ForkOptions, fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'

const STOP_AFTER_MS = 8_000
const FIRST_PAUSE_MS = 500
const LONGEST_PAUSE_MS = 30_000
/** After a run of this length, a failure is new, not repeated. */
const SOUND_AFTER_MS = 60_000

/** Preloaded into another program, it ends that program with its parent. */
export const END_WITH_PARENT = path.join(import.meta.dirname, 'end-with-parent.ts')

/** A child process, tied to this one by an IPC channel and stopped in order. */
export type Child = { process: ChildProcess; stop(): Promise<void> }

export const hasEnded = ({ process: { exitCode, signalCode } }: Pick<Child, 'process'>): boolean =>
  exitCode !== null || signalCode !== null

/**
 * Node keeps garbage while the machine has room: 875 MB after 4,000 unknown addresses, of which 120 MB were in use. A
 * small space for new objects and a limit for old ones make it collect earlier.
 */
export const SMALL_HEAP = ['--max-semi-space-size=8', '--max-old-space-size=384']

export function startChild(script: string, args: string[], options: ForkOptions): Child {
  const child = fork(script, args, options)
  return {
    process: child,
    async stop() {
      if (hasEnded({ process: child })) return
      const gone = once(child, 'exit')
      child.kill('SIGTERM')
      const timer = setTimeout(() => child.kill('SIGKILL'), STOP_AFTER_MS)
      await gone
      clearTimeout(timer)
    },
  }
}

/** Waits for a child that does its work and ends; throws when it fails. */
export async function finished(child: Child, what: string): Promise<void> {
  const [code] = (await once(child.process, 'exit')) as [number | null]
  if (code !== 0) throw new Error(`${what} failed.`)
}

type KeepOptions<T> = {
  what: string
  start: () => Promise<T>
  say?: (line: string) => void
  firstPauseMs?: number
}

const howItEnded = ({ process: { exitCode, signalCode } }: Child): string =>
  signalCode ? `by ${signalCode}` : `with code ${exitCode}`

/**
 * Restarts a child whenever it ends unasked: after half a second, then after twice as long each time, up to half a
 * minute. Returns a function that ends it for good.
 */
export function keepRunning<T extends Child>(
  first: T,
  { what, start, say = console.error, firstPauseMs = FIRST_PAUSE_MS }: KeepOptions<T>,
): { stop(): Promise<void> } {
  let current: T | null = first
  let starting: Promise<void> | null = null
  let timer: NodeJS.Timeout | undefined
  let pause = firstPauseMs
  let stopped = false

  const again = (reason: string) => {
    if (stopped) return
    say(`${what} ${reason}; it is started again in ${pause / 1000} s.`)
    timer = setTimeout(() => {
      starting = startAgain()
    }, pause)
    pause = Math.min(pause * 2, LONGEST_PAUSE_MS)
  }
  const watch = (child: T) => {
    const soundFrom = Date.now() + SOUND_AFTER_MS
    const ended = () => {
      if (Date.now() > soundFrom) pause = firstPauseMs
      again(`has ended ${howItEnded(child)}`)
    }
    // The child may have ended before the listener was added.
    if (hasEnded(child)) ended()
    else child.process.once('exit', ended)
  }
  const startAgain = async () => {
    try {
      current = await start()
      say(`${what} runs again.`)
      if (!stopped) watch(current)
    } catch (error) {
      current = null
      again(`did not start (${error instanceof Error ? error.message : 'unknown'})`)
    }
  }

  watch(first)
  return {
    async stop() {
      stopped = true
      clearTimeout(timer)
      await starting
      await current?.stop()
    },
  }
}
