import type { Element, ElementContent, Root, RootContent } from 'hast'
import { toString } from 'hast-util-to-string'
import { visit } from 'unist-util-visit'
import { type FactName, readFactLine } from './facts.ts'
import { ingredientLines } from './items.ts'
import { outlineRecipe, type RecipePart } from './outline.ts'
import { cookingTime, totalMinutesOf } from './properties.ts'
import { CLOSING, splitDurations } from './durations.ts'
import { type Amount, splitAmounts } from './quantity.ts'
import { countedNouns, splitStepAmounts } from './step-amounts.ts'
import type { Recipe } from './types.ts'
import { splitTemperatures } from './temperatures.ts'
import type { Root as MdastRoot } from 'mdast'

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

const textNode = (value: string): ElementContent => ({ type: 'text', value })

/** `<data value="180">` with the words as they are written; a class for what it is would be sent with each. */
const mark = (name: 'amount' | 'temperature', text: string, properties: Element['properties'] = {}) =>
  element('data', { dataIs: name, ...properties }, [textNode(text)])

/** An amount; how much of its end is the noun that it counts, which changes with it. What follows names the food in a step. */
const markAmount = ({ text, value, lead = '', noun }: Amount, of?: string): Element =>
  mark('amount', text, {
    value: String(value),
    ...(noun && { dataTail: lead.length + noun.length }),
    ...(of && { dataOf: of }),
  })

type Split<Part> = (text: string) => (string | Part)[]

/** Divides a text once more where it is still text. */
const divide = <Part>(
  children: ElementContent[],
  split: Split<Part>,
  toElement: (part: Part, rest: string) => Element,
) =>
  children.flatMap((child): ElementContent[] => {
    if (child.type !== 'text') return [child]
    const parts = split(child.value)
    return parts.map((part, index) => {
      if (typeof part === 'string') return textNode(part)
      const next = parts[index + 1]
      return toElement(part, typeof next === 'string' ? next : '')
    })
  })

/** Puts the numbers of an ingredient line, wherever they stand in it, into `<data>` elements. */
function markAmounts(children: ElementContent[], amounts: Amount[], isStart = true): ElementContent[] {
  let atStart = isStart
  return children.flatMap((child): ElementContent[] => {
    if (child.type === 'text') {
      const isFirst = atStart
      if (child.value.trim()) atStart = false
      const marked = divide(
        [child],
        (text) => splitAmounts(text, isFirst),
        (amount) => {
          amounts.push(amount)
          return markAmount(amount)
        },
      )
      return divide(marked, splitTemperatures, ({ text }) => mark('temperature', text))
    }
    if (child.type !== 'element' || child.tagName === 'a') return [child]
    const marked = { ...child, children: markAmounts(child.children, amounts, atStart) }
    atStart = false
    return [marked]
  })
}

/** How much of what follows an amount is enough to name its food. */
const FOOD_WORDS = 40

/** What closes a phrase stays on the line of the time before it: as a button, that is no word to the browser. */
function keepClosing(children: readonly ElementContent[]): ElementContent[] {
  const kept: ElementContent[] = []
  for (const child of children) {
    const before = kept.at(-1)
    const isAfterTime = before?.type === 'element' && before.tagName === 'time'
    const closing = isAfterTime && child.type === 'text' ? CLOSING.exec(child.value)?.[0] : undefined
    if (before && child.type === 'text' && closing) {
      kept[kept.length - 1] = element('span', {}, [before, textNode(closing)])
      kept.push(textNode(child.value.slice(closing.length)))
    } else kept.push(child)
  }
  return kept
}

/** Marks the times, temperatures and amounts of a step. */
function markStep(node: Element, counted: ReadonlySet<string>): void {
  node.children = node.children.flatMap((child): ElementContent[] => {
    if (child.type === 'element' && child.tagName !== 'a' && child.tagName !== 'code') markStep(child, counted)
    if (child.type !== 'text') return [child]
    const timed = divide([child], splitDurations, ({ text }) => element('time', {}, [textNode(text)]))
    const heated = divide(keepClosing(timed), splitTemperatures, ({ text }) => mark('temperature', text))
    return divide(
      heated,
      (text) => splitStepAmounts(text, counted),
      (amount, rest) => markAmount(amount, rest.slice(0, FOOD_WORDS).trim()),
    )
  })
}

/** An ingredient's own words become the label of its tick box; a list below it stays below. */
function dressIngredient(item: Element, amounts: Amount[], keyOf: (text: string) => string): void {
  const inline = item.children.flatMap((child): ElementContent[] =>
    child.type === 'element' && child.tagName === 'p' ? child.children : isBlock(child) ? [] : [child],
  )
  const words = inline.filter((child) => !(child.type === 'element' && child.tagName === 'input'))
  const text = toString({ type: 'root', children: words }).replace(/\s+/g, ' ').trim()
  item.properties = {}
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

function dressSteps(wrapper: Element, counted: ReadonlySet<string>): void {
  for (const child of wrapper.children) {
    if (child.type !== 'element' || (child.tagName !== 'ol' && child.tagName !== 'ul')) continue
    child.tagName = 'ol'
    child.properties = { ...child.properties, className: ['recipe-steps'] }
    markStep(child, counted)
  }
}

const TIMES: readonly (FactName | undefined)[] = ['prepMinutes', 'cookMinutes', 'waitMinutes']

/** The whole time behind its parts, where the text leaves the sum to its readers. */
function addTotal(list: Element, lines: readonly string[], recipe: Recipe): void {
  const names = lines.map((line) => readFactLine(line)?.name)
  const total = totalMinutesOf(recipe)
  const parts = names.filter((name) => TIMES.includes(name))
  if (total === undefined || parts.length < 2 || recipe.totalMinutes !== undefined) return
  const last = names.findLastIndex((name) => TIMES.includes(name))
  const items = list.children.filter((child) => child.type === 'element')
  const behind = items[last]
  if (behind) list.children.splice(list.children.indexOf(behind) + 1, 0, factItem('Total time', cookingTime(total)))
}

/** "- Prep time: 5 min" and its neighbours become cells of a label and a value. */
function dressFacts(tree: Root, recipe: Recipe): void {
  for (const node of tree.children) {
    if (node.type !== 'element' || node.tagName !== 'ul') continue
    const items = node.children.filter((child): child is Element => child.type === 'element' && child.tagName === 'li')
    const lines = items.map((item) => toString(item).replace(/\s+/g, ' ').trim())
    if (lines.filter((line) => readFactLine(line)).length < 2) continue
    node.properties = { className: ['recipe-facts'] }
    items.forEach((item, index) => dressFact(item, lines[index] ?? ''))
    addTotal(node, lines, recipe)
  }
}

function dressFact(item: Element, line: string): void {
  const plain = line.replace(/^[^\p{L}\p{N}]+/u, '')
  const colon = plain.indexOf(':')
  const fact = readFactLine(line)
  const label = fact?.label ?? (colon > 0 ? plain.slice(0, colon) : '')
  const value = fact?.value ?? plain.slice(colon + 1).trim()
  if (!label || !value) return
  item.children = factCells(label, value)
}

const factCells = (label: string, value: string): ElementContent[] => [
  element('span', { className: ['fact-label'] }, [textNode(label)]),
  textNode(' '),
  element('span', { className: ['fact-value'] }, [textNode(value)]),
]
const factItem = (label: string, value: string): Element => element('li', {}, factCells(label, value))

/** Marks the parts of a recipe in a rendered post: its facts, its ingredients and steps with their amounts, times and heat. */
export function markRecipe(tree: Root, source: MdastRoot, recipe: Recipe): void {
  const amounts: Amount[] = []
  const parts = outlineRecipe(source)
  const lines = parts
    .filter((part) => part.role === 'ingredients')
    .flatMap((part) => part.groups.flatMap(ingredientLines))
  const ingredients = new Set(lines.flatMap((group) => group.lines.map((line) => startOf(line.node) ?? -1)))
  const keyOf = keyMaker()
  dressFacts(tree, recipe)
  visit(tree, 'element', (node) => {
    if (node.tagName === 'li' && ingredients.has(startOf(node) ?? -1)) dressIngredient(node, amounts, keyOf)
  })
  for (const part of parts) wrapPart(tree, part, element('section', { dataRecipe: part.role }, []))
  const counted = countedNouns(amounts)
  for (const child of tree.children) {
    if (child.type === 'element' && child.properties.dataRecipe === 'steps') dressSteps(child, counted)
  }
}
