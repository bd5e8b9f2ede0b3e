import type { Root } from 'hast'
import { visit } from 'unist-util-visit'
import { headingText } from './elements.ts'

export type TocEntry = { id: string; text: string; depth: 2 | 3 }

/** A shorter table of contents is not shown. */
const ENTRIES_MIN = 3
/** With more entries the third level is left out, since the table would be longer than the window. */
const MAX_WITH_DETAILS = 14

/** The headings of a rendered post for its table of contents; empty when it is too short to need one. */
export function tableOfContents(tree: Root): TocEntry[] {
  const entries: TocEntry[] = []
  visit(tree, 'element', ({ tagName, properties, children }) => {
    const depth = tagName === 'h2' ? 2 : tagName === 'h3' ? 3 : null
    if (depth === null || typeof properties.id !== 'string') return
    // The heading that GFM puts above footnotes is for screen readers only.
    if (Array.isArray(properties.className) && properties.className.includes('sr-only')) return
    const text = headingText(children)
    if (text) entries.push({ id: properties.id, text, depth })
  })
  const shown = entries.length > MAX_WITH_DETAILS ? entries.filter(({ depth }) => depth === 2) : entries
  return shown.length >= ENTRIES_MIN ? shown : []
}
