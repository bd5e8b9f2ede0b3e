import { FRONT_MATTER } from '../../kit/clean-text.ts'
import { isStopWord } from '../../kit/stop-words.ts'
import { splitWords } from '../../kit/text.ts'
import { findFocus } from './focus.ts'
import type { Input } from './form.ts'
import { folded, type Sentence, sentencesOf } from './sentences.ts'

export type Result = ReturnType<typeof calculate>

const isNumber = (word: string) => !/\p{L}/u.test(word)

function isListed(phrase: readonly string[], input: Input): boolean {
  const isStop = (word = '') => isStopWord(word, input.language)
  if (!input.withNumbers && phrase.every(isNumber)) return false
  // A single letter is not a word: "220 °C".
  if (!input.withStopWords && phrase.length === 1 && /^\p{L}$/u.test(phrase[0] ?? '')) return false
  return input.withStopWords || !(isStop(phrase[0]) || isStop(phrase.at(-1)))
}

function countPhrases(sentences: readonly Sentence[], length: number): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { words } of sentences) {
    for (let at = 0; at + length <= words.length; at += 1) {
      const phrase = words.slice(at, at + length).join(' ')
      counts.set(phrase, (counts.get(phrase) ?? 0) + 1)
    }
  }
  return counts
}

/** The phrases of one length, most frequent first, each with its percentage of all words. */
function tableOf(sentences: readonly Sentence[], length: number, total: number, input: Input) {
  return [...countPhrases(sentences, length)]
    .filter(([phrase, count]) => count >= input.minCount && isListed(phrase.split(' '), input))
    .map(([phrase, count]) => ({ phrase, count, density: (count * 100) / total }))
    .sort((a, b) => b.count - a.count || (a.phrase < b.phrase ? -1 : 1))
}

export function calculate(input: Input) {
  const text = input.text.replace(FRONT_MATTER, '')
  const sentences = sentencesOf(text, input.language)
  const words = sentences.flatMap((sentence) => sentence.words)
  const total = words.length
  const lengths = [1, 2, 3].slice(0, Number(input.longest))
  return {
    words: total,
    differentWords: new Set(words).size,
    tables: lengths.map((length) => ({ length, rows: tableOf(sentences, length, total, input) })),
    focus: findFocus(sentences, splitWords(input.focus.normalize('NFC')).map(folded), total, { ...input, text }),
  }
}
