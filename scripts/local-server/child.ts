import { type ChildProcess, type ForkOptions, fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'

const STOP_AFTER_MS = 8_000

/** Preloaded into a program that is not ours, it ends that program when we end. */
export const END_WITH_PARENT = path.join(import.meta.dirname, 'end-with-parent.ts')

/** A child of ours: tied to us by an IPC channel, so that it ends when we do, and stopped in order. */
export type Child = { process: ChildProcess; stop(): Promise<void> }

export const hasEnded = ({ process: { exitCode, signalCode } }: Pick<Child, 'process'>): boolean =>
  exitCode !== null || signalCode !== null

/**
 * Node keeps what it could throw away while the machine has room: 875 MB after 4,000 addresses that nobody has, of which
 * 120 MB were in use. With a small space for what is new and a ceiling for what is old it is cleared while it grows.
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

/** Waits for a child that does its work and ends; throws when it ends badly. */
export async function finished(child: Child, what: string): Promise<void> {
  const [code] = (await once(child.process, 'exit')) as [number | null]
  if (code !== 0) throw new Error(`${what} failed.`)
}
