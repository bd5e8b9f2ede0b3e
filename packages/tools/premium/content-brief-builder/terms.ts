import type { Article } from '../../kit/article.ts'
import { isStopWord } from '../../kit/stop-words.ts'
import type { Steps } from '../../kit/steps.ts'
import { splitSentences, splitWords } from '../../kit/text.ts'

export interface Term {
  readonly phrase: string
  readonly references: number
  readonly score: number
}

const TOP = 40
const LONGEST = 3

const isOpen = (word: string | undefined) =>
  word === undefined || isStopWord(word) || /^\p{N}+$/u.test(word) || word.length < 2

/** Phrases of one to three words that neither begin nor end with a stop word or a number. */
function* phrasesOf(sentence: string): Generator<string> {
  const words = splitWords(sentence).map((word) => word.toLowerCase())
  for (let from = 0; from < words.length; from += 1) {
    if (isOpen(words[from])) continue
    for (let length = 1; length <= LONGEST && from + length <= words.length; length += 1) {
      if (!isOpen(words[from + length - 1])) yield words.slice(from, from + length).join(' ')
    }
  }
}

interface Use {
  total: number
  references: Set<number>
}

const wordsIn = (phrase: string) => phrase.split(' ').length

/** Sorts by score, then longer phrases first, then alphabetically. */
const compare = (a: Term, b: Term): number =>
  b.score - a.score || wordsIn(b.phrase) - wordsIn(a.phrase) || (a.phrase < b.phrase ? -1 : 1)

/** Inserts a term into the list of the best 40: a long text has a hundred thousand phrases, too many to sort. */
function keep(best: Term[], term: Term): void {
  const last = best.at(-1)
  if (best.length === TOP && last && compare(term, last) > 0) return
  const at = best.findIndex((other) => compare(term, other) < 0)
  best.splice(at < 0 ? best.length : at, 0, term)
  best.length = Math.min(best.length, TOP)
}

/** The terms to cover, by references that contain the term ÷ references × log(1 + mean count). */
export function* termsOf(articles: readonly Article[]): Steps<Term[]> {
  const uses = new Map<string, Use>()
  for (const [reference, { blocks }] of articles.entries()) {
    for (const { text } of blocks) {
      for (const [at, sentence] of splitSentences(text).entries()) {
        if (at % 20 === 0) yield
        for (const phrase of phrasesOf(sentence)) {
          const use = uses.get(phrase) ?? { total: 0, references: new Set<number>() }
          use.total += 1
          use.references.add(reference)
          uses.set(phrase, use)
        }
      }
    }
  }
  const best: Term[] = []
  let seen = 0
  for (const [phrase, { total, references }] of uses) {
    seen += 1
    if (seen % 5_000 === 0) yield
    const { size } = references
    keep(best, { phrase, references: size, score: (size / articles.length) * Math.log(1 + total / articles.length) })
  }
  return best
}
