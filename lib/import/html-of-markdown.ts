import { toHtml } from 'hast-util-to-html'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'

const markup = unified().use(remarkParse).use(remarkGfm).use(remarkRehype, { allowDangerousHtml: true })

/** Converts Markdown to HTML. Embedded HTML stays, and is not sanitised. */
export const htmlOfMarkdown = (text: string): string =>
  toHtml(markup.runSync(markup.parse(text)), { allowDangerousHtml: true })
