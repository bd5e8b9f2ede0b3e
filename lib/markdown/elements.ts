import type { Element, ElementContent, Nodes, Properties, Text } from 'hast'
import { toString } from 'hast-util-to-string'
import { visit } from 'unist-util-visit'

export const element = (tagName: string, properties: Properties, children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties,
  children,
})
export const textNode = (value: string): Text => ({ type: 'text', value })

/** Whether a node is an element with one of these names. */
export const isElement = (node: Nodes | null | undefined, ...names: string[]): node is Element =>
  node?.type === 'element' && names.includes(node.tagName)

/** The words of a heading, without the marks of footnotes: raw HTML is dropped, so a text has no other `sup`. */
export const headingText = (children: readonly ElementContent[]): string =>
  toString({ type: 'root', children: children.filter((child) => !isElement(child, 'sup')) }).trim()

/** The cells of a table, row by row. */
export function cellsOf(table: Element): Element[][] {
  const rows: Element[][] = []
  visit(table, 'element', ({ tagName, children }) => {
    if (tagName === 'tr') rows.push(children.filter((child) => isElement(child, 'td', 'th')))
  })
  return rows
}
