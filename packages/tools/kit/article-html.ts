import type { Article, ArticleBlock } from './article.ts'

/** Elements that are not part of the article's text. */
const IGNORED: ReadonlySet<string> = new Set(
  'script style template noscript head svg iframe object table pre code nav footer aside form button figcaption'.split(
    ' ',
  ),
)
const BLOCKS: ReadonlySet<string> = new Set(
  'p h1 h2 h3 h4 h5 h6 li blockquote div section article main header ul ol dl dt dd figure hr'.split(' '),
)

export const nameOf = (node: Node) => node.nodeName.toLowerCase()
export const isElement = (node: Node): node is Element => node.nodeType === 1

interface Collecting {
  blocks: ArticleBlock[]
  pictures: string[]
  text: string
}

/** The kind of a block comes from its nearest ancestor that is a heading, a list item or a quote. */
function blockOf(node: Node | null, text: string): ArticleBlock {
  for (let at = node; at; at = at.parentNode) {
    const name = nameOf(at)
    const level = /^h([1-6])$/.exec(name)?.[1]
    if (level !== undefined) return { kind: 'heading', text, level: Number(level) }
    if (name === 'li')
      return { kind: 'item', text, isNumbered: at.parentNode !== null && nameOf(at.parentNode) === 'ol' }
    if (name === 'blockquote') return { kind: 'quote', text }
  }
  return { kind: 'paragraph', text }
}

function flush(found: Collecting, within: Node | null): void {
  const text = found.text.replace(/\s+/g, ' ').trim()
  found.text = ''
  if (text !== '') found.blocks.push(blockOf(within, text))
}

function enter(found: Collecting, node: Node): void {
  if (node.nodeType === 3) found.text += node.nodeValue ?? ''
  if (!isElement(node)) return
  const name = nameOf(node)
  if (name === 'br') found.text += ' '
  if (name === 'img') {
    const alt = node.getAttribute('alt')?.trim() ?? ''
    if (alt !== '') found.pictures.push(alt)
  }
  if (BLOCKS.has(name)) flush(found, node.parentNode)
}

/** Reads the article in a parsed page; none of its scripts run. No recursion, because pasted pages may nest deeply. */
export function articleFromDocument(root: Node): Article {
  const found: Collecting = { blocks: [], pictures: [], text: '' }
  const open: { readonly node: Node; readonly isEnd: boolean }[] = [{ node: root, isEnd: false }]
  for (let visit = open.pop(); visit; visit = open.pop()) {
    const { node, isEnd } = visit
    if (isEnd) {
      flush(found, node)
      continue
    }
    if (IGNORED.has(nameOf(node))) continue
    enter(found, node)
    if (BLOCKS.has(nameOf(node))) open.push({ node, isEnd: true })
    for (let child = node.lastChild; child; child = child.previousSibling) open.push({ node: child, isEnd: false })
  }
  flush(found, root)
  return { blocks: found.blocks, pictures: found.pictures }
}
