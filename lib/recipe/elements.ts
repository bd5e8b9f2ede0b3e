import type { Element, ElementContent } from 'hast'

export const element = (tagName: string, properties: Element['properties'], children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties,
  children,
})
export const textNode = (value: string): ElementContent => ({ type: 'text', value })
