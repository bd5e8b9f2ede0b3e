import { readPasted } from '../../kit/pasted-article.ts'
import { runStepsInSlices } from '../../kit/steps.ts'
import { repurpose, type Result } from './calculate.ts'
import type { Input } from './form.ts'

export { channels } from './channels.ts'
export { draftsMarkdown } from './calculate.ts'

export async function makeDrafts(input: Input, signal: AbortSignal): Promise<Result> {
  return runStepsInSlices(repurpose(await readPasted(input.article, signal), input), signal)
}
