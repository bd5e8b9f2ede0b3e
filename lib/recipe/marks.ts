import type { Element, ElementContent, Root, RootContent } from 'hast'
import { toString } from 'hast-util-to-string'
import { visit } from 'unist-util-visit'
import { element, isElement, textNode } from '../markdown/elements.ts'
import { dressFacts } from './fact-cells.ts'
import { type Line, linesOf } from './items.ts'
import { outlineRecipe, type RecipePart } from './outline.ts'
import { CLOSING } from './durations.ts'
import { amountsOfLine } from './line-amounts.ts'
import { contextOf } from './step-amounts.ts'
import type { LineContext, Placed } from './amounts.ts'
import { type Span, timesIn } from './find-quantities.ts'
import { ingredientTexts } from './properties.ts'
import { stepAmounts } from './shown-recipe.ts'
import type { Recipe } from './types.ts'
import type { Nodes, Root as MdastRoot } from 'mdast'
import { oneLine } from '../text.ts'

const startOf = (node: { position?: { start: { offset?: number } } | undefined } | null | undefined) =>
  node?.position?.start.offset

const isBlock = (node: ElementContent) => isElement(node, 'ul', 'ol', 'table', 'div', 'pre', 'blockquote')

/** A part of a text to wrap in an element. `isTime`: punctuation behind it stays on its line. */
type Mark = Span & { toElement: (text: string) => Element; isTime?: true }

/** An amount with the data to rewrite it in the browser, and the length of the counted noun at its end. */
function amountMark({ start, end, tail = 0, amount }: Placed): Mark {
  const { text: _words, ...plain } = amount
  const properties = { dataAmount: JSON.stringify(plain), ...(tail > 0 && { dataTail: tail }) }
  return { start, end, toElement: (written) => element('data', properties, [textNode(written)]) }
}

/** Wraps the marked pieces of a text that spans several nodes. A piece across two nodes is not wrapped. */
function markText(children: ElementContent[], marks: readonly Mark[], offset = { at: 0 }): ElementContent[] {
  return children.flatMap((child): ElementContent[] => {
    if (child.type === 'element') {
      if (child.tagName !== 'a' && child.tagName !== 'code')
        return [{ ...child, children: markText(child.children, marks, offset) }]
      offset.at += toString(child).length
      return [child]
    }
    if (child.type !== 'text') return [child]
    const start = offset.at
    offset.at += child.value.length
    const own = marks.filter((mark) => mark.start >= start && mark.end <= offset.at && mark.end > mark.start)
    const parts: ElementContent[] = []
    let done = start
    for (const mark of own) {
      if (mark.start < done) continue
      if (mark.start > done) parts.push(textNode(child.value.slice(done - start, mark.start - start)))
      const marked = mark.toElement(child.value.slice(mark.start - start, mark.end - start))
      // The browser may break the line after a time, which is a button.
      const closing = mark.isTime ? (CLOSING.exec(child.value.slice(mark.end - start))?.[0] ?? '') : ''
      parts.push(closing ? element('span', {}, [marked, textNode(closing)]) : marked)
      done = mark.end + closing.length
    }
    if (done < offset.at) parts.push(textNode(child.value.slice(done - start)))
    return parts
  })
}

/** The text of nodes as a line of the recipe: each white space becomes a space. */
const lineOf = (children: ElementContent[]) => toString({ type: 'root', children }).replace(/\s/gu, ' ')

const timesOf = (text: string): Mark[] =>
  timesIn(text).map((span) => ({
    ...span,
    isTime: true,
    toElement: (written) => element('time', {}, [textNode(written)]),
  }))

/** Marks the times, temperatures and amounts of a step; a note for larger recipes is added at its end. */
function markStep(item: Element, placed: readonly Placed[]): void {
  const marks = [...placed.map(amountMark), ...timesOf(lineOf(item.children))].sort((a, b) => a.start - b.start)
  item.children = markText(item.children, marks)
  const note = placed.find(({ amount }) => amount.kind === 'note')
  const last = item.children.findLast((child) => child.type === 'element')
  if (note) (isElement(last, 'p') ? last : item).children.push(amountMark(note).toElement(''))
}

/** Makes the text of an ingredient the label of its tick box. A nested list stays outside of the label. */
function dressIngredient(item: Element, context: LineContext, keyOf: (text: string) => string): void {
  const inline = item.children.flatMap((child): ElementContent[] =>
    isElement(child, 'p') ? child.children : isBlock(child) ? [] : [child],
  )
  const words = inline.filter((child) => !isElement(child, 'input'))
  const text = oneLine(toString({ type: 'root', children: words }))
  item.properties = {}
  item.children = [
    element(
      'label',
      { dataIngredient: keyOf(text) },
      markText(words, amountsOfLine(lineOf(words), context).map(amountMark)),
    ),
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

/** Numbers a list of steps and returns its items; also returns a paragraph that is a step or continues one. */
function stepItems(block: ElementContent): Element[] {
  if (isElement(block, 'p') && /^recipe-step/.test(String(block.properties.className))) return [block]
  if (!isElement(block, 'ol', 'ul')) return []
  block.tagName = 'ol'
  block.properties = { ...block.properties, className: ['recipe-steps'] }
  return block.children.filter((child) => isElement(child, 'li'))
}

/** Marks the amounts of the steps. All steps are read together: one gets the note on tins. */
function dressSteps(wrappers: readonly Element[], context: LineContext): void {
  const items = wrappers.flatMap(({ children }) => children.flatMap(stepItems))
  const amounts = stepAmounts(
    items.map(({ children }) => lineOf(children)),
    context,
  )
  items.forEach((item, index) => markStep(item, amounts[index] ?? []))
}

const allLines = (parts: readonly RecipePart[], role: RecipePart['role']): Line[] =>
  linesOf(parts, role).flatMap(({ lines }) => lines)

const startsOf = (nodes: readonly Nodes[]): ReadonlySet<number> => new Set(nodes.map((node) => startOf(node) ?? -1))

/** Marks the facts, ingredients and steps of a recipe in a rendered post, with amounts, times and temperatures. */
export function markRecipe(tree: Root, source: MdastRoot, recipe: Recipe): void {
  const context = contextOf(ingredientTexts(recipe), recipe.servings?.amount)
  const parts = outlineRecipe(source)
  const ingredients = startsOf(allLines(parts, 'ingredients').map(({ node }) => node))
  const stepLines = allLines(parts, 'steps')
  const steps = startsOf(stepLines.map(({ node }) => node))
  const continued = startsOf(stepLines.flatMap(({ more = [] }) => more))
  const keyOf = keyMaker()
  dressFacts(tree, recipe)
  visit(tree, 'element', (node) => {
    if (node.tagName === 'li' && ingredients.has(startOf(node) ?? -1)) dressIngredient(node, context, keyOf)
    if (node.tagName !== 'p') return
    // Cook mode finds the steps that are no list items, and the paragraphs that continue a step, by these classes.
    if (steps.has(startOf(node) ?? -1)) node.properties.className = ['recipe-step']
    if (continued.has(startOf(node) ?? -1)) node.properties.className = ['recipe-step-more']
  })
  for (const part of parts) wrapPart(tree, part, element('section', { dataRecipe: part.role }, []))
  dressSteps(
    tree.children.filter(
      (child): child is Element => child.type === 'element' && child.properties.dataRecipe === 'steps',
    ),
    context,
  )
}
