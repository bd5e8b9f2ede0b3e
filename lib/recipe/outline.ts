import type { Heading, Nodes, Paragraph, Root, RootContent } from 'mdast'
import { toString } from 'mdast-util-to-string'
import { isFactParagraph } from './facts.ts'
import { amountsOfLine } from './line-amounts.ts'

type Role = 'ingredients' | 'steps'

const INGREDIENTS = [
  /^(?:the )?ingredients?\b(?: list)?/,
  /\bingredients$/,
  /^what (?:you|you'll|you will|we) need/,
  /^(?:you|you'll|you will|we) need/,
  /^(?:things|stuff) you need/,
  /^shopping list$/,
  /^składniki\b/,
  /^(?:co jest potrzebne|potrzebne będą|potrzebujesz)/,
]
const STEPS = [
  /^(?:the )?(?:cooking |baking |preparation )?(?:directions?|methods?|instructions?|steps|procedure)\b/,
  /\b(?:directions|method|instructions|steps)$/,
  /^step by step/,
  /^preparations?$/,
  /^how to (?:make|cook|prepare|bake)\b/,
  /^what to do$/,
  /^(?:sposób )?(?:przygotowani[ae]|przyrządzeni[ae]|wykonani[ae])\b/,
  /^jak (?:to )?(?:zrobić|przygotować)/,
  /^krok po kroku/,
]

/** A heading for comparison: no emoji, numbering or closing colon; one kind of apostrophe and accent; lower case. */
const plainTitle = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll('’', "'")
    .replace(/^[^\p{L}]+|(?<![^\p{L}\p{N})!?])[^\p{L}\p{N})!?]+$/gu, '')
    .replace(/\s+/g, ' ')
    .toLowerCase()

/** The role of a section with this heading; undefined when the heading does not tell. */
function roleOf(heading: string): Role | undefined {
  const title = plainTitle(heading)
  if (INGREDIENTS.some((pattern) => pattern.test(title))) return 'ingredients'
  if (STEPS.some((pattern) => pattern.test(title))) return 'steps'
  return undefined
}

/** "For the dough", "Dla ciasta", "Na sos": a part of the recipe; its list shows if it holds ingredients or steps. */
const isPartTitle = (heading: string): boolean =>
  /^(?:for (?:the |a |serving|topping|frying|coating)?|to (?:serve|finish|garnish|coat)|na |dla |do (?:podania|dekoracji))/.test(
    plainTitle(heading),
  )

/** The blocks under one heading of a part; `title` is the node of the heading. */
export type Group = { heading: string | null; title: Heading | Paragraph | null; blocks: RootContent[] }
/** The ingredients or the steps of a post, with their groups. */
export type RecipePart = { role: Role; title: Heading | Paragraph | null; groups: Group[] }

/** A line in bold, or a line that ends in a colon, ranks below every real heading. */
const LINE_DEPTH = 7

type Title = { node: Heading | Paragraph; text: string; depth: number }
type Open = { part: RecipePart; depth: number }

const textOf = (node: Nodes) => toString(node, { includeImageAlt: false }).trim()

function titleOf(node: RootContent, next: RootContent | undefined): Title | null {
  if (node.type === 'heading') return { node, text: textOf(node), depth: node.depth }
  if (node.type !== 'paragraph') return null
  const text = textOf(node)
  if (text === '' || text.length > 80 || text.includes('\n')) return null
  const isBold = node.children.length === 1 && node.children[0]?.type === 'strong'
  const leadsList = text.endsWith(':') && next?.type === 'list'
  return isBold || leadsList ? { node, text, depth: LINE_DEPTH } : null
}

const hasAmount = (line: string): boolean =>
  amountsOfLine(line, { home: 'metric' }).some(({ amount: { kind } }) => kind !== 'heat' && kind !== 'length')

/** Whether a list looks like ingredients: not numbered, and half of its lines or more have an amount. */
function isIngredientList(node: RootContent | undefined): boolean {
  if (node?.type !== 'list' || node.ordered) return false
  const counted = node.children.filter((item) => hasAmount(textOf(item))).length
  return counted * 2 >= node.children.length
}

/** Guesses the role of a heading from the part before it and the list below it. */
function guessRole(title: Title, next: RootContent | undefined, parts: RecipePart[]): Role | undefined {
  const last = parts.at(-1)?.role
  if (last !== 'steps' && isIngredientList(next) && (last === 'ingredients' || isPartTitle(title.text)))
    return 'ingredients'
  if (last === 'steps' && isPartTitle(title.text) && next?.type === 'list' && next.ordered) return 'steps'
  return undefined
}

const groupName = (text: string) => text.replace(/(?<![\s:])[\s:]+$/u, '') || null

/** Walks the top level of a post and assigns each block to the open part and group. */
class Outliner {
  readonly parts: RecipePart[] = []
  #open: Open | null = null
  #group: Group | null = null

  title(title: Title, next: RootContent | undefined): void {
    const isInside = this.#open !== null && title.depth > this.#open.depth
    const role = roleOf(title.text)
    if (isInside && (role === undefined || role === this.#open?.part.role)) return this.#startGroup(title)
    // A line in bold opens a part only when it names one: elsewhere it is the author's emphasis.
    if (this.#open === null && title.depth === LINE_DEPTH && role === undefined && !isPartTitle(title.text)) return
    const found = role ?? guessRole(title, next, this.parts)
    this.#open = null
    this.#group = null
    if (found) this.#startPart(found, title, role !== undefined)
  }

  block(node: RootContent): void {
    // "Serves: 4" below the list of steps is a fact of the recipe.
    const followsList = this.#open?.part.role === 'steps' && this.#group?.blocks.some(({ type }) => type === 'list')
    if (followsList && isFactParagraph(node)) return
    this.#group?.blocks.push(node)
  }

  #startPart(role: Role, title: Title, isNamed: boolean): void {
    const group: Group = { heading: isNamed ? null : groupName(title.text), title: null, blocks: [] }
    const part: RecipePart = { role, title: title.node, groups: [group] }
    this.parts.push(part)
    this.#open = { part, depth: title.depth }
    this.#group = group
  }

  #startGroup(title: Title): void {
    this.#group = { heading: groupName(title.text), title: title.node, blocks: [] }
    this.#open?.part.groups.push(this.#group)
  }
}

/** The parts of a post that hold ingredients or steps, in their order. */
export function outlineRecipe(tree: Root): RecipePart[] {
  const outliner = new Outliner()
  tree.children.forEach((node, index) => {
    const next = tree.children[index + 1]
    const title = titleOf(node, next)
    if (title) outliner.title(title, next)
    else outliner.block(node)
  })
  return outliner.parts
}
