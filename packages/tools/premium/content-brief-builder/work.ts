import type { Article } from '../../kit/article.ts'
import { readPasted } from '../../kit/pasted-article.ts'
import { runStepsInSlices } from '../../kit/steps.ts'
import { type Brief, buildBrief } from './calculate.ts'
import type { Input } from './form.ts'

export { briefMarkdown } from './markdown.ts'

export async function makeBrief(input: Input, signal: AbortSignal): Promise<Brief> {
  const articles: Article[] = []
  for (const { text } of input.references) articles.push(await readPasted(text, signal))
  return runStepsInSlices(buildBrief(input, articles), signal)
}
