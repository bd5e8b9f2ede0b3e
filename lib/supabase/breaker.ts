import { setTimeout } from 'node:timers/promises'

type Options = {
  probe: () => Promise<boolean>
  log: (message: string) => void
  pauseMs?: number
}

/**
 * Circuit breaker for public reads. A call that fails or is slow makes it probe the backend. While the backend does not
 * answer, the breaker is open, no reader waits for a call, and the probe is repeated in the background.
 */
export class Breaker {
  readonly #options: Required<Options>
  #controller = new AbortController()
  #check: Promise<void> | null = null

  constructor({ probe, log, pauseMs = 1_000 }: Options) {
    this.#options = { probe, log, pauseMs }
  }

  get isOpen(): boolean {
    return this.#controller.signal.aborted
  }

  /** Aborts when the breaker opens, which ends the waiting calls. */
  get signal(): AbortSignal {
    return this.#controller.signal
  }

  /** Probes the backend, one probe at a time, and opens when it does not answer. */
  check(): Promise<void> {
    this.#check ??= this.#probeOnce().finally(() => (this.#check = null))
    return this.#check
  }

  async #probeOnce(): Promise<void> {
    if (this.isOpen || (await this.#options.probe())) return
    this.#options.log('The backend does not answer: readers see the last good answers.')
    this.#controller.abort()
    void this.#waitForBackend()
  }

  async #waitForBackend(): Promise<void> {
    do await setTimeout(this.#options.pauseMs, null, { ref: false })
    while (!(await this.#options.probe()))
    this.#controller = new AbortController()
    this.#options.log('The backend answers again.')
  }
}
