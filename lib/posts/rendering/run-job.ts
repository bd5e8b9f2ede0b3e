import { type JobInput, type JobName, type JobOutput, type JobResult, jobs } from './jobs.ts'
import { MAX_DEPTH, TextProblem } from '../../markdown/budget.ts'

/** Does a job here and now. Throws what is no fault of the text. */
export function runJob<Name extends JobName>(name: Name, input: JobInput<Name>): JobResult<Name> {
  const job = jobs[name] as (input: JobInput<Name>) => JobOutput<Name>
  try {
    return { ok: true, value: job(input) }
  } catch (error) {
    if (error instanceof TextProblem) return { ok: false, problem: error.message }
    // The stack's end: something lies deeper in each other than anything could follow.
    if (error instanceof RangeError)
      return { ok: false, problem: `The text is nested too deep. At most ${MAX_DEPTH} levels can be shown.` }
    throw error
  }
}
