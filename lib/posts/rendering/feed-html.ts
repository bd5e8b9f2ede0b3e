import type { Element, Root } from 'hast'
import { toHtml } from 'hast-util-to-html'
import { visit } from 'unist-util-visit'
import { type ImageMap, mediaName } from '../../images/image.ts'
import { element, textNode } from '../../markdown/elements.ts'

const absolute = (address: string, page: string): string | undefined => URL.parse(address, page)?.href

/** Gives an image its absolute address and size. An image of another site becomes a link, as on the page. */
function resolveImage(node: Element, page: string, images: ImageMap): void {
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
  // An address that no browser can read becomes its text.
  const href = absolute(source, page)
  node.tagName = href === undefined ? 'span' : 'a'
  node.properties = { href }
  node.children = [{ type: 'text', value: alt || 'Picture' }]
}

const PAGE_PROPERTIES = new Set(['id', 'className', 'target', 'rel', 'tabIndex', 'ariaLabel', 'ariaDescribedBy'])

/** Removes what only the site's own page needs: scroll boxes, heading ids, link targets. */
function stripPageMarkup(tree: Root): void {
  visit(tree, 'element', (node, index, parent) => {
    if (parent && index !== undefined && node.properties.role === 'region') {
      parent.children.splice(index, 1, ...node.children)
      return index
    }
    node.properties = Object.fromEntries(Object.entries(node.properties).filter(([name]) => !PAGE_PROPERTIES.has(name)))
    return undefined
  })
}

/**
 * A post's text as HTML for feeds: the tree that the page shows, sanitised by the same step, with absolute addresses.
 * `page` is the post's address, to which links to its headings lead. Changes the tree.
 */
export function feedHtml(tree: Root, images: ImageMap, page: string): string {
  stripPageMarkup(tree)
  visit(tree, 'element', (node, index, parent) => {
    const name = node.tagName === 'img' ? mediaName(String(node.properties.src)) : null
    // The image was removed from the site: the feed shows nothing, as the page does.
    if (name !== null && !images[name] && parent && index !== undefined) {
      parent.children.splice(index, 1)
      return index
    }
    if (node.tagName === 'img') resolveImage(node, page, images)
    const caption = name !== null && images[name]?.caption
    if (caption && parent?.type === 'element' && parent.tagName === 'p' && parent.children.length === 1) {
      parent.tagName = 'figure'
      parent.children.push(element('figcaption', {}, [textNode(caption)]))
    }
    const href = node.properties.href
    if (node.tagName === 'a' && typeof href === 'string') node.properties.href = absolute(href, page) ?? href
    return undefined
  })
  return toHtml(tree)
}
