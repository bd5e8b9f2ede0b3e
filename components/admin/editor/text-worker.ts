import { runTextJob, type TextInput, type TextJob } from './text-jobs'

/** A job for the browser's thread. */
export type TextOrder<Job extends TextJob> = { job: Job; input: TextInput<Job> }

addEventListener('message', ({ data: { job, input } }: MessageEvent<TextOrder<TextJob>>) =>
  postMessage(runTextJob(job, input)),
)
