import { cleanText } from '../../kit/clean-text.ts'

/** What a file holds as text, or the sentence that says why it was not read. */
export type FileText = { readonly text: string } | { readonly refusal: string }

/** What the nodes of a browser's XML parser and of any other one have in common. */
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

/** Text that was deleted or moved away, and the second copy of a text box for older programs. */
const unseen: ReadonlySet<string> = new Set(['del', 'moveFrom', 'Fallback'])

const nameOf = ({ nodeName }: XmlNode) => nodeName.slice(nodeName.indexOf(':') + 1)

/** Cells of one line each stand in one line; longer cells follow each other. */
function rowText(row: XmlNode): string {
  const cells = Array.from(row.childNodes, (cell) => nodeText(cell).trim()).filter(Boolean)
  return `${cells.join(cells.some((cell) => cell.includes('\n')) ? '\n' : '\t')}\n`
}

function nodeText(node: XmlNode): string {
  const name = nameOf(node)
  // Properties hold no text, but some of them have the names of signs: w:tabs lists the tab stops.
  if (name.startsWith('#') || name.endsWith('Pr') || unseen.has(name)) return ''
  if (name === 't') return node.textContent ?? ''
  if (name === 'tr') return rowText(node)
  const inner = Array.from(node.childNodes, nodeText).join('')
  if (name === 'p') return `${inner}\n`
  if (name === 'txbxContent') return `\n${inner}`
  return signs.get(name) ?? inner
}

/** Single spaces and tabs, no blanks around lines, at most one blank line in a row, no soft hyphens. */
const tidy = (text: string): string =>
  cleanText(text)
    .split('\n')
    .map((line) => line.replace(/\s+/g, (run) => (run.includes('\t') ? '\t' : ' ')).trim())
    .join('\n')
    .replace(/\u00AD\n?/g, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim()

/** First halves of words that are written with a hyphen wherever they stand. */
const firstHalves: ReadonlySet<string> = new Set(
  'co cross decision detail end full hands high long low multi non on part problem real self semi short team time user well'.split(
    ' ',
  ),
)

const joined = (half: string) => (/\p{Ll}$/u.test(half) && !firstHalves.has(half.toLowerCase()) ? half : `${half}-`)

/** The text of word/document.xml of a DOCX file: a line for each paragraph and each row of a table. */
export const documentText = (root: XmlNode): string => tidy(nodeText(root))

/** The text of a PDF's pages: their lines are kept, and words that a line's end divides are put together. */
export const pagesText = (pages: readonly string[]): string =>
  tidy(pages.join('\n\n')).replace(/(?<!\p{L})(\p{L}{1,40})[-\u2010]\n(?=\p{Ll})/gu, (_, half: string) => joined(half))
