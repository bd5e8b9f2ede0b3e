/** A piece of a text from an opening to its closing, and the text between them. */
export type Span = { from: number; to: number; opening: RegExpExecArray; inner: string }

/** What closes a span; needs the flag `g`. */
type Closing = RegExp | ((opening: RegExpExecArray) => RegExp)

/**
 * The spans of a text, one behind the other. A single expression for a span searches for the closing anew at each opening,
 * which takes quadratic time where it is missing; here a closing that was not found once is not searched for again.
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

/** A text with something else in the place of each span. */
export function replaceSpans(text: string, open: RegExp, closing: Closing, write: (span: Span) => string): string {
  const parts: string[] = []
  let done = 0
  for (const span of spansOf(text, open, closing)) {
    parts.push(text.slice(done, span.from), write(span))
    done = span.to
  }
  return parts.join('') + text.slice(done)
}
