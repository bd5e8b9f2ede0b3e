import type { Element, ElementContent, Root } from 'hast'
import { toString } from 'hast-util-to-string'
import { element, isElement, textNode } from '../markdown/elements.ts'
import { oneLine } from '../text.ts'
import { type FactName, readFactLine } from './facts.ts'
import { cookingTime, totalMinutesOf } from './properties.ts'
import type { Recipe } from './types.ts'

const TIMES: readonly (FactName | undefined)[] = ['prepMinutes', 'cookMinutes', 'waitMinutes']

/** Adds the total time behind its parts when the text gives no total. */
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

/** Turns a list with two facts or more ("- Prep time: 5 min") into cells of a label and a value. */
export function dressFacts(tree: Root, recipe: Recipe): void {
  for (const node of tree.children) {
    if (!isElement(node, 'ul')) continue
    const items = node.children.filter((child) => isElement(child, 'li'))
    const lines = items.map((item) => oneLine(toString(item)))
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
