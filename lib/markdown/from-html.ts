import type { Element, Root } from 'hast'
import rehypeParse from 'rehype-parse'
import rehypeRemark from 'rehype-remark'
import remarkGfm from 'remark-gfm'
import remarkStringify from 'remark-stringify'
import { unified } from 'unified'
import { SKIP, visit } from 'unist-util-visit'

const styleOf = ({ properties }: Element) => String(properties.style ?? '').toLowerCase()

/** Word's own elements (`o:p`), and what nobody reads. */
const isNoise = ({ tagName }: Element) => tagName.includes(':') || ['style', 'script', 'meta', 'link', 'title', 'xml'].includes(tagName)

/** Google Docs wraps everything in a bold that is not bold. */
const isFalseBold = (node: Element) => node.tagName === 'b' && /font-weight:\s*normal/.test(styleOf(node))

/** Only pictures of this site: others could not be shown, and data addresses would fill the text. */
const isForeignPicture = ({ tagName, properties }: Element) =>
  tagName === 'img' && !String(properties.src ?? '').startsWith('/media/')

/** Word processors style where web pages mark up. */
function markUp(node: Element): void {
  if (node.tagName !== 'span') return
  const style = styleOf(node)
  const isBold = /font-weight:\s*(?:bold|[6-9]00)/.test(style)
  const isItalic = /font-style:\s*italic/.test(style)
  if (isBold) node.tagName = 'strong'
  else if (isItalic) node.tagName = 'em'
  if (isBold && isItalic) node.children = [{ type: 'element', tagName: 'em', properties: {}, children: node.children }]
}

/** The title above the post is its only first level. */
function lowerHeading(node: Element): void {
  if (node.tagName === 'h1') node.tagName = 'h2'
}

function tidy() {
  return (tree: Root) => {
    visit(tree, (node, index, parent) => {
      if (!parent || index === undefined) return undefined
      if (node.type === 'comment' || (node.type === 'element' && (isNoise(node) || isForeignPicture(node)))) {
        parent.children.splice(index, 1)
        return [SKIP, index]
      }
      if (node.type !== 'element') return undefined
      if (isFalseBold(node)) {
        node.tagName = 'div'
        return undefined
      }
      markUp(node)
      lowerHeading(node)
      return undefined
    })
  }
}

const converter = unified()
  .use(rehypeParse, { fragment: true })
  .use(tidy)
  .use(rehypeRemark)
  .use(remarkGfm)
  .use(remarkStringify, { bullet: '-', emphasis: '*', rule: '-', listItemIndent: 'one' })

/** HTML from a clipboard as clean Markdown: structure stays, looks, scripts and foreign pictures go. */
export const markdownFromHtml = (html: string): string => String(converter.processSync(html)).trim()
