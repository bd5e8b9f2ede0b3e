import { splitWords } from '../../kit/text.ts'
import { type CountedSentence, LONG_SENTENCE, type Result } from './calculate.ts'
import { shadowOf } from './prepare.ts'
import type { Input } from './form.ts'

/** A part of the text. `syllables` is set for words of four or more, otherwise null. */
interface Run {
  readonly text: string
  readonly syllables: number | null
}

/** A long sentence with its number of words, or the text between two of them (null). */
interface Piece {
  readonly words: number | null
  readonly runs: readonly Run[]
}

/** Limits that keep the page fast: for the text, and for words that are elements of their own. */
const MOST_CHARACTERS = 20_000
const MOST_WORDS = 1_000
/** How far back a cut looks for white space. */
const LONGEST_WORD = 200

interface Place {
  readonly start: number
  readonly end: number
}

type Marked<T> = Place & T

const lettersOf = (text: string) => Array.from(text.matchAll(/[\p{L}\p{N}]/gu), ({ 0: letter }) => letter)

/** Extends a place to the punctuation before the first and after the last letter, if the text has it there. */
function withSigns(shadow: string, counted: string, { start, end }: Place): Place {
  const head = /^[^\p{L}\p{N}]*/u.exec(counted)?.[0] ?? ''
  const tail = /(?<![^\p{L}\p{N}])[^\p{L}\p{N}]*$/u.exec(counted)?.[0] ?? ''
  return {
    start: shadow.endsWith(head, start) ? start - head.length : start,
    end: shadow.startsWith(tail, end) ? end + tail.length : end,
  }
}

/** Finds a sentence by its letters, because Markdown marks may be between them. Null if it is not found. */
function placeOf(shadow: string, counted: string, from: number): Place | null {
  const letters = lettersOf(counted)
  let end = from
  for (const letter of letters) {
    const at = shadow.indexOf(letter, end)
    if (at < 0) return null
    end = at + letter.length
  }
  // Search backwards from the end: a list number before the sentence may equal its first character.
  let start = end
  for (const letter of letters.toReversed()) start = shadow.lastIndexOf(letter, start - letter.length)
  return { start, end }
}

function longSentences(shadow: string, sentences: readonly CountedSentence[], limit: number) {
  const found: Marked<{ words: number }>[] = []
  let from = 0
  for (const { counted, words } of sentences) {
    const place = placeOf(shadow, counted, from)
    if (!place || place.start >= limit) break
    from = place.end
    if (words <= LONG_SENTENCE) continue
    const { start, end } = withSigns(shadow, counted, place)
    found.push({ start: Math.max(start, found.at(-1)?.end ?? 0), end: Math.min(end, limit), words })
  }
  return found
}

function hardWords(shadow: string, known: Result['hardWords']): Marked<{ syllables: number }>[] {
  const syllablesOf = new Map(known.map(({ word, syllables }) => [word, syllables]))
  const found: Marked<{ syllables: number }>[] = []
  let from = 0
  for (const word of splitWords(shadow)) {
    const start = shadow.indexOf(word, from)
    from = start + word.length
    const syllables = syllablesOf.get(word.toLowerCase())
    if (syllables !== undefined) found.push({ start, end: from, syllables })
  }
  return found
}

/** The offset where a long text is cut: after a word, never within a character. */
function cutOf(text: string): number {
  if (text.length <= MOST_CHARACTERS) return text.length
  const space = Math.max(text.lastIndexOf(' ', MOST_CHARACTERS), text.lastIndexOf('\n', MOST_CHARACTERS))
  if (space > MOST_CHARACTERS - LONGEST_WORD) return space
  const code = text.charCodeAt(MOST_CHARACTERS)
  return code >= 0xdc00 && code <= 0xdfff ? MOST_CHARACTERS - 1 : MOST_CHARACTERS
}

/** The text of a place in runs; each hard word is a run of its own. */
function runsOf(text: string, words: readonly Marked<{ syllables: number }>[], { start, end }: Place): Run[] {
  const runs: Run[] = []
  let from = start
  const plain = (to: number) => to > from && runs.push({ text: text.slice(from, to), syllables: null })
  for (const word of words) {
    plain(word.start)
    runs.push({ text: text.slice(word.start, word.end), syllables: word.syllables })
    from = word.end
  }
  plain(end)
  return runs
}

/** Splits the visitor's text into long sentences and the rest; both have their hard words marked. */
export function markText(input: Pick<Input, 'text' | 'kind'>, result: Result) {
  const { text } = input
  const whole = shadowOf(input)
  const most = cutOf(text)
  const words = hardWords(whole.slice(0, most), result.hardWords)
  const limit = words[MOST_WORDS]?.start ?? most
  const shown = words.slice(0, MOST_WORDS)
  const pieces: Piece[] = []
  let [from, next] = [0, 0]
  const add = (end: number, count: number | null) => {
    if (end <= from) return
    const first = next
    while ((shown[next]?.end ?? Infinity) <= end) next += 1
    pieces.push({ words: count, runs: runsOf(text, shown.slice(first, next), { start: from, end }) })
    from = end
  }
  for (const sentence of longSentences(whole, result.sentences, limit)) {
    add(sentence.start, null)
    add(sentence.end, sentence.words)
  }
  add(limit, null)
  // `cutAt`: the length of the pieces, or null if they are the whole text.
  return { pieces, cutAt: limit < text.length ? limit : null }
}
