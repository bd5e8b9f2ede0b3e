import { cleanText } from '../../kit/clean-text.ts'

/** The text of a file, or the reason why it was refused. */
export type FileText = { readonly text: string } | { readonly refusal: string }

/** The common subset of XML nodes in browsers and other parsers. */
export interface XmlNode {
  readonly nodeName: string
  readonly textContent: string | null
  readonly childNodes: ArrayLike<XmlNode>
}

const signs: ReadonlyMap<string, string> = new Map([
  ['tab', '\t'],
  ['ptab', '\t'],
  ['br', '\n'],
  ['cr', '\n'],
  ['noBreakHyphen', '-'],
])

/** Deleted or moved text, and the copy of a text box for older programs. */
const unseen: ReadonlySet<string> = new Set(['del', 'moveFrom', 'Fallback'])

const nameOf = ({ nodeName }: XmlNode) => nodeName.slice(nodeName.indexOf(':') + 1)

/** Joins single-line cells by tabs; longer cells get lines of their own. */
function rowText(row: XmlNode): string {
  const cells = Array.from(row.childNodes, (cell) => nodeText(cell).trim()).filter(Boolean)
  return `${cells.join(cells.some((cell) => cell.includes('\n')) ? '\n' : '\t')}\n`
}

function nodeText(node: XmlNode): string {
  const name = nameOf(node)
  // Property nodes hold no text, but may share a name with a sign: w:tabs lists tab stops.
  if (name.startsWith('#') || name.endsWith('Pr') || unseen.has(name)) return ''
  if (name === 't') return node.textContent ?? ''
  if (name === 'tr') return rowText(node)
  const inner = Array.from(node.childNodes, nodeText).join('')
  if (name === 'p') return `${inner}\n`
  if (name === 'txbxContent') return `\n${inner}`
  return signs.get(name) ?? inner
}

/** Collapses spaces and tabs, trims lines, keeps at most one blank line, removes soft hyphens. */
const tidy = (text: string): string =>
  cleanText(text)
    .split('\n')
    .map((line) => line.replace(/\s+/g, (run) => (run.includes('\t') ? '\t' : ' ')).trim())
    .join('\n')
    .replace(/\u00AD\n?/g, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim()

/** First parts of compounds that always have a hyphen. */
const firstHalves: ReadonlySet<string> = new Set(
  'co cross decision detail end full hands high long low multi non on part problem real self semi short team time user well'.split(
    ' ',
  ),
)

const joined = (half: string) => (/\p{Ll}$/u.test(half) && !firstHalves.has(half.toLowerCase()) ? half : `${half}-`)

/** The text of word/document.xml in a DOCX file: one line per paragraph and table row. */
export const documentText = (root: XmlNode): string => tidy(nodeText(root))

/** The text of a PDF's pages with its lines, and words that were hyphenated at a line's end rejoined. */
export const pagesText = (pages: readonly string[]): string =>
  tidy(pages.join('\n\n')).replace(/(?<!\p{L})(\p{L}{1,40})[-\u2010]\n(?=\p{Ll})/gu, (_, half: string) => joined(half))
