import { splitGraphemes, splitSentences } from './text.ts'

/** Where a text may be cut: the end offsets of its pieces, ascending, without the white space after a piece. */
export type TextBreaks = ReturnType<typeof findBreaks>

const endsOf = (text: string, pieces: readonly string[]): number[] => {
  let from = 0
  return pieces.flatMap((piece) => {
    const at = text.indexOf(piece, from)
    if (at < 0) return []
    from = at + piece.length
    return [from]
  })
}

const matchEnds = (text: string, pattern: RegExp): number[] =>
  Array.from(text.matchAll(pattern), ({ 0: match, index }) => index + match.length)

/** Every break is before white space or at the end, so none is inside a URL. */
export function findBreaks(text: string) {
  const last = text.trimEnd().length
  const closed = (ends: number[]) => (last > 0 && ends.at(-1) !== last ? [...ends, last] : ends)
  return {
    paragraphs: closed(matchEnds(text, /\S(?=[^\S\n]*\n[^\S\n]*\n)/g)),
    sentences: closed(endsOf(text, splitSentences(text))),
    clauses: closed(matchEnds(text, /[,;:–](?=\s)/g)),
    words: closed(matchEnds(text, /\S(?=\s)/g)),
  }
}

/** The index of the first end greater than `from`. */
function firstAfter(ends: readonly number[], from: number): number {
  let [low, high] = [0, ends.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((ends[middle] ?? Infinity) > from) high = middle
    else low = middle + 1
  }
  return low
}

/** The last end after `from` that fits, or null. Every end before one that fits must fit, too. */
export function farthestFit(ends: readonly number[], from: number, fits: (end: number) => boolean): number | null {
  const first = firstAfter(ends, from)
  const fitsAt = (index: number) => index < ends.length && fits(ends[index] ?? 0)
  if (!fitsAt(first)) return null
  let [low, step] = [first, 1]
  while (fitsAt(low + step)) {
    low += step
    step *= 2
  }
  let high = Math.min(low + step, ends.length)
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if (fitsAt(middle)) low = middle
    else high = middle
  }
  return ends[low] ?? null
}

/** The ends of the graphemes after `from`, within `reach` UTF-16 units; for a word that must be divided. */
export function graphemeEnds(text: string, from: number, to: number, reach: number): number[] {
  const cut = Math.min(to, from + reach)
  const graphemes = splitGraphemes(text.slice(from, cut))
  // The last grapheme may continue after the slice.
  if (cut < to && graphemes.length > 1) graphemes.pop()
  let end = from
  return graphemes.map((grapheme) => (end += grapheme.length))
}

// The beginning of a very long word is enough for a lower bound.
const LONGEST_COUNTED = 2_000

/**
 * Returns a lower bound of the count between two offsets: the sum of the whole words between them. A search with it
 * counts only texts that may fit.
 */
export function wordSums(text: string, count: (text: string) => number): (from: number, to: number) => number {
  const starts: number[] = []
  const ends: number[] = []
  const sums = [0]
  for (const { 0: word, index } of text.matchAll(/\S+/g)) {
    starts.push(index)
    ends.push(index + word.length)
    sums.push((sums.at(-1) ?? 0) + count(word.slice(0, LONGEST_COUNTED)))
  }
  return (from, to) => {
    const first = firstAfter(starts, from - 1)
    const behind = firstAfter(ends, to)
    return behind > first ? (sums[behind] ?? 0) - (sums[first] ?? 0) : 0
  }
}

/**
 * Wraps `fits` to test short beginnings first: if one does not fit, the rest of a very long word is never counted.
 * `safe` moves an offset out of a piece that must not be cut, such as a URL.
 */
export function fitsByBeginnings(
  from: number,
  most: number,
  safe: (offset: number) => number,
  fits: (end: number) => boolean,
): (end: number) => boolean {
  let tooFar = Infinity
  const beginnings = [2, 8, 64].map((times) => from + times * most)
  let tried = 0
  return (end) => {
    if (end >= tooFar) return false
    while (tried < beginnings.length && (beginnings[tried] ?? Infinity) < end) {
      const beginning = safe(beginnings[tried] ?? end)
      tried += 1
      if (beginning > from && !fits(beginning)) {
        tooFar = beginning
        return false
      }
    }
    return fits(end)
  }
}
