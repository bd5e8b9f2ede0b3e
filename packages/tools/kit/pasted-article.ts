import { type Article, readMarkdown } from './article.ts'
import { articleFromDocument } from './article-html.ts'
import { runStepsInSlices } from './steps.ts'

/** A page's HTML rather than Markdown with a tag or two. */
const HTML = /<\/(?:p|h[1-6]|li|ul|ol|div|article|section|blockquote|main|body)\s*>/i

/** A paste as an article. The browser's part: HTML becomes a document of its own, of which nothing is shown or run. */
export async function readPasted(text: string, signal: AbortSignal): Promise<Article> {
  return HTML.test(text)
    ? articleFromDocument(new DOMParser().parseFromString(text, 'text/html').body)
    : runStepsInSlices(readMarkdown(text), signal)
}
