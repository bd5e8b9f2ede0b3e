import type { Root as HastRoot } from 'hast'
import type { Root as MdastRoot } from 'mdast'
import { defaultSchema, type Options as SanitizeSchema } from 'rehype-sanitize'
import rehypeSanitize from 'rehype-sanitize'
import { remark } from 'remark'
import remarkGfm from 'remark-gfm'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { checkSource, checkTree } from './budget.ts'
import { decorate } from './decorate.ts'

/**
 * remark-rehype already prefixes footnote ids and their links alike; a second prefix here would part the two. Ids of
 * the author's own cannot come in: raw HTML is dropped.
 */
const schema: SanitizeSchema = { ...defaultSchema, clobberPrefix: '' }

const parser = remark().use(remarkGfm)
const renderer = unified().use(remarkRehype).use(rehypeSanitize, schema).use(decorate)

/**
 * Markdown (CommonMark and GFM) as a syntax tree. Every text is Markdown, but not every text can be shown: throws a
 * TextProblem for one that is too deep or has too many parts. How long it takes is up to the text: a server reads one in
 * a thread of its own (`lib/posts/rendering`), never between two answers.
 */
export function parseMarkdown(text: string): MdastRoot {
  checkSource(text)
  const tree = parser.parse(text)
  checkTree(tree)
  return tree
}

/**
 * The one way from a post's text to what is shown: sanitised, headings from h2 on with ids, links and boxes dressed.
 * Raw HTML is dropped. The tree becomes React elements, never an HTML string.
 */
export const renderSource = (source: MdastRoot): HastRoot => renderer.runSync(source)

export const renderTree = (text: string): HastRoot => renderSource(parseMarkdown(text))
