import { type Advice, adviseText } from '../advice'
import { type PublishCheck, checkBeforePublishing } from '../publish-check'
import type { PostType } from '../types'
import { TextProblem } from '@/lib/markdown/budget'
import { type OutlineEntry, outlineOf } from '@/lib/markdown/outline'
import { type RenderedPost, renderPost } from '@/lib/recipe/render'

/** The form runs these jobs on a text while it is typed. */
const textJobs = {
  preview({ text }: { text: string }): { post: RenderedPost; outline: OutlineEntry[] } {
    const post = renderPost(text)
    return { post, outline: outlineOf(post.tree) }
  },
  advice: ({ text, type, hasPicture }: { text: string; type: PostType; hasPicture: boolean }): Advice[] =>
    adviseText(text, type, hasPicture),
  publishCheck: ({ text, type, origin }: { text: string; type: PostType; origin: string }): PublishCheck =>
    checkBeforePublishing(text, type, origin),
}

export type TextJob = keyof typeof textJobs
export type TextInput<Job extends TextJob> = Parameters<(typeof textJobs)[Job]>[0]
/** A text that cannot be shown is a result, not an error: `problem` is a message for its author. */
export type TextResult<Job extends TextJob> =
  { ok: true; value: ReturnType<(typeof textJobs)[Job]> } | { ok: false; problem: string }

function runTextJob<Job extends TextJob>(job: Job, input: TextInput<Job>): TextResult<Job> {
  const run = textJobs[job] as (input: TextInput<Job>) => ReturnType<(typeof textJobs)[Job]>
  try {
    return { ok: true, value: run(input) }
  } catch (error) {
    if (error instanceof TextProblem) return { ok: false, problem: error.message }
    throw error
  }
}

export type TextJobMessage<Job extends TextJob> = { job: Job; input: TextInput<Job> }

addEventListener('message', ({ data: { job, input } }: MessageEvent<TextJobMessage<TextJob>>) =>
  postMessage(runTextJob(job, input)),
)
