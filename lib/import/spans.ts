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

const CODE = /(```[\s\S]*?```|~~~[\s\S]*?~~~|(?<!\\)``[^\n]*?``|(?<!\\)`[^`\n]*`)/

/** Changes the parts of a Markdown text outside of code. */
export const outsideCode = (text: string, change: (part: string) => string): string =>
  text
    .split(CODE)
    .map((part, index) => (index % 2 === 0 ? change(part) : part))
    .join('')

export const withoutCode = (text: string): string => text.replace(new RegExp(CODE, 'g'), '')
