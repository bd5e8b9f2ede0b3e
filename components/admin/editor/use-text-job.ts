import { startTransition, useEffect, useRef, useState } from 'react'
import { slowTextMessage } from '@/lib/markdown/budget'
import type { TextInput, TextJob, TextOrder, TextResult } from '@/lib/posts/rendering/browser-thread'

/** A text that takes longer is given up: it would be refused when it is saved, too. */
const PATIENCE_MS = 4000

/** One thread of the browser for one job: works on one text at a time, and then on the newest of those that came since. */
class TextThread<Job extends TextJob> {
  readonly #job: Job
  readonly #take: (result: TextResult<Job>) => void
  #worker: Worker | null = null
  #timer: number | undefined
  #next: TextInput<Job> | null = null
  #isBusy = false

  constructor(job: Job, take: (result: TextResult<Job>) => void) {
    this.#job = job
    this.#take = take
  }

  give(input: TextInput<Job>): void {
    if (this.#isBusy) {
      this.#next = input
      return
    }
    this.#isBusy = true
    this.#worker ??= this.#open()
    this.#worker.postMessage({ job: this.#job, input } satisfies TextOrder<Job>)
    this.#timer = window.setTimeout(() => {
      this.close()
      this.#settle({ ok: false, problem: slowTextMessage(input.text) })
    }, PATIENCE_MS)
  }

  close(): void {
    window.clearTimeout(this.#timer)
    this.#worker?.terminate()
    this.#worker = null
  }

  #open(): Worker {
    const worker = new Worker(new URL('../../../lib/posts/rendering/browser-thread.ts', import.meta.url))
    worker.addEventListener('message', ({ data }: MessageEvent<TextResult<Job>>) => this.#settle(data))
    worker.addEventListener('error', (event) => {
      event.preventDefault()
      this.close()
      this.#settle({ ok: false, problem: 'The preview cannot be shown in this browser. Saving works all the same.' })
    })
    return worker
  }

  #settle(result: TextResult<Job>): void {
    window.clearTimeout(this.#timer)
    this.#isBusy = false
    this.#take(result)
    const next = this.#next
    this.#next = null
    if (next) this.give(next)
  }
}

/**
 * What a job makes of a text, off the thread that somebody types on; null until the first answer, then the last one. A
 * text that takes too long neither holds up the typing nor the keeping of what is typed.
 */
export function useTextJob<Job extends TextJob>(job: Job, input: TextInput<Job>): TextResult<Job> | null {
  const [result, setResult] = useState<TextResult<Job> | null>(null)
  const thread = useRef<TextThread<Job> | null>(null)
  useEffect(
    () => () => {
      thread.current?.close()
      thread.current = null
    },
    [],
  )
  useEffect(() => {
    thread.current ??= new TextThread(job, (answer) => startTransition(() => setResult(answer)))
    thread.current.give(input)
  }, [job, input])
  return result
}
