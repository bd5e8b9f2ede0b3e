import GithubSlugger from 'github-slugger'
import type { Element, Root as HastRoot } from 'hast'
import { toString } from 'hast-util-to-string'
import type { Root as MdastRoot } from 'mdast'
import { defaultSchema, type Options as SanitizeSchema } from 'rehype-sanitize'
import rehypeSanitize from 'rehype-sanitize'
import { remark } from 'remark'
import remarkGfm from 'remark-gfm'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { SKIP, visit } from 'unist-util-visit'
import { checkSource, checkTree } from './budget.ts'

/** Keeps an author's heading from taking the id of something of ours, such as `main`. */
const ID_PREFIX = 's-'

const HEADING = /^h([1-6])$/

const headingDepth = (node: Element): number | undefined => {
  const match = HEADING.exec(node.tagName)
  return match ? Number(match[1]) : undefined
}

const isFootnoteLabel = (node: Element) => node.properties.id === 'user-content-footnote-label'

/** The page has the h1: the author's highest heading becomes h2, the others keep their distance to it, without a gap. */
function settleHeadings(tree: HastRoot): void {
  const slugger = new GithubSlugger()
  const headings: { node: Element; depth: number }[] = []
  visit(tree, 'element', (node) => {
    const depth = headingDepth(node)
    if (depth && !isFootnoteLabel(node)) headings.push({ node, depth })
  })
  const open: number[] = []
  for (const { node, depth } of headings) {
    while (open.length > 0 && (open.at(-1) ?? 0) >= depth) open.pop()
    open.push(depth)
    node.tagName = `h${Math.min(6, open.length + 1)}`
    node.properties.id = ID_PREFIX + slugger.slug(toString(node) || 'section')
  }
}

const isOutside = (href: string) => /^(?:[a-z][a-z0-9+.-]*:)?\/\//i.test(href)
/** Anchors within the page, and what opens another program. */
const opensHere = (href: string) => /^(?:#|mailto:|tel:)/i.test(href)

/** Links open in a new tab, so that the recipe on the stove stays open. */
function dressLink(node: Element): void {
  const href = node.properties.href
  if (typeof href !== 'string' || opensHere(href)) return
  node.properties.target = '_blank'
  node.properties.rel = isOutside(href) ? ['noopener', 'noreferrer'] : ['noopener']
}

/** A box that scrolls must be reachable by keyboard and have a name. */
const scrollBox = (name: string, child: Element): Element => ({
  type: 'element',
  tagName: 'div',
  properties: { className: ['scroll-box'], role: 'region', tabIndex: 0, ariaLabel: name },
  children: [child],
  ...(child.position && { position: child.position }),
})

function wrapScrollers(tree: HastRoot): void {
  const count = { table: 0, pre: 0 }
  visit(tree, 'element', (node, index, parent) => {
    if (!parent || index === undefined) return undefined
    if (node.tagName !== 'table' && node.tagName !== 'pre') return undefined
    count[node.tagName] += 1
    parent.children[index] = scrollBox(`${node.tagName === 'table' ? 'Table' : 'Code'} ${count[node.tagName]}`, node)
    return SKIP
  })
}

/** Short cells stand side by side on the narrowest screen, however many; these are the most letters that do. */
const SHORT_CELL = 14
/** As many columns as fit a telephone whatever stands in them. */
const FITTING_COLUMNS = 3

const cellsOf = (row: Element): Element[] =>
  row.children.filter((cell): cell is Element => cell.type === 'element' && /^t[dh]$/.test(cell.tagName))

/** A table that is too wide for a telephone is read row by row there: each cell says which column it is of. */
function labelWideTables(tree: HastRoot): void {
  visit(tree, 'element', (table) => {
    if (table.tagName !== 'table') return
    const rows: Element[][] = []
    visit(table, 'element', (row) => {
      if (row.tagName === 'tr') rows.push(cellsOf(row))
    })
    const [head = [], ...body] = rows
    const isLong = (cell: Element) => toString(cell).length > SHORT_CELL
    if (head.length <= FITTING_COLUMNS || !body.some((cells) => cells.some(isLong))) return
    table.properties.className = ['wide-table']
    const titles = head.map((cell) => toString(cell).trim())
    for (const cells of body) {
      cells.forEach((cell, index) => {
        if (index > 0 && titles[index]) cell.properties.dataLabel = titles[index]
      })
    }
  })
}

/** GFM gives its task boxes no name. */
function labelTaskBoxes(tree: HastRoot): void {
  visit(tree, 'element', (item) => {
    if (item.tagName !== 'li') return
    visit(item, 'element', (node) => {
      if (node.tagName === 'input') node.properties.ariaLabel ??= toString(item).trim().slice(0, 120) || 'Task'
    })
  })
}

/** Runs after sanitising: what it adds is ours. */
function decorate() {
  return (tree: HastRoot): void => {
    settleHeadings(tree)
    labelTaskBoxes(tree)
    labelWideTables(tree)
    wrapScrollers(tree)
    visit(tree, 'element', (node) => {
      if (node.tagName === 'a') dressLink(node)
    })
  }
}

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
