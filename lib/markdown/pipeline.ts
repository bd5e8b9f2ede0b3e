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
import { cellsOf, element } from './elements.ts'
import { separateVideoLines } from './video-lines.ts'

/** Prevents a clash of heading ids with ids of the page, such as `main`. */
const ID_PREFIX = 's-'

const HEADING = /^h([1-6])$/

const headingDepth = (node: Element): number | undefined => {
  const match = HEADING.exec(node.tagName)
  return match ? Number(match[1]) : undefined
}

const isFootnoteLabel = (node: Element) => node.properties.id === 'footnote-label'

/** The page has the h1, so the author's highest heading becomes h2. Levels are not skipped. */
function normaliseHeadings(tree: HastRoot): void {
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
/** Anchors within the page, and links that open another program. */
const opensHere = (href: string) => /^(?:#|mailto:|tel:)/i.test(href)

/** Links open in a new tab, so that the recipe on the stove stays open. */
function decorateLink(node: Element): void {
  const href = node.properties.href
  if (typeof href !== 'string' || opensHere(href)) return
  node.properties.target = '_blank'
  node.properties.rel = isOutside(href) ? ['noopener', 'noreferrer'] : ['noopener']
}

/** A scrolling box, which needs keyboard focus and a name. */
const scrollBox = (name: string, child: Element): Element => ({
  ...element('div', { className: ['scroll-box'], role: 'region', tabIndex: 0, ariaLabel: name }, [child]),
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

/** Cells of at most this length fit side by side on the narrowest screen. */
const SHORT_CELL = 14
/** This number of columns fits a phone with any content. */
const FITTING_COLUMNS = 3

/** Labels the cells of a table that is too wide for a phone with their columns: it is shown there row by row. */
function labelWideTables(tree: HastRoot): void {
  visit(tree, 'element', (table) => {
    if (table.tagName !== 'table') return
    const [head = [], ...body] = cellsOf(table)
    const isLong = (cell: Element) => toString(cell).length > SHORT_CELL
    if (head.length <= FITTING_COLUMNS || !body.some((cells) => cells.some(isLong))) return
    table.properties.className = ['wide-table']
    const titles = head.map((cell) => toString(cell).trim())
    for (const cells of body)
      cells.forEach((cell, index) => {
        if (index > 0 && titles[index]) cell.properties.dataLabel = titles[index]
      })
  })
}

/** Names the checkboxes of task lists, which GFM leaves unnamed. */
function labelTaskBoxes(tree: HastRoot): void {
  visit(tree, 'element', (item) => {
    if (item.tagName !== 'li') return
    visit(item, 'element', (node) => {
      if (node.tagName === 'input') node.properties.ariaLabel ??= toString(item).trim().slice(0, 120) || 'Task'
    })
  })
}

/** Runs after sanitising, since its additions are safe. */
function decorate() {
  return (tree: HastRoot): void => {
    normaliseHeadings(tree)
    labelTaskBoxes(tree)
    labelWideTables(tree)
    wrapScrollers(tree)
    visit(tree, 'element', (node) => {
      if (node.tagName === 'a') decorateLink(node)
      // The corner of a table: an empty header would be read out with each cell below it.
      if (node.tagName === 'th' && node.children.length === 0) node.tagName = 'td'
    })
  }
}

/**
 * remark-rehype already prefixes footnote ids and their links. A second prefix would break the links. An author's text
 * has no other ids, since raw HTML is dropped.
 */
const schema: SanitizeSchema = { ...defaultSchema, clobberPrefix: '' }

const BREAK = /^<br\s*\/?>$/i

/** Reads `<br>` in table cells, the only way to break their lines in Markdown. All other HTML is dropped. */
function readCellBreaks(tree: MdastRoot): void {
  visit(tree, 'tableCell', (cell) => {
    cell.children = cell.children.flatMap((child) =>
      // The space separates the words when the cell is read as one line.
      child.type === 'html' && BREAK.test(child.value) ? [{ type: 'text', value: ' ' }, { type: 'break' }] : [child],
    )
    return SKIP
  })
}

const parser = remark().use(remarkGfm)
const renderer = unified().use(remarkRehype).use(rehypeSanitize, schema).use(decorate)

/**
 * Markdown (CommonMark and GFM) as a syntax tree. Throws a TextProblem for a text that is too deep or has too many
 * parts. Some texts take seconds: the server parses only in a thread (`lib/posts/rendering`).
 */
export function parseMarkdown(text: string): MdastRoot {
  checkSource(text)
  const tree = parser.parse(text)
  separateVideoLines(tree, text)
  readCellBreaks(tree)
  checkTree(tree)
  return tree
}

/**
 * Renders every post: sanitised, with headings from h2 on with ids, and with decorated links and scroll boxes. Raw HTML
 * is dropped. The tree becomes React elements, never an HTML string. Throws a TextProblem for too many parts.
 */
export function renderSource(source: MdastRoot): HastRoot {
  const tree = renderer.runSync(source)
  // Check again: the renderer has filled short rows of tables with cells.
  checkTree(tree)
  return tree
}

export const renderTree = (text: string): HastRoot => renderSource(parseMarkdown(text))
