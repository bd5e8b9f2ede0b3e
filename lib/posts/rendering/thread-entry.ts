import { parentPort } from 'node:worker_threads'
import { type Job, type JobName, type JobResult, runJob } from './jobs.ts'

/** The thread's answer. `failure` is the stack of an error that the text did not cause. */
export type ThreadAnswer = { result: JobResult<JobName> } | { failure: string }

function answerTo({ name, input }: Job): ThreadAnswer {
  try {
    return { result: runJob(name, input) }
  } catch (error) {
    return { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

parentPort?.on('message', (job: Job) => parentPort?.postMessage(answerTo(job)))
parentPort?.postMessage('ready')
