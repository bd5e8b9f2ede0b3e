import type { Article, ArticleBlock } from '../../kit/article.ts'
import { contentWords } from '../../kit/similarity.ts'
import type { Steps } from '../../kit/steps.ts'
import { countWords, type Language, splitSentences, splitWords } from '../../kit/text.ts'

/** A sentence that makes sense on its own, with the facts for its score. */
export interface Candidate {
  readonly text: string
  readonly words: number
  readonly position: number
  readonly section: number
  readonly isFirstOfSection: boolean
  readonly isFirstOfBlock: boolean
  /** Number of words of the article before it. */
  readonly before: number
  readonly content: readonly string[]
  readonly set: ReadonlySet<string>
}

export interface Section {
  readonly heading: string
  /** Every sentence in it, including those that are no candidates. */
  readonly sentences: readonly string[]
}

export interface Reading {
  readonly sections: readonly Section[]
  readonly candidates: readonly Candidate[]
  readonly words: number
  /** Most of the words are in lists, so list items replace sentences. */
  readonly isList: boolean
  readonly shortest: number
  readonly longest: number
  readonly frequency: ReadonlyMap<string, number>
  /** The last question in the article; '' if it has none. */
  readonly lastQuestion: string
}

const SENTENCE = { min: 6, max: 40 } as const
const MAX_QUOTE = 90
/** Minimum words of a closing question: "What changed?" makes no sense without the article. */
const QUESTION_MIN = 4
const BLOCKS_PER_SECTION = 5

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '))
/** A sentence with such an opening depends on the sentence before it. */
const DEPENDENT_OPENINGS: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: words('this that these those it they he she however therefore also but and so then otherwise instead'),
  pl: words('to ten ta te on ona oni jednak dlatego także ale więc i'),
}

const firstWord = (sentence: string): string => (/\p{L}+/u.exec(sentence)?.[0] ?? '').toLowerCase()

const SPEAKERS = words('i we you')
/** "Send them to the landlord", "We only saw it later", "You can also ask" refer to the sentence before. */
function pointsBack(sentence: string): boolean {
  const opening = splitWords(sentence)
    .slice(0, 5)
    .map((word) => word.toLowerCase())
  const at = opening.findIndex((word) => word === 'it' || word === 'them')
  return at === 1 || (at > 1 && SPEAKERS.has(opening[0] ?? '')) || opening.slice(0, 4).includes('also')
}

const isDependent = (sentence: string, language: Language): boolean =>
  DEPENDENT_OPENINGS[language].has(firstWord(sentence)) || (language === 'en' && pointsBack(sentence))

/** Splits at headings; without headings, after every five paragraphs. */
function sectionsOf(blocks: readonly ArticleBlock[]): { heading: string; blocks: readonly ArticleBlock[] }[] {
  const body = blocks.filter(({ kind, text }) => kind !== 'quote' || countWords(text) <= MAX_QUOTE)
  if (!body.some(({ kind }) => kind === 'heading')) {
    return Array.from({ length: Math.ceil(body.length / BLOCKS_PER_SECTION) }, (_, at) => ({
      heading: '',
      blocks: body.slice(at * BLOCKS_PER_SECTION, (at + 1) * BLOCKS_PER_SECTION),
    }))
  }
  const sections: { heading: string; blocks: ArticleBlock[] }[] = [{ heading: '', blocks: [] }]
  for (const block of body) {
    if (block.kind === 'heading') sections.push({ heading: block.text, blocks: [] })
    else sections.at(-1)?.blocks.push(block)
  }
  return sections.filter(({ heading, blocks: own }) => heading !== '' || own.length > 0)
}

/** The steps of an article with more than half of its words in lists, such as a recipe; null for other articles. */
function stepsOf(blocks: readonly ArticleBlock[]): ReadonlySet<ArticleBlock> | null {
  const body = blocks.filter(({ kind }) => kind !== 'heading')
  const count = (list: readonly ArticleBlock[]) => list.reduce((sum, { text }) => sum + countWords(text), 0)
  const items = body.filter(({ kind }) => kind === 'item')
  if (count(items) * 2 <= count(body)) return null
  const numbered = items.filter(({ isNumbered }) => isNumbered)
  return new Set(numbered.length > 0 ? numbered : items)
}

const isUsable = (sentence: string, length: number, isFirst: boolean, isStep: boolean, language: Language): boolean =>
  length <= SENTENCE.max &&
  length >= (isStep ? 2 : SENTENCE.min) &&
  /\p{L}/u.test(sentence) &&
  !sentence.endsWith(':') &&
  (isFirst || isStep || !isDependent(sentence, language))

function countInto(frequency: Map<string, number>, content: readonly string[]): void {
  for (const word of content) frequency.set(word, (frequency.get(word) ?? 0) + 1)
}

export function* readSentences({ blocks }: Article, language: Language): Steps<Reading> {
  const steps = stepsOf(blocks)
  const frequency = new Map<string, number>()
  const candidates: Candidate[] = []
  const sections: Section[] = []
  let [position, before, shortest, longest, lastQuestion] = [0, 0, Infinity, 0, '']
  for (const { heading, blocks: own } of sectionsOf(blocks)) {
    countInto(frequency, contentWords(heading, language))
    const all: string[] = []
    for (const block of own) {
      yield
      const isStep = steps?.has(block) ?? false
      const sentences = isStep ? [block.text] : splitSentences(block.text, language)
      for (const [at, text] of sentences.entries()) {
        if (at % 50 === 49) yield
        const content = contentWords(text, language)
        countInto(frequency, content)
        const length = countWords(text)
        const isFirst = all.length === 0
        all.push(text)
        shortest = Math.min(shortest, length)
        longest = Math.max(longest, length)
        if (text.endsWith('?') && length >= QUESTION_MIN) lastQuestion = text
        if ((steps === null || isStep) && isUsable(text, length, isFirst, isStep, language)) {
          candidates.push({
            text,
            words: length,
            position,
            section: sections.length,
            isFirstOfSection: isFirst,
            isFirstOfBlock: at === 0,
            before,
            content,
            set: new Set(content),
          })
        }
        position += 1
        before += length
      }
    }
    sections.push({ heading, sentences: all })
  }
  return { sections, candidates, words: before, isList: steps !== null, shortest, longest, frequency, lastQuestion }
}
