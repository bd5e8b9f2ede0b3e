import { splitParagraphs } from '../../kit/text.ts'
import type { Input } from './form.ts'
import { type Sentence, sentencesOf, withoutHeadings } from './sentences.ts'

type FocusVerdict = 'not used' | 'seldom' | 'good' | 'often' | 'too often'

export type Focus = NonNullable<ReturnType<typeof findFocus>>

const JUDGED_FROM = 100

/** The indexes where the exact phrase begins; occurrences do not overlap. */
function occurrences(words: readonly string[], phrase: readonly string[]): number[] {
  const found: number[] = []
  for (let at = 0; at + phrase.length <= words.length; at += 1) {
    if (!phrase.every((word, offset) => words[at + offset] === word)) continue
    found.push(at)
    at += phrase.length - 1
  }
  return found
}

/** Compares integers, so that a share on a bound does not depend on rounding. */
function verdictOf(count: number, words: number): FocusVerdict | null {
  if (words < JUDGED_FROM) return null
  if (count === 0) return 'not used'
  if (count * 200 <= words) return 'seldom'
  if (count * 100 <= words * 3) return 'good'
  return count * 100 <= words * 4 ? 'often' : 'too often'
}

export function findFocus(
  sentences: readonly Sentence[],
  phrase: readonly string[],
  total: number,
  { text, language }: Pick<Input, 'text' | 'language'>,
) {
  if (phrase.length === 0 || total === 0) return null
  const headings = sentences.filter(({ isHeading }) => isHeading)
  const [firstParagraph = ''] = splitParagraphs(withoutHeadings(text))
  const tenths = Array.from({ length: 10 }, () => 0)
  let before = 0
  let count = 0
  for (const { words } of sentences) {
    for (const at of occurrences(words, phrase)) {
      const tenth = Math.floor(((before + at) * 10) / total)
      tenths[tenth] = (tenths[tenth] ?? 0) + 1
      count += 1
    }
    before += words.length
  }
  return {
    phrase: phrase.join(' '),
    count,
    density: (count * 100) / total,
    /** Null if the text is too short to judge. */
    verdict: verdictOf(count, total),
    inFirstParagraph: sentencesOf(firstParagraph, language).some(({ words }) => occurrences(words, phrase).length > 0),
    headings: headings.length,
    headingsWith: headings.filter(({ words }) => occurrences(words, phrase).length > 0).length,
    /** Sentences that contain all words of the phrase, in any order. */
    looseSentences: sentences.filter(({ words }) => phrase.every((word) => words.includes(word))).length,
    /** How often the phrase begins in each tenth of the text. */
    tenths,
  }
}
