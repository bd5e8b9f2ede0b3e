import type { ListItem, Nodes, Paragraph, RootContent, Table } from 'mdast'
import { toString } from 'mdast-util-to-string'
import { oneLine } from '../text.ts'
import { readFactLine } from './facts.ts'
import type { Group, RecipePart } from './outline.ts'

/** A line of a recipe and its node. Nested items follow their parent. `more`: the paragraphs that continue a step. */
export type Line = { text: string; node: Nodes; more?: Paragraph[] }
export type LineGroup = { heading: string | null; lines: Line[] }

const plain = (node: Nodes) => toString(node, { includeImageAlt: false })

const ownText = (item: ListItem) =>
  oneLine(
    item.children
      .filter((child) => child.type !== 'list')
      .map(plain)
      .join(' '),
  )

/** Lines of a hard-wrapped paragraph belong together; lines that each begin a sentence are lines of their own. */
function paragraphLines(node: Paragraph): Line[] {
  const lines = plain(node).split('\n').map(oneLine).filter(Boolean)
  const areSeparate = lines.every((line) => /^[^\p{Ll}]/u.test(line))
  return (areSeparate ? lines : [oneLine(lines.join(' '))]).filter(Boolean).map((text) => ({ text, node }))
}

const tableLines = (table: Table): Line[] =>
  table.children
    .slice(1)
    .map((row) => ({ text: oneLine(row.children.map(plain).join(' ')), node: row }))
    .filter(({ text }) => text !== '')

function itemLines(item: ListItem): Line[] {
  const nested = item.children.flatMap((child) => (child.type === 'list' ? child.children.flatMap(itemLines) : []))
  const text = ownText(item)
  return text ? [{ text, node: item }, ...nested] : nested
}

const blockIngredients = (block: RootContent): Line[] => {
  if (block.type === 'list') return block.children.flatMap(itemLines)
  return block.type === 'table' ? tableLines(block) : []
}

/** An item that only heads a nested list ("Sauce:") is a heading. */
function splitAtHeaders(heading: string | null, lines: Line[]): LineGroup[] {
  const groups: LineGroup[] = [{ heading, lines: [] }]
  for (const line of lines) {
    const isHeader = line.text.endsWith(':') && line.node.type === 'listItem' && line.node.children.length > 1
    if (isHeader) groups.push({ heading: line.text.replace(/:$/, ''), lines: [] })
    else groups.at(-1)?.lines.push(line)
  }
  return groups
}

const writtenLines = (blocks: readonly RootContent[]): Line[] =>
  blocks.flatMap((block) => (block.type === 'paragraph' ? paragraphLines(block) : []))

/** The ingredient lines of a group: its lists and tables, or its paragraphs when it has neither. */
function ingredientLines({ heading, blocks }: Group): LineGroup[] {
  // Some authors put "Prep time: 5 min" below the heading of the ingredients.
  const listed = blocks.flatMap(blockIngredients).filter(({ text }) => readFactLine(text) === null)
  return listed.length > 0 ? splitAtHeaders(heading, listed) : [{ heading, lines: writtenLines(blocks) }]
}

/** The text of a step with its nested points. */
const stepText = (item: ListItem): string =>
  oneLine(
    item.children
      .map((child) => (child.type === 'list' ? child.children.map(stepText).join(' ') : plain(child)))
      .join(' '),
  )

/** The steps of a group: its list items; a paragraph between two lists belongs to the step before it. */
function stepLines({ heading, blocks }: Group): LineGroup[] {
  const end = blocks.findLastIndex((block) => block.type === 'list')
  if (end < 0) return [{ heading, lines: writtenLines(blocks).map(withoutNumber) }]
  const lines: Line[] = []
  for (const block of blocks.slice(0, end + 1)) {
    if (block.type === 'list') lines.push(...block.children.map((node) => ({ text: stepText(node), node })))
    const last = lines.at(-1)
    if (block.type !== 'paragraph' || !last) continue
    last.text = oneLine(`${last.text} ${plain(block)}`)
    last.more = [...(last.more ?? []), block]
  }
  return [{ heading, lines: lines.filter(({ text }) => text !== '') }]
}

const withoutNumber = (line: Line): Line => ({
  ...line,
  text: line.text.replace(/^(?:step\s*)?\d+\s*[.):–-]\s*/iu, ''),
})

const READ = { ingredients: ingredientLines, steps: stepLines } as const

/** The ingredient lines or the steps of a recipe, with their headings. */
export const linesOf = (parts: readonly RecipePart[], role: RecipePart['role']): LineGroup[] =>
  parts
    .filter((part) => part.role === role)
    .flatMap(({ groups }) => groups.flatMap(READ[role]))
    .filter(({ lines }) => lines.length > 0)
