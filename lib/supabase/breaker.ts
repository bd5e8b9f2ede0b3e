/** How the backend is asked whether it answers again. */
type Probe = () => Promise<boolean>

type Options = {
  probe: Probe
  /** Tells the log of an outage and of its end. */
  say?: (line: string) => void
  firstPauseMs?: number
  longestPauseMs?: number
}

/**
 * So many failures in a row, of calls that came back at once, are an outage; of calls that never came back, one is, unless
 * another was answered meanwhile: then however many that were asked with it were slow, and the backend is there.
 */
const FAILURES = 2

/**
 * A breaker for calls to the backend: once it is known to be down nobody waits for it. It is asked in the background,
 * beside everybody's requests, whether it answers again: after a quarter of a second, then after twice as long each time.
 */
export class Breaker {
  readonly #options: Required<Options>
  #failures = 0
  #answeredAt = -Infinity
  #open = false
  #isSuspected = false
  #controller = new AbortController()

  constructor({ probe, say = console.warn, firstPauseMs = 250, longestPauseMs = 2_000 }: Options) {
    this.#options = { probe, say, firstPauseMs, longestPauseMs }
  }

  /** Whether the backend is known to be down. */
  get isOpen(): boolean {
    return this.#open
  }

  /** Ends the calls that wait, when somebody else's call has shown that the backend is down. */
  get signal(): AbortSignal {
    return this.#controller.signal
  }

  succeeded(): void {
    this.#failures = 0
    this.answered()
  }

  /** Whether a call has come back since then, by the clock of `performance`. */
  hasAnsweredSince(moment: number): boolean {
    return this.#answeredAt >= moment
  }

  /** A call has come back that says nothing of the others. */
  answered(): void {
    this.#answeredAt = performance.now()
  }

  /** A call failed; `hungSince` when it was made, by the clock of `performance`, if it had no answer in its time. */
  failed(hungSince: number | null): void {
    if (this.#open) return
    if (hungSince === null) {
      this.#failures += 1
      if (this.#failures < FAILURES) return
    } else if (this.hasAnsweredSince(hungSince)) return
    this.#open = true
    this.#say('The backend does not answer: readers are shown what was last good.')
    this.#controller.abort()
    this.#ask(this.#options.firstPauseMs)
  }

  /**
   * A call failed that says little about the backend, because a stranger may have made it slow: the backend itself is asked,
   * once at a time, and is down when it does not answer that either.
   */
  async suspect(): Promise<void> {
    if (this.#open || this.#isSuspected) return
    this.#isSuspected = true
    const askedAt = performance.now()
    try {
      if (!(await this.#options.probe())) this.failed(askedAt)
    } finally {
      this.#isSuspected = false
    }
  }

  #say(message: string): void {
    this.#options.say(JSON.stringify({ level: 'warn', at: new Date().toISOString(), where: 'backend', message }))
  }

  #ask(pause: number): void {
    const timer = setTimeout(async () => {
      if (await this.#options.probe()) this.#close()
      else this.#ask(Math.min(pause * 2, this.#options.longestPauseMs))
    }, pause)
    timer.unref()
  }

  #close(): void {
    this.#open = false
    this.#failures = 0
    this.#controller = new AbortController()
    this.#say('The backend answers again.')
  }
}
