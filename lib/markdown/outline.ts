import type { Root } from 'hast'
import { visit } from 'unist-util-visit'
import { headingText } from './elements.ts'

/** A heading of the page, with its line in the source (from 1). */
export type OutlineEntry = { id: string; text: string; depth: number; line: number }

/** The headings of a rendered text, in order. */
export function outlineOf(tree: Root): OutlineEntry[] {
  const entries: OutlineEntry[] = []
  visit(tree, 'element', ({ tagName, properties, children, position }) => {
    const depth = Number(/^h([1-6])$/.exec(tagName)?.[1])
    if (!depth || !position || typeof properties.id !== 'string') return
    const text = headingText(children)
    entries.push({ id: properties.id, text: text || '(empty heading)', depth, line: position.start.line })
  })
  return entries
}
