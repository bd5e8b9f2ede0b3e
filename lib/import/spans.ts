/** A part of a text from an opening to its closing. `inner` is the text between them. */
export type Span = { from: number; to: number; opening: RegExpExecArray; inner: string }

/** The pattern that closes a span. It needs the flag `g`. */
type Closing = RegExp | ((opening: RegExpExecArray) => RegExp)

/**
 * The spans of a text, in order. A single regular expression would search for a missing closing again at each opening,
 * in quadratic time. Here a closing that was not found is not searched for again.
 */
export function* spansOf(text: string, open: RegExp, closing: Closing): Generator<Span> {
  const search = new RegExp(open)
  const missing = new Set<string>()
  for (let opening = search.exec(text); opening; opening = search.exec(text)) {
    const from = opening.index
    const start = search.lastIndex
    const close = new RegExp(typeof closing === 'function' ? closing(opening) : closing)
    close.lastIndex = start
    const end = missing.has(close.source) ? null : close.exec(text)
    if (end) {
      search.lastIndex = close.lastIndex
      yield { from, to: close.lastIndex, opening, inner: text.slice(start, end.index) }
    } else {
      search.lastIndex = from + 1
      missing.add(close.source)
    }
  }
}

/** Replaces each span of a text. */
export function replaceSpans(text: string, open: RegExp, closing: Closing, write: (span: Span) => string): string {
  const parts: string[] = []
  let done = 0
  for (const span of spansOf(text, open, closing)) {
    parts.push(text.slice(done, span.from), write(span))
    done = span.to
  }
  return parts.join('') + text.slice(done)
}

/** The value of an attribute of a shortcode, with any quotes or none; empty without the attribute. */
export const attributeOf = (attributes: string, name: string): string =>
  new RegExp(`(?<![\\w-])${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|\`([^\`]*)\`|([^\\s"'\`\\]]+))`, 'i')
    .exec(attributes)
    ?.slice(1)
    .find(Boolean)
    ?.trim() ?? ''

/** The beginning of a block of code, also behind the marks of lists and quotes. */
const FENCE = /^((?:[ \t]*(?:>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t])))*[ \t]*)(`{3,}(?![^`]*`)|~{3,})/
const FENCE_END = /^([ \t>]*)(`{3,}|~{3,})\s*$/
/** Code within a line, outside of the words of a picture. Its end has as many backticks as its beginning, which is not escaped. */
const CODE = /((?<![\\`]|!\[[^\]\n]{0,200})(`{1,9})(?!`)[^\n]*?(?<!`)\2(?!`))/

type Fence = { before: string; mark: string }

function fenceOf(line: string): Fence | null {
  const [, before = '', mark] = FENCE.exec(line) ?? []
  return mark === undefined ? null : { before, mark }
}

function isEnd([, before = '', mark = '']: readonly string[], fence: Fence): boolean {
  const isNear = before.length <= fence.before.length + 3
  return isNear && mark.startsWith(fence.mark) && (fence.before.includes('>') || !before.includes('>'))
}

/**
 * Finds the line that ends the block of a fence in line `at`; -1 without one. A fence without an end must not search all
 * lines: many would take quadratic time.
 */
function fenceEnds(lines: readonly string[]): (fence: Fence, at: number) => number {
  const ends = lines.map((line) => FENCE_END.exec(line))
  const lastOfMark = new Map(ends.flatMap((end, at) => (end ? [[`${end[1]}${end[2]}`, { end, at }] as const] : [])))
  const lastOfFence = new Map<string, number>()
  const lastEnd = (fence: Fence): number => {
    const key = `${fence.before.length} ${fence.before.includes('>')} ${fence.mark}`
    const find = () => [...lastOfMark.values()].filter(({ end }) => isEnd(end, fence)).map(({ at }) => at)
    const at = lastOfFence.get(key) ?? Math.max(-1, ...find())
    lastOfFence.set(key, at)
    return at
  }
  return (fence, at) => {
    if (lastEnd(fence) <= at) return -1
    let end = at + 1
    while (!isEnd(ends[end] ?? [], fence)) end += 1
    return end
  }
}

/** The parts of a Markdown text. Every second one is code: a block of lines, or a part of a line. */
function partsOf(text: string): string[] {
  const lines = text.split(/(?<=\n)/)
  const endOf = fenceEnds(lines)
  const parts: string[] = []
  let plain = ''
  const addPlain = () =>
    plain.split(CODE).forEach((part, index) => {
      if (index % 3 < 2) parts.push(part)
    })
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? ''
    const fence = fenceOf(line)
    const end = fence ? endOf(fence, at) : -1
    if (end < 0) {
      // A block without an end may be a list item's, whose end is that of the item: its links stay links.
      plain += line
      continue
    }
    addPlain()
    parts.push(lines.slice(at, end + 1).join(''))
    plain = ''
    at = end
  }
  addPlain()
  return parts
}

/** Changes the parts of a Markdown text outside of code. */
export const outsideCode = (text: string, change: (part: string) => string): string =>
  partsOf(text)
    .map((part, index) => (index % 2 === 0 ? change(part) : part))
    .join('')

export const withoutCode = (text: string): string =>
  partsOf(text)
    .filter((_, index) => index % 2 === 0)
    .join('')
