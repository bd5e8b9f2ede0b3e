import { toHtml } from 'hast-util-to-html'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'

const markup = unified().use(remarkParse).use(remarkGfm).use(remarkRehype, { allowDangerousHtml: true })

/** Markdown that may hold HTML, as HTML. */
export const htmlOfMarkdown = (text: string): string =>
  toHtml(markup.runSync(markup.parse(text)), { allowDangerousHtml: true })
