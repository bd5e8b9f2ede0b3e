import { countWords, splitSentences } from '../../kit/text.ts'
import { upperFirst } from '../../kit/words.ts'
import { type Finding, found } from './finding.ts'
import type { Chunk } from './mask.ts'
import type { Input } from './form.ts'

export interface Sentence {
  readonly text: string
  readonly start: number
  readonly words: number
}

/** The sentences of a chunk with their offsets. */
export function sentencesOf({ text, start }: Chunk): Sentence[] {
  let from = 0
  return splitSentences(text).flatMap((sentence) => {
    const at = text.indexOf(sentence, from)
    if (at < 0) return []
    from = at + sentence.length
    return [{ text: sentence, start: start + at, words: countWords(sentence) }]
  })
}

export const findLongSentences = (sentences: readonly Sentence[], { sentenceLimit }: Input): Finding[] =>
  sentences
    .filter(({ words }) => words > sentenceLimit)
    .map(({ text, start, words }) =>
      found('sentence', start, start + text.length, `${words} words; the limit is ${sentenceLimit}.`),
    )

export function findLongParagraph({ text, start }: Chunk, words: number, { paragraphLimit }: Input): Finding[] {
  if (words <= paragraphLimit) return []
  const end = start + text.trimEnd().length
  return [found('paragraph', start, end, `${words} words; the limit is ${paragraphLimit}.`)]
}

const SMALL: ReadonlySet<string> = new Set(
  'a an the and but or nor for so yet as at by from in into of off on onto over to up via with per vs than'.split(' '),
)
const isRaised = (word: string) => /^\p{Lu}/u.test(word)
/** "EU", "iPhone", "FlavorCraft" keep their spelling in any heading. */
const isSpecial = (word: string) => /\p{Lu}/u.test(word.slice(1)) || /\d/.test(word)

/**
 * The heading in title case; small words stay in lower case unless first or last. The words are those of the masked
 * heading, so that code and addresses stay as they are in `source`.
 */
function inTitleCase(heading: string, source: string): string {
  const words = heading.split(' ')
  let end = -1
  return words
    .map((word, at) => {
      const typed = source.slice(end + 1, end + 1 + word.length)
      end += word.length + 1
      const bare = word.replace(/[^\p{L}]/gu, '')
      const isSmall = SMALL.has(bare.toLowerCase()) && at > 0 && at < words.length - 1
      return isSmall || isSpecial(bare) || !/^\p{Ll}/u.test(word) ? typed : upperFirst(typed)
    })
    .join(' ')
}

/** Whether most longer words begin with a capital. Names look the same, so findings get no replacement. */
function isInTitleCase(heading: string, terms: ReadonlySet<string>): boolean {
  const rest = heading
    .split(/\s+/)
    .slice(1)
    .map((word) => word.replace(/[^\p{L}\p{N}'’-]/gu, ''))
    .filter((word) => word.length >= 4 && !isSpecial(word) && !terms.has(word))
  return rest.length > 0 && rest.filter(isRaised).length * 2 > rest.length
}

export function findHeadingCase({ text, start }: Chunk, { text: all, headings, terms }: Input): Finding[] {
  const heading = text.trimEnd()
  const known = new Set(terms.flatMap((term) => term.split(/\s+/)))
  const finding = (message: string, replacement: string | null) => [
    found('heading', start, start + heading.length, message, replacement),
  ]
  if (headings === 'sentence')
    return isInTitleCase(heading, known)
      ? finding('Sentence case: a capital for the first word and for names.', null)
      : []
  if (headings !== 'title') return []
  const source = all.slice(start, start + heading.length)
  const better = inTitleCase(heading, source)
  return better === source ? [] : finding(`Title case: “${better}”.`, better)
}
