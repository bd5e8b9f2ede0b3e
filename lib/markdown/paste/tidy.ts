import type { Element, Root, RootContent } from 'hast'
import { SKIP, visit } from 'unist-util-visit'

export const styleOf = ({ properties }: Element) => String(properties.style ?? '').toLowerCase()

const BLOCK = /^(?:p|div|ul|ol|table|h[1-6]|blockquote|pre|hr)$/
const isBlock = (node: RootContent | undefined) => node?.type === 'element' && BLOCK.test(node.tagName)

/** Word's own elements (`o:p`), and what nobody reads. */
const isNoise = ({ tagName }: Element) =>
  tagName.includes(':') || ['style', 'script', 'meta', 'link', 'title', 'xml'].includes(tagName)

/** Only pictures of this site: others could not be shown, and data addresses would fill the text. */
const isForeignImage = ({ tagName, properties }: Element) =>
  tagName === 'img' && !String(properties.src ?? '').startsWith('/media/')

/** A break between two paragraphs, which are apart already. */
const isSpareBreak = ({ tagName }: Element, before: RootContent | undefined, after: RootContent | undefined) =>
  tagName === 'br' && (isBlock(before) || isBlock(after))

/** Takes away what is no part of the text. */
export function dropNoise(tree: Root): void {
  visit(tree, (node, index, parent) => {
    if (!parent || index === undefined) return undefined
    const isGone =
      node.type === 'comment' ||
      (node.type === 'element' &&
        (isNoise(node) ||
          isForeignImage(node) ||
          isSpareBreak(node, parent.children[index - 1], parent.children[index + 1])))
    if (!isGone) return undefined
    parent.children.splice(index, 1)
    return [SKIP, index]
  })
}

/** Word processors style where web pages mark up; and Google Docs wraps everything in a bold that is not bold. */
export function markUp(tree: Root): void {
  visit(tree, 'element', (node) => {
    const style = styleOf(node)
    if (node.tagName === 'b' && /font-weight:\s*normal/.test(style)) node.tagName = 'div'
    if (node.tagName === 'u') node.tagName = 'span'
    if (node.tagName === 'p' && /\bMsoTitle\b/.test(String(node.properties.className))) node.tagName = 'h1'
    if (node.tagName !== 'span') return
    const isBold = /font-weight:\s*(?:bold|[6-9]00)/.test(style)
    const isItalic = /font-style:\s*italic/.test(style)
    if (isBold) node.tagName = 'strong'
    else if (isItalic) node.tagName = 'em'
    if (isBold && isItalic)
      node.children = [{ type: 'element', tagName: 'em', properties: {}, children: node.children }]
  })
}

/** Spaces that do not break are what word processors lay out with. */
export function plainSpaces(tree: Root): void {
  visit(tree, (node) => {
    if (node.type === 'element' && node.tagName === 'pre') return SKIP
    if (node.type === 'text') node.value = node.value.replaceAll('\u00a0', ' ')
    return undefined
  })
}

const MARKS = /^(?:strong|b|em|i|del|s)$/

/** Bold and italic cannot begin or end with a space in Markdown: the space goes outside. */
export function spacesOutside(tree: Root): void {
  visit(tree, 'element', (node, index, parent) => {
    if (!parent || index === undefined || !MARKS.test(node.tagName)) return
    const [first, last] = [node.children[0], node.children.at(-1)]
    const head = first?.type === 'text' ? (/^\s+/.exec(first.value)?.[0] ?? '') : ''
    if (first?.type === 'text') first.value = first.value.slice(head.length)
    const tail = last?.type === 'text' ? (/(?<!\s)\s+$/.exec(last.value)?.[0] ?? '') : ''
    if (last?.type === 'text') last.value = last.value.slice(0, last.value.length - tail.length)
    if (tail) parent.children.splice(index + 1, 0, { type: 'text', value: tail })
    if (head) parent.children.splice(index, 0, { type: 'text', value: head })
  })
}

const HEADING = /^h([1-6])$/

/** The title above the post is its only first level; and a heading is not bold besides. */
export function lowerHeadings(tree: Root): void {
  let step = 0
  visit(tree, 'element', ({ tagName }) => {
    if (tagName === 'h1') step = 1
  })
  visit(tree, 'element', (node) => {
    const level = Number(HEADING.exec(node.tagName)?.[1])
    if (!level) return
    node.tagName = `h${Math.min(6, level + step)}`
    visit(node, 'element', (inner) => {
      if (inner !== node && /^(?:strong|b)$/.test(inner.tagName)) inner.tagName = 'span'
    })
  })
}

/** Google puts its own address before every other; the real one stands in it. */
function realAddress(href: string): string {
  if (!/^https?:\/\/(?:www\.)?google\.[a-z.]+\/url\?/.test(href) || !URL.canParse(href)) return href
  return new URL(href).searchParams.get('q') ?? href
}

/** Links lead somewhere on the web or on this site; places within the other document mean nothing here. */
export function realLinks(tree: Root): void {
  visit(tree, 'element', (node) => {
    if (node.tagName !== 'a') return
    const href = realAddress(String(node.properties.href ?? ''))
    if (/^(?:https?:|mailto:|tel:|\/)/i.test(href)) node.properties = { href }
    else node.tagName = 'span'
  })
}

/** The first row of a table names its columns, also where nothing says so. */
export function headRow(tree: Root): void {
  visit(tree, 'element', (table) => {
    if (table.tagName !== 'table') return
    const rows: Element[] = []
    visit(table, 'element', (node) => {
      if (node.tagName === 'tr') rows.push(node)
    })
    for (const cell of rows[0]?.children ?? [])
      if (cell.type === 'element' && cell.tagName === 'td') cell.tagName = 'th'
  })
}
