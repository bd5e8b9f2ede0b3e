import { contentWords, jaccard } from '../../kit/similarity.ts'
import { countWords, type Language } from '../../kit/text.ts'
import type { Candidate, Reading } from './sentences.ts'

export interface Ranked extends Candidate {
  readonly score: number
}

const CUES: Readonly<Record<Language, readonly string[]>> = {
  en: ['must', 'never', 'always', 'best', 'because', 'instead', 'first', 'only', 'avoid'],
  pl: ['musi', 'nigdy', 'zawsze', 'najlepszy', 'ponieważ', 'zamiast', 'najpierw', 'tylko', 'unikaj'],
}

const hasCue = (text: string, language: Language): boolean => {
  const words = new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu))
  return /\d/.test(text) || CUES[language].some((cue) => words.has(cue))
}

/** A weighted sum from 0 to 1: frequent words, position, words of the title, cue words and length. */
function scoreOf(candidate: Candidate, top: number, title: ReadonlySet<string>, reading: Reading, language: Language) {
  const { content, set, words } = candidate
  const sum = content.reduce((total, word) => total + (reading.frequency.get(word) ?? 0), 0)
  const frequent = content.length === 0 || top === 0 ? 0 : sum / content.length / top
  const place = candidate.isFirstOfSection ? 1 : candidate.isFirstOfBlock ? 0.6 : 0.3
  const shared = title.size === 0 ? 0 : title.intersection(set).size / title.size
  const cue = hasCue(candidate.text, language) ? 1 : 0
  const length = words >= 10 && words <= 25 ? 1 : 0.5
  return 0.45 * frequent + 0.2 * place + 0.15 * shared + 0.1 * cue + 0.1 * length
}

/** All candidates by score, then by position. */
export function rank(reading: Reading, title: string, language: Language): Ranked[] {
  const top = reading.frequency.values().reduce((most, count) => Math.max(most, count), 0)
  const titleWords = new Set(contentWords(title, language))
  return reading.candidates
    .map((candidate) => ({ ...candidate, score: scoreOf(candidate, top, titleWords, reading, language) }))
    .sort((a, b) => b.score - a.score || a.position - b.position)
}

const TOO_ALIKE = 0.6

export interface Picked {
  readonly text: string
  readonly candidate: Ranked
}

interface Wanted {
  readonly count: number
  /** The sentence, shortened if necessary; null if it does not fit. */
  readonly fit?: (text: string) => string | null
  readonly without?: readonly (Candidate | null)[]
}

/** The best dissimilar sentences, at most two per section until each section has one, in the article's order. */
export function pick(ranked: readonly Ranked[], { count, fit = (text) => text, without = [] }: Wanted): Picked[] {
  const isAlike = (a: Candidate, b: Candidate) => a.position === b.position || jaccard(a.set, b.set) >= TOO_ALIKE
  const unlike = (list: readonly Ranked[], other: Candidate) => list.filter((one) => !isAlike(other, one))
  let open = without.reduce<readonly Ranked[]>((left, one) => (one ? unlike(left, one) : left), ranked)
  const taken: Picked[] = []
  const inSection = (section: number) => taken.filter(({ candidate }) => candidate.section === section).length
  while (taken.length < count) {
    const isEachServed = open.every(({ section }) => inSection(section) > 0)
    const next = open.find(({ section }) => isEachServed || inSection(section) < 2)
    if (!next) break
    // Check the fit only of the next candidate: counting characters by a network's rule is slow.
    const text = fit(next.text)
    if (text !== null) taken.push({ text, candidate: next })
    open = text === null ? open.filter((one) => one !== next) : unlike(open, next)
  }
  return taken.sort((a, b) => a.candidate.position - b.candidate.position)
}

const CLAUSE = /;| – |, which\b|, że(?![\p{L}])/gu
const MIN_WORDS = 6

/** The sentence if it fits, or its longest part up to the end of a clause that fits; null if none fits. */
export function shorten(text: string, fits: (text: string) => boolean): string | null {
  if (fits(text)) return text
  const ends = Array.from(text.matchAll(CLAUSE), ({ index }) => index).reverse()
  for (const end of ends) {
    const head = text.slice(0, end).trimEnd()
    // A dash or semicolon between digits ("10 – 20 minutes") does not end a clause.
    if (/\d$/.test(head) && /^(?:;| –) ?\d/.test(text.slice(end))) continue
    const sentence = `${head.replace(/(?<![,:;–-])[,:;–-]+$/, '')}.`
    if (countWords(sentence) >= MIN_WORDS && fits(sentence)) return sentence
  }
  return null
}

const HOOK = { min: 8, max: 22, part: 0.2 } as const

/** The best fitting sentence of 8 to 22 words in the first fifth of the article; null: use the title. */
export function hookOf(ranked: readonly Ranked[], total: number, fits: (text: string) => boolean): Picked | null {
  for (const candidate of ranked) {
    const { words, before } = candidate
    if (words < HOOK.min || words > HOOK.max || before >= total * HOOK.part) continue
    const text = shorten(candidate.text, fits)
    if (text !== null) return { text, candidate }
  }
  return null
}
