import type { Element, ElementContent, Nodes, Root } from 'hast'
import { toString } from 'hast-util-to-string'
import { element, isElement } from '../elements.ts'
import { changeChildren, isBlank, styleOf } from './tidy.ts'

const isList = (node: Nodes | undefined): node is Element => isElement(node, 'ul', 'ol')

/** A list item that Word wrote as a paragraph. `level` counts from 1. */
type Item = { level: number; tagName: 'ul' | 'ol'; children: ElementContent[] }

const NUMBER = /^\s*\(?(?:\d+|[a-z]|[ivx]+)[.)]/i
const isMarker = (node: ElementContent) => node.type === 'element' && /mso-list:\s*ignore/.test(styleOf(node))

/** Removes the bullet or number at any depth. Returns its text; null without one. */
function takeMarker(node: Element): string | null {
  for (const [index, child] of node.children.entries()) {
    if (child.type !== 'element') continue
    if (isMarker(child)) {
      node.children.splice(index, 1)
      return toString(child)
    }
    const found = takeMarker(child)
    if (found !== null) return found
  }
  return null
}

/** Word writes list items as paragraphs: the level is in a style, the bullet or number in a span. */
function itemOf(node: ElementContent): Item | null {
  if (node.type !== 'element' || !/^(?:p|h[1-6])$/.test(node.tagName)) return null
  const level = Number(/mso-list:\s*l\d+\s+level(\d+)/.exec(styleOf(node))?.[1])
  if (!level) return null
  const marker = takeMarker(node)
  return { level, tagName: marker !== null && NUMBER.test(marker) ? 'ol' : 'ul', children: node.children }
}

/** Word for the web puts each item in its own list and `div`. The item has the level. */
function browserItemsOf(node: ElementContent): Item[] | null {
  if (isElement(node, 'div') && /ListContainerWrapper/.test(String(node.properties.className))) {
    const lists = node.children.filter((child) => !isBlank(child)).map(browserItemsOf)
    return lists.every((list) => list !== null) ? lists.flat() : null
  }
  if (!isList(node)) return null
  const items = node.children.filter((child) => isElement(child, 'li'))
  const hasLevels = items.length > 0 && items.every(({ properties }) => properties.dataAriaLevel !== undefined)
  if (!hasLevels) return null
  const tagName = node.tagName === 'ol' ? 'ol' : 'ul'
  return items.map((item) => ({ level: Number(item.properties.dataAriaLevel), tagName, children: item.children }))
}

const itemsOf = (node: ElementContent): Item[] => {
  const item = itemOf(node)
  return item ? [item] : (browserItemsOf(node) ?? [])
}

function nest(items: readonly Item[]): Element[] {
  const lists: Element[] = []
  for (let at = 0; at < items.length;) {
    const item = items[at]
    if (!item) break
    const end = items.findIndex(({ level }, index) => index > at && level <= item.level)
    const deeper = items.slice(at + 1, end < 0 ? items.length : end)
    const entry = element('li', {}, [...item.children, ...nest(deeper)])
    const list = lists.at(-1)
    if (list?.tagName === item.tagName) list.children.push(entry)
    else lists.push(element(item.tagName, {}, [entry]))
    at += deeper.length + 1
  }
  return lists
}

function gather(nodes: readonly ElementContent[]): ElementContent[] {
  const children: ElementContent[] = []
  let items: Item[] = []
  const close = () => {
    children.push(...nest(items))
    items = []
  }
  for (const child of nodes) {
    const found = itemsOf(child)
    if (found.length > 0) {
      items.push(...found)
    } else if (items.length === 0 || !isBlank(child)) {
      close()
      children.push(child)
    }
  }
  close()
  return children
}

/** Makes lists of Word's list paragraphs. */
export const wordLists = (tree: Root): void => changeChildren(tree, gather)

/** Joins neighbouring lists of one kind, unless the second restarts its numbers. */
function joinLists(nodes: readonly ElementContent[]): ElementContent[] {
  const children: ElementContent[] = []
  for (const child of nodes) {
    const before = children.findLast((node) => !isBlank(node))
    const isNext = isList(child) && isList(before) && child.tagName === before.tagName
    if (isNext && (child.tagName === 'ul' || Number(child.properties.start) > 1))
      before.children.push(...child.children)
    else children.push(child)
  }
  return children
}

/** Moves a list directly inside a list into the item before it. */
function adopt(nodes: readonly ElementContent[]): ElementContent[] {
  const items: ElementContent[] = []
  for (const child of nodes) {
    const last = items.at(-1)
    if (isBlank(child)) continue
    if (!isList(child)) items.push(child)
    else if (isElement(last, 'li')) last.children.push(child)
    else items.push(element('li', {}, [child]))
  }
  return items
}

/** Unwraps the only paragraph of an item. */
function unwrap(nodes: ElementContent[]): ElementContent[] {
  const [only, ...others] = nodes.filter((node) => isElement(node, 'p'))
  return only && others.length === 0 ? nodes.flatMap((node) => (node === only ? only.children : [node])) : nodes
}

const BOX = /^\s*\[([ x])\]\s+/i

/** Replaces "[ ]" and "[x]", which Notion writes, with a checkbox. */
function tickBox(nodes: ElementContent[]): ElementContent[] {
  const [first] = nodes
  const box = first?.type === 'text' ? BOX.exec(first.value) : null
  if (first?.type !== 'text' || !box) return nodes
  first.value = first.value.slice(box[0].length)
  return [element('input', { type: 'checkbox', checked: box[1] !== ' ' }, []), ...nodes]
}

/** Nests lists as Markdown does. Google Docs puts a nested list beside its item. */
export const tidyLists = (tree: Root): void =>
  changeChildren(tree, (nodes, parent) => {
    const joined = joinLists(nodes)
    if (isList(parent)) return adopt(joined)
    return isElement(parent, 'li') ? tickBox(unwrap(joined)) : joined
  })
