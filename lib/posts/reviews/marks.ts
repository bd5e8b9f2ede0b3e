import type { Element, Root } from 'hast'
import { toString } from 'hast-util-to-string'
import { SKIP, visit } from 'unist-util-visit'
import type { PostComment } from './queries'
import { QUOTE_MAX } from './schema'
import { shownWords } from '@/lib/markdown/plain-text'

/** The open comments on a paragraph; `first` is the id of the first one. */
export type Mark = { quote: string; first: string; comments: number }

export function marksOf(comments: readonly PostComment[]): Mark[] {
  const marks = new Map<string, Mark>()
  for (const { id, quote, isSettled } of comments) {
    if (quote === '' || isSettled) continue
    const mark = marks.get(quote)
    marks.set(quote, { quote, first: mark?.first ?? id, comments: (mark?.comments ?? 0) + 1 })
  }
  return [...marks.values()]
}

const letters = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** The letters that a paragraph of Markdown shows, without pictures, addresses and the numbers of a list. */
const shownLetters = (markdown: string): string => letters(shownWords(markdown.replace(/!\[[^[\]]*\]\([^()]*\)/g, '')))

/** Whether a quote is the start of a longer paragraph. The cut may leave out half an emoji. */
const isCut = ({ quote }: Mark): boolean => quote.length >= QUOTE_MAX - 1

const MARKED = new Set(['p', 'li', 'ul', 'ol', 'blockquote', 'h2', 'h3', 'h4', 'h5', 'h6'])

/** The element that gets the mark: the paragraph itself, or the first item of a list. */
const placeOf = (node: Element): Element =>
  node.tagName === 'ul' || node.tagName === 'ol'
    ? (node.children.find((child): child is Element => child.type === 'element') ?? node)
    : node

/** A copy of a text with the marks in their paragraphs. Leaves out a mark whose paragraph is not found. */
export function withMarks(tree: Root, marks: readonly Mark[], elementOf: (mark: Mark) => Element): Root {
  const wanted = new Map(marks.map((mark) => [shownLetters(mark.quote), mark]))
  wanted.delete('')
  if (wanted.size === 0) return tree
  const marked = structuredClone(tree)
  visit(marked, 'element', (node) => {
    if (!MARKED.has(node.tagName)) return undefined
    const words = letters(toString(node))
    const found = [...wanted].find(([start, mark]) => words === start || (isCut(mark) && words.startsWith(start)))
    if (!found) return undefined
    const [start, mark] = found
    wanted.delete(start)
    placeOf(node).children.unshift(elementOf(mark))
    return SKIP
  })
  return marked
}
