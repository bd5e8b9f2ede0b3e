import { farthestFit, findBreaks, fitsByBeginnings, graphemeEnds, wordSums } from '../../kit/break-text.ts'
import { findAddresses } from '../../kit/network-counts.ts'
import { THREADS_MAX_LINKS } from '../../kit/networks.ts'
import type { Steps } from '../../kit/steps.ts'
import { type Measure, measureOf } from './measure.ts'
import type { Input } from './form.ts'

export type Thread = ReturnType<typeof finished>

/** Maximum posts per thread in scheduling programs. */
const LONG_THREAD = 25
/** A forced break: a line of three hyphens. */
const FORCED = /^(?<![^\S\n])[^\S\n]*---[^\S\n]*$/m

type Label = (text: string, index: number) => string

/** Adds the number to a post. `total` is a placeholder with enough digits until the number of posts is known. */
function labelFor({ numbering, place }: Input, total: string): Label {
  return (text, index) => {
    const label = {
      none: '',
      '1/': `${index + 1}/`,
      '1/n': `${index + 1}/${total}`,
      '(1/n)': `(${index + 1}/${total})`,
    }[numbering]
    if (label === '') return text
    return place === 'start' ? `${label} ${text}` : `${text} ${label}`
  }
}

const sectionOf = (text: string, { words }: Measure) => ({
  text,
  breaks: findBreaks(text),
  sums: wordSums(text, words),
  addresses: findAddresses(text),
})
type Section = ReturnType<typeof sectionOf>

interface Rules {
  readonly measure: Measure
  readonly label: Label
  readonly keepParagraphs: boolean
}

class TooLong extends Error {}

export function* split(input: Input) {
  const measure = measureOf(input.network)
  const hook = input.hook.trim()
  const sections = input.text
    .split(FORCED)
    .filter((text) => text.trim() !== '')
    .map((text) => sectionOf(text, measure))
  if (sections.length === 0 && hook === '')
    return { ok: false as const, message: 'There is no text beside the breaks.' }
  yield
  try {
    // Try a total of one digit, then of more: more digits leave less room, so the loop ends.
    for (let digits = 1; ; digits += 1) {
      const label = labelFor(input, '9'.repeat(digits))
      const rules: Rules = { measure, label, keepParagraphs: input.keepParagraphs }
      const bodies = hook === '' ? [] : [hook]
      const first = label(hook, 0)
      if (hook !== '' && !measure.fits(first))
        throw new TooLong(
          `The first post has ${measure.used(first)} of ${measure.limit(hook)} with its number. Shorten it.`,
        )
      const splitWords = yield* splitSections(sections, rules, bodies)
      if (String(bodies.length).length <= digits) return finished(bodies, splitWords, input, measure)
    }
  } catch (error) {
    if (error instanceof TooLong) return { ok: false as const, message: error.message }
    throw error
  }
}

/** Appends the posts of the sections to `bodies` and returns how many words were split. */
function* splitSections(sections: readonly Section[], rules: Rules, bodies: string[]): Steps<number> {
  let splitWords = 0
  for (const section of sections) {
    let from = section.text.length - section.text.trimStart().length
    const last = section.text.trimEnd().length
    while (from < last) {
      const cut = nextCut(section, from, bodies.length, rules)
      if (cut.inWord) splitWords += 1
      bodies.push(section.text.slice(from, cut.end).trim())
      from = cut.end + (/^\s*/.exec(section.text.slice(cut.end, cut.end + 10_000))?.[0].length ?? 0)
      yield
    }
  }
  return splitWords
}

/** The end of the post that starts at `from`: the largest unit that fits. */
function nextCut(section: Section, from: number, index: number, { measure, label, keepParagraphs }: Rules) {
  const { text, breaks, sums } = section
  const most = measure.limit('')
  const outsideAddress = (offset: number) =>
    section.addresses.find(({ start, end }) => start < offset && offset < end)?.start ?? offset
  const fits = fitsByBeginnings(
    from,
    most,
    outsideAddress,
    (end) => sums(from, end) <= most && measure.fits(label(text.slice(from, end).trim(), index)),
  )
  // Without "keep paragraphs together", sentences fill a post; only the end of the text still counts as a paragraph.
  const paragraphs = keepParagraphs ? breaks.paragraphs : breaks.paragraphs.slice(-1)
  for (const ends of [paragraphs, breaks.sentences, breaks.clauses, breaks.words]) {
    const end = farthestFit(ends, from, fits)
    if (end !== null) return { end, inWord: false }
  }
  return { end: cutInWord(section, from, fits, most), inWord: true }
}

function cutInWord({ text, addresses }: Section, from: number, fits: (end: number) => boolean, most: number): number {
  const address = addresses.find(({ start, end }) => start <= from && from < end)
  if (address && !fits(address.end)) {
    const start = text.slice(address.start, address.start + 60)
    throw new TooLong(`An address is longer than a post and cannot be divided: ${start}…`)
  }
  // Text that follows an address without a space is divided after it.
  const first = address ? [address.end] : []
  // An address later in the same word stays whole: the post ends before it.
  const next = addresses.find(({ start }) => start > from)?.start ?? text.length
  const word = from + (/^\S+/.exec(text.slice(from, from + most * 20))?.[0].length ?? 1)
  const to = Math.min(word, next)
  for (const reach of [most, most * 4, most * 16]) {
    const ends = [...first, ...graphemeEnds(text, first[0] ?? from, to, reach)]
    const end = farthestFit(ends, from, fits)
    // If everything searched fits, search further.
    if (end !== null && (end !== ends.at(-1) || end === to || reach === most * 16)) return end
    if (end === null) break
  }
  // A grapheme longer than a post is split by characters, or the loop would not advance.
  const signs = [...text.slice(from, from + most * 2)]
  let reach = from
  const ends = signs.map((sign) => (reach += sign.length))
  return farthestFit(ends, from, fits) ?? from + (signs[0]?.length ?? 1)
}

function finished(bodies: readonly string[], splitWords: number, input: Input, measure: Measure) {
  const label = labelFor(input, String(bodies.length))
  const posts = bodies.map((body, index) => {
    const text = label(body, index)
    // `text`: the post with its number; `body`: without it.
    return { text, body, used: measure.used(text), limit: measure.limit(text) }
  })
  const [longest] = posts.toSorted((a, b) => b.used - a.used)
  return {
    ok: true as const,
    posts,
    longest: longest?.used ?? 0,
    /** The limit of the longest post: a text message has 70 or 160 by its letters. */
    limit: longest?.limit ?? 0,
    unit: measure.unit,
    network: measure.name,
    warnings: warningsFor(posts, splitWords, input),
  }
}

function warningsFor(
  posts: readonly { text: string; limit: number }[],
  splitWords: number,
  { network }: Input,
): string[] {
  const isCrowded = ({ text }: { text: string }) => findAddresses(text).length > THREADS_MAX_LINKS
  const crowded = network === 'threads' ? posts.flatMap((post, at) => (isCrowded(post) ? [at + 1] : [])) : []
  return [
    splitWords === 1 && 'A word longer than a post was split.',
    splitWords > 1 && `Words longer than a post were split in ${splitWords} places.`,
    posts.length > LONG_THREAD &&
      (network === 'threads' || network === 'bluesky') &&
      `${posts.length} posts: programs that schedule threads stop at ${LONG_THREAD}.`,
    crowded.length > 0 && `Threads takes at most ${THREADS_MAX_LINKS} links in a post; see post ${crowded.join(', ')}.`,
    network === 'sms' &&
      posts.some(({ limit }) => limit === 70) &&
      'A letter outside the GSM alphabet (such as ł or an emoji) leaves 70 instead of 160 units for its message.',
  ].filter((text) => text !== false)
}
