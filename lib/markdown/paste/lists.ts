import type { Element, ElementContent, Parents, Root } from 'hast'
import { toString } from 'hast-util-to-string'
import { visit } from 'unist-util-visit'
import { styleOf } from './tidy.ts'

const isElement = (node: ElementContent | Parents['children'][number] | undefined, name: RegExp): node is Element =>
  node?.type === 'element' && name.test(node.tagName)

const LIST = /^[uo]l$/
const isBlank = (node: Parents['children'][number]) => node.type === 'text' && node.value.trim() === ''

const make = (tagName: string, children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
})

/** A paragraph that Word means as an item of a list; `level` from 1. */
type Item = { level: number; tagName: 'ul' | 'ol'; children: ElementContent[] }

const NUMBER = /^\s*\(?(?:\d+|[a-z]|[ivx]+)[.)]/i
const isMarker = (node: ElementContent) => node.type === 'element' && /mso-list:\s*ignore/.test(styleOf(node))

/** Word writes list items as paragraphs: the level stands in a style, the bullet or number in a span. */
function itemOf(node: Parents['children'][number]): Item | null {
  if (!isElement(node, /^(?:p|h[1-6])$/)) return null
  const level = Number(/mso-list:\s*l\d+\s+level(\d+)/.exec(styleOf(node))?.[1])
  if (!level) return null
  const marker = node.children.find(isMarker)
  const isOrdered = marker !== undefined && NUMBER.test(toString(marker as Element))
  return { level, tagName: isOrdered ? 'ol' : 'ul', children: node.children.filter((child) => child !== marker) }
}

/** Items in a row as lists, deeper ones within the item that they follow. */
function nest(items: readonly Item[]): Element[] {
  const lists: Element[] = []
  for (let at = 0; at < items.length;) {
    const item = items[at]
    if (!item) break
    const end = items.findIndex(({ level }, index) => index > at && level <= item.level)
    const deeper = items.slice(at + 1, end < 0 ? items.length : end)
    const entry = make('li', [...item.children, ...nest(deeper)])
    const list = lists.at(-1)
    if (list?.tagName === item.tagName) list.children.push(entry)
    else lists.push(make(item.tagName, [entry]))
    at += deeper.length + 1
  }
  return lists
}

function gather(parent: Parents): void {
  const children: (typeof parent.children)[number][] = []
  let items: Item[] = []
  const close = () => {
    children.push(...nest(items))
    items = []
  }
  for (const child of parent.children) {
    const item = itemOf(child)
    if (item) items.push(item)
    else if (items.length === 0 || !isBlank(child)) {
      close()
      children.push(child)
    }
  }
  close()
  parent.children = children as typeof parent.children
}

/** Makes lists of the paragraphs that Word writes for them. */
export function wordLists(tree: Root): void {
  visit(tree, (node) => {
    if (node.type === 'root' || (node.type === 'element' && node.children.some((child) => itemOf(child)))) gather(node)
  })
}

/** A list directly in a list belongs to the item before it. */
function adopt(list: Element): void {
  const items: ElementContent[] = []
  for (const child of list.children) {
    const last = items.at(-1)
    if (!isElement(child, LIST)) {
      if (!isBlank(child)) items.push(child)
    } else if (isElement(last, /^li$/)) last.children.push(child)
    else items.push(make('li', [child]))
  }
  list.children = items
}

/** An item of one paragraph is a line, not a paragraph of its own. */
function unwrap(item: Element): void {
  const paragraphs = item.children.filter((child) => isElement(child, /^p$/))
  const [only] = paragraphs
  if (paragraphs.length !== 1 || !isElement(only, /^p$/)) return
  item.children = item.children.flatMap((child) => (child === only ? only.children : [child]))
}

/** Puts lists into the order that Markdown knows; Google Docs has another. */
export function tidyLists(tree: Root): void {
  visit(tree, 'element', (node) => {
    if (LIST.test(node.tagName)) adopt(node)
    if (node.tagName === 'li') unwrap(node)
  })
}
