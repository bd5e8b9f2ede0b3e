import { isHtml, readMarkdown } from '../../kit/article.ts'
import { articleFromDocument } from '../../kit/article-html.ts'
import { runStepsInSlices } from '../../kit/steps.ts'
import { repurpose, type Result } from './calculate.ts'
import type { Input } from './form.ts'

export { channels } from './channels.ts'
export { draftsMarkdown } from './calculate.ts'

/** The browser's part: a page's HTML is parsed into a document of its own, of which nothing is shown or run. */
export async function makeDrafts(input: Input, signal: AbortSignal): Promise<Result> {
  const article = isHtml(input.article)
    ? articleFromDocument(new DOMParser().parseFromString(input.article, 'text/html').body)
    : await runStepsInSlices(readMarkdown(input.article), signal)
  return runStepsInSlices(repurpose(article, input), signal)
}
