import { once } from 'node:events'
import { setInterval } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import pLimit from 'p-limit'
import { type Job, type JobInput, type JobName, type JobResult, runJob, textOf } from './jobs.ts'
import type { ThreadAnswer } from './thread.ts'
import { logError } from '../../log.ts'
import { slowTextMessage } from '../../markdown/budget.ts'

/** Processor time for a text of up to 75,000 characters; a longer one gets more in proportion. Prose takes a third of it. */
const TIME_MS = 500
const TIME_CHARACTERS = 75_000
const CHECK_EVERY_MS = 100
const THREADS = 2
const THREAD_OPTIONS = {
  // The thread needs no key and no preload.
  env: {},
  execArgv: [],
  resourceLimits: { maxOldGenerationSizeMb: 256, stackSizeMb: 4 },
}

const limit = pLimit(THREADS)
/** One thread, of some 50 MB, waits for the next text; the second one ends with its text. */
let idle: Worker | null = null

async function takeThread(): Promise<Worker> {
  if (idle) {
    const worker = idle
    idle = null
    worker.ref()
    return worker
  }
  const worker = new Worker(new URL('./thread.ts', import.meta.url), THREAD_OPTIONS)
  worker.on('error', () => {
    if (idle === worker) idle = null
  })
  // It says when it has loaded its code: the first text does not pay for that.
  await once(worker, 'message')
  return worker
}

function releaseThread(worker: Worker): void {
  if (idle) return void worker.terminate()
  idle = worker
  // An idle thread keeps no script from ending.
  worker.unref()
}

/** Processor time of a thread in milliseconds; a Node below 24.6 does not count it, and the clock stands in. */
async function timeOf(worker: Worker): Promise<number> {
  if (!('cpuUsage' in worker)) return performance.now()
  const { user, system } = await worker.cpuUsage()
  return (user + system) / 1000
}

/** Answers when the thread has used more than `milliseconds` of the processor. */
async function overTime(worker: Worker, milliseconds: number, signal: AbortSignal): Promise<'too slow'> {
  const start = await timeOf(worker)
  for await (const _ of setInterval(CHECK_EVERY_MS, null, { signal }))
    if ((await timeOf(worker)) - start > milliseconds) break
  return 'too slow'
}

/** Runs a job in a thread; a thread that is too slow, or out of memory, is ended. */
async function runInThread(job: Job, worker: Worker): Promise<ThreadAnswer | 'too slow'> {
  const milliseconds = TIME_MS * Math.max(1, JSON.stringify(job.input).length / TIME_CHARACTERS)
  const finished = new AbortController()
  const { signal } = finished
  try {
    const answer = once(worker, 'message', { signal }).then(([message]) => message as ThreadAnswer)
    worker.postMessage(job)
    const first = await Promise.race([answer, overTime(worker, milliseconds, signal)])
    if (first === 'too slow') void worker.terminate()
    else releaseThread(worker)
    return first
  } catch {
    // The thread is out of memory or of stack: its text is too much.
    void worker.terminate()
    return 'too slow'
  } finally {
    finished.abort()
  }
}

/**
 * Runs a job on a text in a thread, so that a slow text delays no request. A text that takes too long is refused. A host
 * without threads runs it in place. Throws what is no fault of the text.
 */
export async function renderText<Name extends JobName>(name: Name, input: JobInput<Name>): Promise<JobResult<Name>> {
  return limit(async () => {
    let worker: Worker
    try {
      worker = await takeThread()
    } catch (error) {
      logError('rendering thread', error)
      return runJob(name, input)
    }
    const answer = await runInThread({ name, input }, worker)
    if (answer === 'too slow') return { ok: false, problem: slowTextMessage(textOf(input)) }
    if ('failure' in answer) throw new Error('A text could not be rendered', { cause: answer.failure })
    return answer.result as JobResult<Name>
  })
}
