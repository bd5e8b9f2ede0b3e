import type { Element, ElementContent, Root, RootContent } from 'hast'
import { toString } from 'hast-util-to-string'
import { visit } from 'unist-util-visit'
import { readFactLine } from './facts.ts'
import { ingredientLines } from './items.ts'
import { outlineRecipe, type RecipePart } from './outline.ts'
import { type Amount, splitAmounts } from './quantity.ts'
import type { Root as MdastRoot } from 'mdast'

/** What the marks `data-amount` in the tree stand for, by their number. */
export type Amounts = Amount[]

const element = (tagName: string, properties: Element['properties'], children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties,
  children,
})
const startOf = (node: { position?: { start: { offset?: number } } | undefined } | null | undefined) =>
  node?.position?.start.offset

const isBlock = (node: ElementContent) =>
  node.type === 'element' && /^(?:ul|ol|table|div|pre|blockquote)$/.test(node.tagName)

/** Puts the numbers of an ingredient line, wherever they stand in it, into `<data>` elements. */
function markAmounts(children: ElementContent[], amounts: Amounts, isStart = true): ElementContent[] {
  let atStart = isStart
  return children.flatMap((child): ElementContent[] => {
    if (child.type === 'text') {
      const parts = splitAmounts(child.value, atStart)
      if (child.value.trim()) atStart = false
      return parts.map((part) => {
        if (typeof part === 'string') return { type: 'text', value: part }
        const index = amounts.push(part) - 1
        return element('data', { value: String(part.value), dataAmount: index }, [{ type: 'text', value: part.text }])
      })
    }
    if (child.type !== 'element' || child.tagName === 'a') return [child]
    const marked = { ...child, children: markAmounts(child.children, amounts, atStart) }
    atStart = false
    return [marked]
  })
}

/** An ingredient's own words become the label of its tick box; a list below it stays below. */
function dressIngredient(item: Element, amounts: Amounts, keyOf: (text: string) => string): void {
  const inline = item.children.flatMap((child): ElementContent[] =>
    child.type === 'element' && child.tagName === 'p' ? child.children : isBlock(child) ? [] : [child],
  )
  const words = inline.filter((child) => !(child.type === 'element' && child.tagName === 'input'))
  const text = toString({ type: 'root', children: words }).replace(/\s+/g, ' ').trim()
  item.properties = { className: ['ingredient'] }
  item.children = [
    element('label', { dataIngredient: keyOf(text) }, markAmounts(words, amounts)),
    ...item.children.filter(isBlock),
  ]
}

/** Gives equal lines ("½ tsp salt" in the dough and in the filling) keys of their own. */
function keyMaker(): (text: string) => string {
  const seen = new Map<string, number>()
  return (text) => {
    const count = (seen.get(text) ?? 0) + 1
    seen.set(text, count)
    return count === 1 ? text : `${text} (${count})`
  }
}

/** Groups the top-level nodes of a part under one element. */
function wrapPart(tree: Root, part: RecipePart, wrapper: Element): void {
  const nodes = [part.title, ...part.groups.flatMap((group) => [group.title, ...group.blocks])].map(startOf)
  const starts = new Set(nodes.filter((start) => start !== undefined))
  const isOwn = (node: RootContent) => starts.has(startOf(node) ?? -1)
  const first = tree.children.findIndex(isOwn)
  const last = tree.children.findLastIndex(isOwn)
  if (first < 0) return
  const children = tree.children.slice(first, last + 1).filter((node) => node.type !== 'doctype')
  tree.children.splice(first, children.length, { ...wrapper, children })
}

function dressSteps(wrapper: Element): void {
  for (const child of wrapper.children) {
    if (child.type !== 'element' || (child.tagName !== 'ol' && child.tagName !== 'ul')) continue
    child.tagName = 'ol'
    child.properties = { ...child.properties, className: ['recipe-steps'] }
  }
}

/** "- Prep time: 5 min" and its neighbours become cells of a label and a value. */
function dressFacts(tree: Root): void {
  for (const node of tree.children) {
    if (node.type !== 'element' || node.tagName !== 'ul') continue
    const items = node.children.filter((child): child is Element => child.type === 'element' && child.tagName === 'li')
    const lines = items.map((item) => toString(item).replace(/\s+/g, ' ').trim())
    if (lines.filter((line) => readFactLine(line)).length < 2) continue
    node.properties = { className: ['recipe-facts'] }
    items.forEach((item, index) => dressFact(item, lines[index] ?? ''))
  }
}

function dressFact(item: Element, line: string): void {
  const plain = line.replace(/^[^\p{L}\p{N}]+/u, '')
  const colon = plain.indexOf(':')
  const fact = readFactLine(line)
  const label = fact?.label ?? (colon > 0 ? plain.slice(0, colon) : '')
  const value = fact?.value ?? plain.slice(colon + 1).trim()
  if (!label || !value) return
  const part = (className: string, text: string) =>
    element('span', { className: [className] }, [{ type: 'text', value: text }])
  item.children = [part('fact-label', label), { type: 'text', value: ' ' }, part('fact-value', value)]
}

/** Marks the parts of a recipe in a rendered post: its facts, its ingredients with their amounts, its steps. */
export function markRecipe(tree: Root, source: MdastRoot): Amounts {
  const amounts: Amounts = []
  const parts = outlineRecipe(source)
  const lines = parts
    .filter((part) => part.role === 'ingredients')
    .flatMap((part) => part.groups.flatMap(ingredientLines))
  const ingredients = new Set(lines.flatMap((group) => group.lines.map((line) => startOf(line.node) ?? -1)))
  const keyOf = keyMaker()
  dressFacts(tree)
  visit(tree, 'element', (node) => {
    if (node.tagName === 'li' && ingredients.has(startOf(node) ?? -1)) dressIngredient(node, amounts, keyOf)
  })
  for (const part of parts) wrapPart(tree, part, element('section', { dataRecipe: part.role }, []))
  for (const child of tree.children) {
    if (child.type === 'element' && child.properties.dataRecipe === 'steps') dressSteps(child)
  }
  return amounts
}
