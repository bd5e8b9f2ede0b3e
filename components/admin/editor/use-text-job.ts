import { startTransition, useEffect, useRef, useState } from 'react'
import { slowLineMessage } from '@/lib/markdown/budget'
import type { TextInput, TextJob, TextJobMessage, TextResult } from '@/lib/posts/rendering/browser-thread'

/** After this time a job counts as delayed, but continues, because the computer may be busy. */
export const DELAYED_AFTER_MS = 4000
/** The wait before a failed worker is restarted. */
export const RETRY_AFTER_MS = 3000
const RETRIES = 3

type Handlers<Job extends TextJob> = {
  onResult: (result: TextResult<Job>) => void
  onDelay: (isDelayed: boolean) => void
}

/** A worker for one job. It processes one text at a time, then the newest of the waiting ones. */
export class TextWorker<Job extends TextJob> {
  readonly #job: Job
  readonly #handlers: Handlers<Job>
  #worker: Worker | null = null
  #timer: ReturnType<typeof setTimeout> | undefined
  #next: TextInput<Job> | null = null
  #isBusy = false
  #failures = 0

  constructor(job: Job, handlers: Handlers<Job>) {
    this.#job = job
    this.#handlers = handlers
  }

  run(input: TextInput<Job>): void {
    if (this.#isBusy) this.#next = input
    else this.#send(input)
  }

  close(): void {
    clearTimeout(this.#timer)
    this.#worker?.terminate()
    this.#worker = null
  }

  #send(input: TextInput<Job>): void {
    this.#isBusy = true
    this.#worker ??= new Worker(new URL('../../../lib/posts/rendering/browser-thread.ts', import.meta.url))
    this.#worker.onmessage = ({ data }: MessageEvent<TextResult<Job>>) => this.#finish(data)
    this.#worker.onerror = (event) => {
      event.preventDefault()
      this.#retry(input)
    }
    this.#worker.postMessage({ job: this.#job, input } satisfies TextJobMessage<Job>)
    this.#timer = setTimeout(() => this.#delay(input), DELAYED_AFTER_MS)
  }

  /** Refuses a text only if a line is known to be too slow; otherwise reports a delay. */
  #delay({ text }: TextInput<Job>): void {
    const problem = slowLineMessage(text)
    if (!problem) return this.#handlers.onDelay(true)
    this.close()
    this.#finish({ ok: false, problem })
  }

  #retry(input: TextInput<Job>): void {
    this.close()
    this.#failures += 1
    if (this.#failures > RETRIES) {
      const problem = 'The preview cannot be shown in this browser. Saving works all the same.'
      return this.#finish({ ok: false, problem })
    }
    this.#handlers.onDelay(true)
    this.#timer = setTimeout(() => {
      const newest = this.#next ?? input
      this.#next = null
      this.#send(newest)
    }, RETRY_AFTER_MS)
  }

  #finish(result: TextResult<Job>): void {
    clearTimeout(this.#timer)
    this.#isBusy = false
    if (result.ok) this.#failures = 0
    this.#handlers.onDelay(false)
    this.#handlers.onResult(result)
    const next = this.#next
    this.#next = null
    if (next) this.#send(next)
  }
}

/**
 * The result of a job on a text; null until the first. It runs in a worker, so that a slow text blocks neither typing
 * nor saving. `isDelayed`: the newest text takes longer than usual.
 */
export function useTextJob<Job extends TextJob>(job: Job, input: TextInput<Job>) {
  const [result, setResult] = useState<TextResult<Job> | null>(null)
  const [isDelayed, setDelayed] = useState(false)
  const worker = useRef<TextWorker<Job> | null>(null)
  useEffect(
    () => () => {
      worker.current?.close()
      worker.current = null
    },
    [],
  )
  useEffect(() => {
    worker.current ??= new TextWorker(job, {
      onResult: (answer) => startTransition(() => setResult(answer)),
      onDelay: setDelayed,
    })
    worker.current.run(input)
  }, [job, input])
  return { result, isDelayed }
}

/** A debounced value: the last one that did not change for `delay` milliseconds. */
export function useDelayed<Value>(value: Value, delay: number): Value {
  const [delayed, setDelayed] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setDelayed(() => value), delay)
    return () => clearTimeout(timer)
  }, [value, delay])
  return delayed
}
