import { once } from 'node:events'
import { setInterval } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import pLimit from 'p-limit'
import { type Job, type JobInput, type JobName, type JobResult, runJob, textOf } from './jobs.ts'
import type { ThreadAnswer } from './thread-entry.ts'
import { logError } from '../../log.ts'
import { slowTextMessage } from '../../markdown/budget.ts'

/** Processor time for a text of 75,000 characters; longer ones get more in proportion. Prose takes a third of it. */
const TIME_MS = 500
const TIME_CHARACTERS = 75_000
const CHECK_EVERY_MS = 100
const THREADS = 2
const THREAD_OPTIONS = {
  // The thread needs no secrets and no preloaded modules.
  env: {},
  execArgv: [],
  resourceLimits: { maxOldGenerationSizeMb: 256, stackSizeMb: 4 },
}

const limit = pLimit(THREADS)
/** One thread of about 50 MB waits for the next text; a second one is terminated after its text. */
let idle: Worker | null = null

async function takeThread(): Promise<Worker> {
  if (idle) {
    const worker = idle
    idle = null
    worker.ref()
    return worker
  }
  const worker = new Worker(new URL('./thread-entry.ts', import.meta.url), THREAD_OPTIONS)
  worker.on('error', () => {
    if (idle === worker) idle = null
  })
  // The thread reports when its code is loaded, so that loading does not count as time of the first text.
  await once(worker, 'message')
  return worker
}

function releaseThread(worker: Worker): void {
  if (idle) return void worker.terminate()
  idle = worker
  // An idle thread must not keep the process alive.
  worker.unref()
}

/** Processor time of a thread in milliseconds. Node.js before 24.6 cannot measure it, so the clock is read instead. */
async function timeOf(worker: Worker): Promise<number> {
  if (!('cpuUsage' in worker)) return performance.now()
  const { user, system } = await worker.cpuUsage()
  return (user + system) / 1000
}

/** Resolves when the thread has used more than `milliseconds` of processor time. */
async function overTime(worker: Worker, milliseconds: number, signal: AbortSignal): Promise<'too slow'> {
  const start = await timeOf(worker)
  for await (const _ of setInterval(CHECK_EVERY_MS, null, { signal }))
    if ((await timeOf(worker)) - start > milliseconds) break
  return 'too slow'
}

/** Runs a job in a thread, and terminates a thread that is too slow or out of memory. */
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
    // The thread ran out of memory or stack: its text is too large.
    void worker.terminate()
    return 'too slow'
  } finally {
    finished.abort()
  }
}

/**
 * Runs a job on a text in a thread, so that a slow text delays no request. Refuses a text that takes too long. Without
 * a thread, the job runs in place. Throws errors that the text did not cause.
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
