import { isElement, nameOf } from '../../kit/article-html.ts'
import { countWords } from '../../kit/text.ts'
import { BOLD_MAX, type BoldParagraph, type FoundHeading, type FoundOutline } from './calculate.ts'

const LINE = 'data-outline-line'

/**
 * Writes the line number into every tag that may be a heading or a bold paragraph, because a parsed document does not
 * know its source lines.
 */
export function withLineNumbers(source: string): string {
  let line = 1
  let from = 0
  return source.replace(/<(?:(?:h[1-6]|p)(?=[\s/>])|[a-z][a-z0-9-]*(?=\s[^<>]*\brole\b))/gi, (tag, at: number) => {
    for (; from < at; from += 1) if (source.charCodeAt(from) === 10) line += 1
    return `${tag} ${LINE}="${line}"`
  })
}

const SILENT: ReadonlySet<string> = new Set('script style template noscript head svg iframe object'.split(' '))

function levelOf(element: Element): number | null {
  const own = /^h([1-6])$/.exec(nameOf(element))?.[1]
  const role = element.getAttribute('role')?.trim().toLowerCase()
  if (!role) return own === undefined ? null : Number(own)
  // Another role replaces the heading's meaning.
  if (role !== 'heading') return null
  const level = Number.parseInt(element.getAttribute('aria-level') ?? '', 10)
  // A heading role without a level counts as level 2.
  return level >= 1 ? Math.min(level, 9) : Number(own ?? 2)
}

function isHidden(element: Element): boolean {
  const style = (element.getAttribute('style') ?? '').replace(/\s/g, '').toLowerCase()
  return (
    element.hasAttribute('hidden') ||
    element.getAttribute('aria-hidden') === 'true' ||
    style.includes('display:none') ||
    style.includes('visibility:hidden')
  )
}

/** The text of an element; an image counts as its alternative text. */
function textOf(root: Node): string {
  const parts: string[] = []
  const open: Node[] = [root]
  for (let node = open.pop(); node; node = open.pop()) {
    if (node.nodeType === 3) parts.push(node.nodeValue ?? '')
    if (!isElement(node)) continue
    if (nameOf(node) === 'img') parts.push(` ${node.getAttribute('alt') ?? ''} `)
    if (nameOf(node) === 'br') parts.push(' ')
    if (!SILENT.has(nameOf(node)))
      for (let child = node.lastChild; child; child = child.previousSibling) open.push(child)
  }
  return parts.join('').replace(/\s+/g, ' ').trim()
}

const lineOf = (element: Element) => Number(element.getAttribute(LINE) ?? 0)

function boldText(element: Element): string | null {
  if (nameOf(element) !== 'p') return null
  const inner = Array.from(element.childNodes).filter((node) => node.nodeType !== 3 || node.nodeValue?.trim() !== '')
  const [only] = inner
  if (inner.length !== 1 || !only || !isElement(only) || !['strong', 'b'].includes(nameOf(only))) return null
  const text = textOf(only)
  return text !== '' && text.length <= BOLD_MAX ? text : null
}

interface Visit {
  readonly node: Node
  readonly hidden: boolean
}

/** The headings of a parsed document, in order. The document is only read, so none of its scripts run. */
export function fromDocument(root: Node): FoundOutline {
  const headings: (FoundHeading & { words: number })[] = []
  const bold: BoldParagraph[] = []
  let leadWords = 0
  const open: Visit[] = [{ node: root, hidden: false }]
  for (let visit = open.pop(); visit; visit = open.pop()) {
    const { node } = visit
    if (node.nodeType === 3 && !visit.hidden) {
      const words = countWords(node.nodeValue ?? '')
      const section = headings.at(-1)
      if (section) section.words += words
      else leadWords += words
    }
    if (node.nodeType === 3 || (isElement(node) && SILENT.has(nameOf(node)))) continue
    const hidden = visit.hidden || (isElement(node) && isHidden(node))
    const level = isElement(node) ? levelOf(node) : null
    if (isElement(node) && level !== null) {
      headings.push({ level, text: textOf(node), line: lineOf(node), words: 0, isHidden: hidden })
      continue
    }
    const text = isElement(node) && !hidden ? boldText(node) : null
    if (text !== null && isElement(node)) bold.push({ text, line: lineOf(node) })
    for (let child = node.lastChild; child; child = child.previousSibling) open.push({ node: child, hidden })
  }
  return { headings, bold, leadWords }
}
