import { farthestFit, fitsByBeginnings, graphemeEnds, type TextBreaks } from '../../kit/break-text.ts'
import type { FoundAddress } from '../../kit/network-counts.ts'

interface Source {
  readonly text: string
  readonly breaks: TextBreaks
  readonly addresses: readonly FoundAddress[]
}

/** UTF-16 units searched in one long word; no limit is longer. */
const REACH = 70_000

/**
 * The text cut at the last sentence that fits, else at the last word, else, in one long word, between two graphemes.
 * An ellipsis follows if it fits. An address is never cut: the text ends before it.
 */
export function trimToFit({ text, breaks, addresses }: Source, most: number, fits: (text: string) => boolean): string {
  const start = text.length - text.trimStart().length
  const outside = (offset: number) =>
    addresses.find((found) => found.start < offset && offset < found.end)?.start ?? offset
  const search = (ends: readonly number[]) =>
    farthestFit(
      ends,
      start,
      fitsByBeginnings(start, most, outside, (end) => fits(text.slice(start, end))),
    )
  const sentence = search(breaks.sentences)
  if (sentence !== null) return withEllipsis(text.slice(start, sentence), ' …', fits)
  const word = search(breaks.words)
  if (word !== null) return withEllipsis(text.slice(start, word).replace(/(?<![\s,;:–-])[\s,;:–-]+$/, ''), '…', fits)
  const end = breaks.words[0] ?? start
  const stop = addresses.find((found) => found.end > start && found.start < end)?.start ?? end
  if (stop <= start) return ''
  const cut = search(graphemeEnds(text, start, stop, Math.min(REACH, most * 8)))
  return cut === null ? '' : withEllipsis(text.slice(start, cut), '…', fits)
}

const withEllipsis = (text: string, ellipsis: string, fits: (text: string) => boolean) =>
  fits(text + ellipsis) ? text + ellipsis : text
