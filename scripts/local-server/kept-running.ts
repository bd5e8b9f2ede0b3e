import { type Child, hasEnded } from './child.ts'

const FIRST_PAUSE_MS = 500
const LONGEST_PAUSE_MS = 30_000
/** Who has run this long has not ended by what ended it the last time. */
const SOUND_AFTER_MS = 60_000

type Options<T> = {
  /** As a person calls it: "The embedded backend". */
  what: string
  start: () => Promise<T>
  /** Tells the person at the terminal. */
  say?: (line: string) => void
  firstPauseMs?: number
}

const howItEnded = ({ process: { exitCode, signalCode } }: Child): string =>
  signalCode ? `by ${signalCode}` : `with code ${exitCode}`

/**
 * Starts a child again whenever it ends without having been asked to: after half a second, then after twice as long each
 * time, up to half a minute, for as long as it takes. Answers how to end it for good.
 */
export function keepRunning<T extends Child>(
  first: T,
  { what, start, say = console.error, firstPauseMs = FIRST_PAUSE_MS }: Options<T>,
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
    // It may have ended while nobody was listening.
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
