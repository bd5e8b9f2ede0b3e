import type { Element, ElementContent, Properties, Text } from 'hast'
import { visit } from 'unist-util-visit'

export const element = (tagName: string, properties: Properties, children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties,
  children,
})
export const textNode = (value: string): Text => ({ type: 'text', value })

const isCell = (node: ElementContent): node is Element => node.type === 'element' && /^t[dh]$/.test(node.tagName)

/** The cells of a table, row by row. */
export function cellsOf(table: Element): Element[][] {
  const rows: Element[][] = []
  visit(table, 'element', ({ tagName, children }) => {
    if (tagName === 'tr') rows.push(children.filter(isCell))
  })
  return rows
}
