import type { Root } from 'hast'
import { toString } from 'hast-util-to-string'
import { visit } from 'unist-util-visit'

/** A heading as the page will show it, with the line of the text that it stands on (from 1). */
export type OutlineEntry = { id: string; text: string; depth: number; line: number }

/** The headings of a rendered text in their order. */
export function outlineOf(tree: Root): OutlineEntry[] {
  const entries: OutlineEntry[] = []
  visit(tree, 'element', ({ tagName, properties, children, position }) => {
    const depth = Number(/^h([1-6])$/.exec(tagName)?.[1])
    if (!depth || !position || typeof properties.id !== 'string') return
    const text = toString({ type: 'root', children }).trim()
    entries.push({ id: properties.id, text: text || '(empty heading)', depth, line: position.start.line })
  })
  return entries
}

/** Where `at` in one column of growing marks lies in another: between two marks by proportion. */
export function matchScroll(from: readonly number[], to: readonly number[], at: number): number {
  const next = from.findIndex((mark) => mark > at)
  if (next < 0) return to.at(-1) ?? 0
  const [fromA, fromB, toA, toB] = [from[next - 1] ?? 0, from[next] ?? 0, to[next - 1] ?? 0, to[next] ?? 0]
  return fromB === fromA ? toA : toA + ((at - fromA) / (fromB - fromA)) * (toB - toA)
}
