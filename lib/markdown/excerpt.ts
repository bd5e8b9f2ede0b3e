import { toString } from 'mdast-util-to-string'
import { parseMarkdown } from './pipeline.ts'

/** `text` cut at a word to at most `max` characters, with an ellipsis when something was left out. */
export function cutAtWord(text: string, max: number): string {
  const plain = text.replace(/\s+/g, ' ').trim()
  if (plain.length <= max) return plain
  const head = plain.slice(0, max)
  const lastSpace = head.lastIndexOf(' ')
  return `${head.slice(0, lastSpace > max / 2 ? lastSpace : max - 1).replace(/[\s,.;:–—-]+$/u, '')}…`
}

/** The first paragraph that has words, as plain text of at most `max` characters; empty when there is none. */
export function excerptOf(markdown: string, max = 160): string {
  for (const node of parseMarkdown(markdown).children) {
    const text = node.type === 'paragraph' ? toString(node, { includeImageAlt: false }).trim() : ''
    if (text) return cutAtWord(text, max)
  }
  return ''
}
