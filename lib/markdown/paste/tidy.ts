import type { Element, ElementContent, Parents, Root, RootContent } from 'hast'
import { SKIP, visit } from 'unist-util-visit'
import { INVISIBLE } from './from-text.ts'
import { element, isElement } from '../elements.ts'

export const styleOf = ({ properties }: Element) => String(properties.style ?? '').toLowerCase()

/** The value of exactly this style property: `mso-bidi-font-weight` is not `font-weight`. */
function declared(node: Element, property: string): string {
  const declarations = styleOf(node).split(';')
  const found = declarations.findLast((declaration) => declaration.split(':')[0]?.trim() === property)
  return found?.slice(found.indexOf(':') + 1).trim() ?? ''
}

const classOf = ({ properties }: Element) => String(properties.className ?? '')

const BLOCK = /^(?:p|div|ul|ol|table|h[1-6]|blockquote|pre|hr|figure)$/
const isBlock = (node: RootContent | undefined) => node?.type === 'element' && BLOCK.test(node.tagName)

const NOISE = /^(?:style|script|meta|link|title|xml|svg|button|iframe|noscript|select|textarea|form|colgroup)$/
const HIDDEN_CLASS = /screen-reader-text|\bsr-only\b|visually-hidden/

/** Word's own elements (`o:p`), form controls and invisible elements. */
const isNoise = (node: Element) =>
  node.tagName.includes(':') ||
  NOISE.test(node.tagName) ||
  node.properties.hidden === true ||
  declared(node, 'display') === 'none' ||
  HIDDEN_CLASS.test(classOf(node))

/** Whether an input is a control of the page. Only a checkbox in a list item is part of the text. */
const isLooseBox = (node: Element, parent: Parents) => node.tagName === 'input' && !isElement(parent, 'li')

const isWord = (node: RootContent) => node.type !== 'text' || node.value.trim() !== ''
export const isBlank = (node: RootContent | undefined) => node !== undefined && !isWord(node)

/**
 * Whether a node is no part of the text, such as a break beside a block. `before` is the last kept node with content,
 * `after` finds the next one.
 */
const isGone = (
  node: RootContent,
  parent: Parents,
  before: RootContent | undefined,
  after: () => RootContent | undefined,
): boolean => {
  if (node.type !== 'element') return node.type === 'comment'
  return isNoise(node) || isLooseBox(node, parent) || (node.tagName === 'br' && (isBlock(before) || isBlock(after())))
}

/** The first node from an index on that is not blank. */
function wordFrom(nodes: readonly RootContent[], from: number): RootContent | undefined {
  let at = from
  while (isBlank(nodes[at])) at += 1
  return nodes[at]
}

/** Replaces the children of each element at once: removing them one by one takes quadratic time. */
export function changeChildren(
  tree: Root,
  change: (nodes: ElementContent[], parent: Parents) => ElementContent[],
): void {
  visit(tree, (parent) => {
    if (parent.type !== 'root' && parent.type !== 'element') return
    parent.children = change(parent.children as ElementContent[], parent)
  })
}

/** Removes nodes that are no part of the text. */
export function dropNoise(tree: Root): void {
  changeChildren(tree, (nodes, parent) => {
    let before: RootContent | undefined
    return nodes.filter((node, index) => {
      if (isGone(node, parent, before, () => wordFrom(nodes, index + 1))) return false
      if (isWord(node)) before = node
      return true
    })
  })
}

/** Unwraps bold elements with normal weight. Google Docs wraps everything in one, other editors single words. */
function plainWrapper(node: Element): void {
  if (!/^(?:b|strong)$/.test(node.tagName) || !/^(?:normal|400)$/.test(declared(node, 'font-weight'))) return
  node.tagName = node.children.some(isBlock) ? 'div' : 'span'
}

/** Makes headings of Word's title, and of paragraphs with the role of a heading, which Word for the web writes. */
function realHeading(node: Element): void {
  if (node.tagName !== 'p' && node.tagName !== 'div') return
  if (/\bMsoTitle\b/.test(classOf(node))) node.tagName = 'h1'
  const level = Number(node.properties.ariaLevel)
  if (node.properties.role === 'heading' && level >= 1 && level <= 6) node.tagName = `h${level}`
}

/** The elements for the styles of a span. */
const marksOf = (node: Element): string[] => [
  ...(/^(?:bold|[6-9]00)$/.test(declared(node, 'font-weight')) ? ['strong'] : []),
  ...(declared(node, 'font-style') === 'italic' ? ['em'] : []),
  ...(declared(node, 'text-decoration').includes('line-through') ? ['del'] : []),
]

/** Whether a mark can hold what is in a span: a list or several paragraphs in it would lose their lines. */
function canBeMarked(span: Element): boolean {
  const blocks: string[] = []
  visit(span, 'element', ({ tagName }) => {
    if (BLOCK.test(tagName) || tagName === 'li') blocks.push(tagName)
  })
  const isParagraph = /^(?:p|div)$/.test(blocks.join(' ')) && span.children.filter(isWord).length === 1
  return blocks.length === 0 || isParagraph
}

/** Replaces the styles of word processors with elements. */
export function markUp(tree: Root): void {
  visit(tree, 'element', (node) => {
    plainWrapper(node)
    realHeading(node)
    if (node.tagName === 'u') node.tagName = 'span'
    if (node.tagName !== 'span') return
    const [outer, ...inner] = marksOf(node)
    if (outer === undefined || !canBeMarked(node)) return
    node.tagName = outer
    for (const mark of inner) node.children = [element(mark, {}, node.children)]
  })
}

/** Replaces no-break spaces, which word processors use for layout, and removes invisible characters. */
export function plainSpaces(tree: Root): void {
  visit(tree, (node) => {
    if (isElement(node, 'pre')) return SKIP
    if (node.type === 'text') node.value = node.value.replaceAll('\u00a0', ' ').replace(INVISIBLE, '')
    return undefined
  })
}

/** Splits a paragraph without blocks at double breaks. Empty for an empty paragraph. */
function paragraphsOf(node: ElementContent): ElementContent[] {
  if (!isElement(node, 'p', 'div') || node.children.some(isBlock)) return [node]
  const children = node.children.filter(
    (child) => !(isBlank(child) && node.children.length > 1 && child.type === 'text' && child.value.includes('\n')),
  )
  const isBreak = (child: ElementContent | undefined) => isElement(child, 'br')
  if (children.every((child) => isBreak(child) || isBlank(child))) return []
  const parts: ElementContent[][] = [[]]
  children.forEach((child, at) => {
    if (!isBreak(child)) return void parts.at(-1)?.push(child)
    if (isBreak(children[at - 1])) return
    if (isBreak(children[at + 1])) parts.push([])
    else parts.at(-1)?.push(child)
  })
  if (parts.length < 2) return [node]
  return parts.filter((part) => part.length > 0).map((part) => element('p', {}, part))
}

/** Splits paragraphs at double breaks, which mails and old pages use. */
export const splitParagraphs = (tree: Root): void => changeChildren(tree, (nodes) => nodes.flatMap(paragraphsOf))

/** Joins neighbouring texts, as the Markdown writer would do it in quadratic time. */
export function joinTexts(tree: Root): void {
  const plain = (node: ElementContent): ElementContent[] =>
    isElement(node, 'span') ? node.children.flatMap(plain) : [node]
  changeChildren(tree, (nodes) => {
    const joined: ElementContent[] = []
    for (const node of nodes.flatMap(plain)) {
      const last = joined.at(-1)
      if (node.type === 'text' && last?.type === 'text') last.value += node.value
      else joined.push(node)
    }
    return joined
  })
}

const HEADING = /^h([1-6])$/

/** Lowers headings so that the title of the post stays the only h1. Removes bold inside headings. */
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

/** Whether an element holds words or a picture. */
export const hasContent = ({ children }: Element): boolean =>
  children.some((child) => (child.type === 'element' ? child.tagName === 'img' || hasContent(child) : isWord(child)))

/** The target of a link that Google Docs wrapped in a google.com address. */
function realAddress(href: string): string {
  if (!/^https?:\/\/(?:www\.)?google\.[a-z.]+\/url\?/.test(href) || !URL.canParse(href)) return href
  return new URL(href).searchParams.get('q') ?? href
}

/** Keeps links to the web and to this site. Unwraps others: empty ones, and anchors within the other document. */
export function realLinks(tree: Root): void {
  visit(tree, 'element', (node) => {
    if (node.tagName !== 'a') return
    const href = realAddress(String(node.properties.href ?? ''))
    if (hasContent(node) && /^(?:https?:|mailto:|tel:|\/)/i.test(href)) node.properties = { href }
    else node.tagName = 'span'
  })
}
