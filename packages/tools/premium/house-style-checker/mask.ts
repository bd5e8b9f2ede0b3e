import { replaceHidden, TAG } from '../../kit/markdown-lines.ts'
import { findAddresses } from '../../kit/network-counts.ts'

/** Replaces unchecked text; it is neither letter nor space, so that no rule matches across it. */
const HIDDEN = '\u0000'

const hide = (text: string, sign: string) => text.replace(/[^\n]/g, sign)

/** The text at the same length, without code, addresses and quotations, so that they give no findings. */
export function masked(text: string): string {
  const blank = (part: string) => hide(part, ' ')
  const open = replaceHidden(text, (part) => (part.startsWith('<!--') ? part : blank(part)))
    .replace(/^ {0,3}>[^\n]*/gm, blank)
    .replace(/(?<!`)(`{1,9})[^`\n]+\1(?!`)/g, (code) => hide(code, HIDDEN))
    .replace(/(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}.-]{1,255}/gu, (mail) => hide(mail, HIDDEN))
    .replace(TAG, (tag) => hide(tag, HIDDEN))
  let result = ''
  let from = 0
  for (const { start, end } of findAddresses(open)) {
    result += open.slice(from, start) + hide(open.slice(start, end), HIDDEN)
    from = end
  }
  return result + open.slice(from)
}

export interface Chunk {
  readonly kind: 'heading' | 'paragraph'
  readonly text: string
  readonly start: number
}

const HEADING = /^ {0,3}#{1,6}[ \t]+\S/
const ITEM = /^\s{0,12}(?:[-*+•]|\d{1,9}[.)])[ \t]/

/** Headings, list items and paragraphs of a masked text, each with its place. */
export function chunksOf(text: string): Chunk[] {
  const chunks: { kind: Chunk['kind']; start: number; end: number }[] = []
  let isOpen = false
  let start = 0
  for (const line of text.split('\n')) {
    const end = start + line.length
    const head = HEADING.test(line) ? (/^ {0,3}#{1,6}[ \t]+/.exec(line)?.[0].length ?? 0) : 0
    const isBlank = line.trim() === ''
    const last = chunks.at(-1)
    if (head > 0) chunks.push({ kind: 'heading', start: start + head, end })
    else if (!isBlank && isOpen && last && !ITEM.test(line)) last.end = end
    else if (!isBlank) chunks.push({ kind: 'paragraph', start, end })
    isOpen = head === 0 && !isBlank
    start = end + 1
  }
  return chunks.map(({ kind, start: from, end }) => ({ kind, start: from, text: text.slice(from, end) }))
}
