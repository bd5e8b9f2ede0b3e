import { type Article, isHtml, readMarkdown } from '../../kit/article.ts'
import { articleFromDocument } from '../../kit/article-html.ts'
import { runStepsInSlices } from '../../kit/steps.ts'
import { type Brief, buildBrief } from './calculate.ts'
import type { Input } from './form.ts'

export { briefMarkdown } from './markdown.ts'

/** The browser's part: HTML is parsed into a document of its own, of which nothing is shown or run. */
async function readReference(text: string, signal: AbortSignal): Promise<Article> {
  return isHtml(text)
    ? articleFromDocument(new DOMParser().parseFromString(text, 'text/html').body)
    : runStepsInSlices(readMarkdown(text), signal)
}

export async function makeBrief(input: Input, signal: AbortSignal): Promise<Brief> {
  const articles: Article[] = []
  for (const { text } of input.references) articles.push(await readReference(text, signal))
  return runStepsInSlices(buildBrief(input, articles), signal)
}
