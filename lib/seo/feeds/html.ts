import type { Element, Root } from 'hast'
import { toHtml } from 'hast-util-to-html'
import { visit } from 'unist-util-visit'
import { type ImageMap, mediaName } from '@/lib/images/image'
import { renderTree } from '@/lib/markdown/pipeline'

const absolute = (address: string, page: string): string => new URL(address, page).href

/** A picture of somebody else's is offered as a link, as on the page. */
function settleImage(node: Element, page: string, images: ImageMap): void {
  const source = String(node.properties.src ?? '')
  const known = images[mediaName(source) ?? '']
  const alt = String(node.properties.alt ?? '')
  if (known) {
    node.properties = {
      src: absolute(known.src, page),
      alt: alt || known.alt,
      width: known.width,
      height: known.height,
    }
    return
  }
  node.tagName = 'a'
  node.properties = { href: absolute(source, page) }
  node.children = [{ type: 'text', value: alt || 'Picture' }]
}

const OURS = new Set(['id', 'className', 'target', 'rel', 'tabIndex', 'ariaLabel', 'ariaDescribedBy'])

/** What only makes sense on our own page: boxes that scroll, targets of our own headings, the browser's tabs. */
function plain(tree: Root): void {
  visit(tree, 'element', (node, index, parent) => {
    if (parent && index !== undefined && node.properties.role === 'region') {
      parent.children.splice(index, 1, ...node.children)
      return index
    }
    node.properties = Object.fromEntries(Object.entries(node.properties).filter(([name]) => !OURS.has(name)))
    return undefined
  })
}

const isAddress = (address: string, page: string): boolean => URL.canParse(address, page)

/**
 * A post's text as HTML for feeds: the tree that the page shows, sanitised by the same step, with absolute addresses.
 * `page` is the post's own address: a link to one of its headings leads there.
 */
export function feedHtml(markdown: string, images: ImageMap, page: string): string {
  const tree = renderTree(markdown)
  plain(tree)
  visit(tree, 'element', (node) => {
    if (node.tagName === 'img') settleImage(node, page, images)
    const href = node.properties.href
    if (node.tagName === 'a' && typeof href === 'string' && isAddress(href, page))
      node.properties.href = absolute(href, page)
  })
  return toHtml(tree)
}
