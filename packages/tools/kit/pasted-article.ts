import { type Article, readMarkdown } from './article.ts'
import { articleFromDocument } from './article-html.ts'
import { runStepsInSlices } from './steps.ts'

/** A closing block tag: the text is HTML, not Markdown with a tag or two. */
const HTML = /<\/(?:p|h[1-6]|li|ul|ol|div|article|section|blockquote|main|body)\s*>/i

/** Reads a pasted text as an article. Browser only: HTML becomes a separate document, which is not shown or run. */
export async function readPasted(text: string, signal: AbortSignal): Promise<Article> {
  return HTML.test(text)
    ? articleFromDocument(new DOMParser().parseFromString(text, 'text/html').body)
    : runStepsInSlices(readMarkdown(text), signal)
}
