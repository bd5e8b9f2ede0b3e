import { parentPort } from 'node:worker_threads'
import type { JobInput, JobName } from './jobs.ts'
import { runJob } from './run-job.ts'

/** A job for the thread, and what it answers. `failure` is a fault of ours, in the words of its error. */
export type Order = { name: JobName; input: JobInput<JobName> }
export type Answer = 'ready' | { result: unknown } | { failure: string }

function answerTo({ name, input }: Order): Answer {
  try {
    return { result: runJob(name, input) }
  } catch (error) {
    return { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

parentPort?.on('message', (order: Order) => parentPort?.postMessage(answerTo(order)))
parentPort?.postMessage('ready' satisfies Answer)
