import { englishSyllables, polishSyllables } from '../../kit/syllables.ts'
import { countWords, type Language, readingMinutes, splitWords } from '../../kit/text.ts'
import { ADDRESS, prepare, type Section } from './prepare.ts'
import type { Input } from './form.ts'
import { type Counts, scoresOf } from './scores.ts'

export const LONG_SENTENCE = 20
const HARD_SYLLABLES = 4
const LONGEST_SHOWN = 10
const SAME_START = 3
const WORDS_SPOKEN_PER_MINUTE = 150

export type Band = 'good' | 'fair' | 'poor'

/** A sentence as shown (`text`) and as counted: without markup, with each address as one letter. */
export interface CountedSentence {
  readonly text: string
  readonly counted: string
  readonly words: number
}

export type Result = ReturnType<typeof calculate>

/** Good up to `good`, fair up to `fair`, otherwise poor. */
const bandOf = (value: number, good: number, fair: number): Band =>
  value <= good ? 'good' : value <= fair ? 'fair' : 'poor'

interface Word {
  readonly syllables: number
  readonly letters: number
  count: number
}

/** Measures each distinct word once, because texts repeat most words. */
function measureWords(words: readonly string[], language: Language): Map<string, Word> {
  const syllablesOf = language === 'en' ? englishSyllables : polishSyllables
  const known = new Map<string, Word>()
  for (const raw of words) {
    const word = raw.toLowerCase()
    const entry = known.get(word)
    if (entry) {
      entry.count += 1
      continue
    }
    const isPlain = word === ADDRESS || !/\p{L}/u.test(word)
    // A word in another script has at least one syllable, although the rules know none of its letters.
    const syllables = isPlain ? 1 : Math.max(1, syllablesOf(word))
    known.set(word, { syllables, letters: word.match(/[\p{L}\p{N}]/gu)?.length ?? 0, count: 1 })
  }
  return known
}

function countsOf(words: ReadonlyMap<string, Word>, sentences: number): Counts {
  const counts = { words: 0, sentences, syllables: 0, longWords: 0, hardWords: 0, letters: 0 }
  for (const { syllables, letters, count } of words.values()) {
    counts.words += count
    counts.syllables += syllables * count
    counts.letters += letters * count
    if (syllables >= 3) counts.longWords += count
    if (syllables >= HARD_SYLLABLES) counts.hardWords += count
  }
  return counts
}

/** The number of sentences with 1 to 5 words, 6 to 10 …; the last group has 31 or more. */
function lengthsOf(sentences: readonly CountedSentence[]) {
  return [0, 5, 10, 15, 20, 25, 30].map((above) => ({
    label: above === 30 ? '31+' : `${above + 1}–${above + 5}`,
    count: sentences.filter(({ words }) => words > above && (above === 30 || words <= above + 5)).length,
    isLong: above >= LONG_SENTENCE,
  }))
}

function sameStartsOf(sentences: readonly CountedSentence[]) {
  const runs: { word: string; count: number; first: string }[] = []
  for (const { text } of sentences) {
    const word = splitWords(text.slice(0, 200))[0]?.toLowerCase() ?? ''
    const run = runs.at(-1)
    if (run && run.word === word) run.count += 1
    else runs.push({ word, count: 1, first: text })
  }
  return runs.filter(({ word, count }) => word !== '' && count >= SAME_START)
}

/** The texts of more than `good` words. */
const tooLong = (texts: readonly (readonly [text: string, words: number])[], good: number, fair: number) =>
  texts.map(([text, words]) => ({ text, words, band: bandOf(words, good, fair) })).filter(({ band }) => band !== 'good')

const sectionWords = ({ paragraphs }: Section) => paragraphs.reduce((sum, paragraph) => sum + countWords(paragraph), 0)

export function calculate(input: Input) {
  const { sentences: prepared, paragraphs, sections } = prepare(input)
  const sentences = prepared.map(({ text, counted }) => ({ text, counted, words: countWords(counted) }))
  const words = measureWords(
    prepared.flatMap(({ counted }) => splitWords(counted)),
    input.language,
  )
  // A text of only code or images counts as one sentence of one word, which avoids a division by zero.
  const counts = countsOf(words, Math.max(1, sentences.length))
  const safe = { ...counts, words: Math.max(1, counts.words) }
  const long = sentences.filter((sentence) => sentence.words > LONG_SENTENCE)
  // The band must be that of the shown figure, which has one decimal.
  const longPercent = Math.round((1000 * long.length) / safe.sentences) / 10
  return {
    counts,
    paragraphs: paragraphs.length,
    wordsPerSentence: counts.words / safe.sentences,
    syllablesPerWord: counts.syllables / safe.words,
    readingMinutes: readingMinutes(counts.words),
    speakingSeconds: Math.round((counts.words * 60) / WORDS_SPOKEN_PER_MINUTE),
    scores: scoresOf(safe, input.language),
    lengths: lengthsOf(sentences),
    sentences,
    longest: sentences.toSorted((a, b) => b.words - a.words).slice(0, LONGEST_SHOWN),
    longShare: { percent: longPercent, band: bandOf(longPercent, 25, 30) },
    longParagraphs: tooLong(
      paragraphs.map((text) => [text, countWords(text)]),
      150,
      200,
    ),
    longSections: tooLong(
      sections.map((section) => [section.heading, sectionWords(section)]),
      300,
      350,
    ),
    hardWords: [...words]
      .filter(([, { syllables }]) => syllables >= HARD_SYLLABLES)
      .map(([word, { count, syllables }]) => ({ word, count, syllables }))
      .sort((a, b) => b.count - a.count || b.syllables - a.syllables || (a.word < b.word ? -1 : 1)),
    sameStarts: sameStartsOf(sentences),
  }
}
