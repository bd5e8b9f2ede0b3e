import type { Cue } from './cue.ts'

type Text = Pick<Cue, 'text' | 'styles'>

const closing: Record<string, string> = { '[': ']', '(': ')' }

/** The places of notes in brackets, such as `[music]` or `(laughs)`; an unclosed bracket is text. */
function noteRanges(text: string): [number, number][] {
  const ranges: [number, number][] = []
  const hopeless = new Set<string>()
  for (let at = 0; at < text.length; at += 1) {
    const open = text.charAt(at)
    const close = closing[open]
    if (close === undefined || hopeless.has(open)) continue
    const end = text.indexOf(close, at + 1)
    if (end < 0) hopeless.add(open)
    else {
      ranges.push([at, end + 1])
      at = end
    }
  }
  return ranges
}

/** Removes notes in brackets, with the blanks and dashes beside them. */
export function removeNotes(cue: Text): Text {
  const ranges = noteRanges(cue.text)
  if (ranges.length === 0) return { text: cue.text, styles: cue.styles }
  const keep = new Array<boolean>(cue.text.length).fill(true)
  for (const [from, to] of ranges) keep.fill(false, from, to)
  return tidyLines(filtered(cue, keep), /^[\s\-–—:]*$/)
}

function filtered(cue: Text, keep: readonly boolean[]): Text {
  const pick = (source: string) => Array.from({ length: source.length }, (_, at) => (keep[at] ? source.charAt(at) : ''))
  return { text: pick(cue.text).join(''), styles: pick(cue.styles).join('') }
}

/** Removes double blanks, blanks at line ends, and the lines that `silent` matches. */
export function tidyLines(cue: Text, silent: RegExp): Text {
  const keep = new Array<boolean>(cue.text.length).fill(true)
  let at = 0
  let written = false
  for (const line of cue.text.split('\n')) {
    const isSilent = silent.test(line)
    if (isSilent) keep.fill(false, at, at + line.length)
    else {
      const from = line.length - line.trimStart().length
      const to = line.trimEnd().length
      keep.fill(false, at, at + from)
      keep.fill(false, at + to, at + line.length)
      for (let place = from + 1; place < to; place += 1) {
        if (line.charAt(place) === ' ' && line.charAt(place - 1) === ' ') keep[at + place] = false
      }
    }
    // Keep the break before a line only between two lines of text.
    if (at > 0) keep[at - 1] = written && !isSilent
    written ||= !isSilent
    at += line.length + 1
  }
  return filtered(cue, keep)
}

/** Words after which a line must not end. */
const noBreakAfterWords: ReadonlySet<string> = new Set(
  (
    'a an the of in on at to by for from with as is and or but if my your his her its our their no not ' +
    'w we z ze o u i a do na od po za że nie przy dla bez pod nad przez'
  ).split(' '),
)

const lengthOf = (words: readonly string[]) =>
  words.reduce((sum, word) => sum + [...word].length, 0) + Math.max(0, words.length - 1)

const bindsToNext = (word: string | undefined) => noBreakAfterWords.has((word ?? '').toLowerCase())

/** The cost of a division: first too long lines, then a line-end word, then a longer line above, then inequality. */
function badness(lines: readonly (readonly string[])[], max: number): number {
  const lengths = lines.map(lengthOf)
  const over = lengths.reduce((sum, length) => sum + Math.max(0, length - max), 0)
  const hanging = lines.slice(0, -1).filter((line) => bindsToNext(line.at(-1))).length
  const top = lengths.slice(0, -1).some((length, at) => length > (lengths[at + 1] ?? 0)) ? 1 : 0
  return over * 1e6 + hanging * 1e4 + top * 1e3 + Math.max(...lengths) - Math.min(...lengths)
}

// The search over all divisions would be slow for more words; no subtitle has so many.
const MAX_WORDS = 60

/** Rewraps the text: one line if it fits, otherwise the most equal lines with the longest below. */
export function rewrap(cue: Text, max: number, lines: number): Text {
  // Dashes mark two speakers, whose lines must not be joined.
  if (/^[ \t]*[-–—]/m.test(cue.text)) return { text: cue.text, styles: cue.styles }
  const flat = flatten(cue)
  const words = flat.text.split(' ')
  if (words.length > MAX_WORDS) return { text: cue.text, styles: cue.styles }
  if (lines === 1 || words.length === 1 || lengthOf(words) <= max) return flat
  let best: { breaks: number[]; cost: number } | null = null
  for (const breaks of divisions(words.length, lines)) {
    const edges = [0, ...breaks, words.length]
    const parts = edges.slice(1).map((to, at) => words.slice(edges[at], to))
    const cost = badness(parts, max) + (breaks.length - 1) * 500_000
    if (best === null || cost < best.cost) best = { breaks, cost }
  }
  return breakAt(flat, words, best?.breaks ?? [])
}

/** All divisions of `count` words into two lines, and into three if allowed. */
function* divisions(count: number, lines: number): Generator<number[]> {
  for (let first = 1; first < count; first += 1) yield [first]
  if (lines < 3) return
  for (let first = 1; first < count; first += 1) {
    for (let second = first + 1; second < count; second += 1) yield [first, second]
  }
}

/** Joins the lines into one, with single blanks. */
function flatten(cue: Text): Text {
  const spaced = cue.text.replace(/[\n\t]/g, ' ')
  const keep = Array.from(
    { length: spaced.length },
    (_, at) => spaced.charAt(at) !== ' ' || (at > 0 && spaced.charAt(at - 1) !== ' ' && at < spaced.length - 1),
  )
  return filtered({ text: spaced, styles: cue.styles }, keep)
}

function breakAt(flat: Text, words: readonly string[], breaks: readonly number[]): Text {
  const text = words.reduce(
    (line, word, at) => (at === 0 ? word : line + (breaks.includes(at) ? '\n' : ' ') + word),
    '',
  )
  return { text, styles: flat.styles }
}
