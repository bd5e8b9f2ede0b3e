import type { Root } from 'mdast'
import { toString } from 'mdast-util-to-string'
import { cutAtWord } from '../text.ts'

/** The first paragraph that has words, as plain text of at most `max` characters; empty when there is none. */
export function excerptOf(tree: Root, max = 160): string {
  for (const node of tree.children) {
    const text = node.type === 'paragraph' ? toString(node, { includeImageAlt: false }).trim() : ''
    if (text) return cutAtWord(text, max)
  }
  return ''
}
