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

/** 0 to 1: frequent words, place, the title's words, cues and length. */
function scoreOf(candidate: Candidate, top: number, title: ReadonlySet<string>, reading: Reading, language: Language) {
  const { content, set, words } = candidate
  const sum = content.reduce((total, word) => total + (reading.frequency.get(word) ?? 0), 0)
  const frequent = content.length === 0 || top === 0 ? 0 : sum / content.length / top
  const place = candidate.isFirstOfSection ? 1 : candidate.isFirstOfBlock ? 0.6 : 0.3
  const shared = title.size === 0 ? 0 : [...title].filter((word) => set.has(word)).length / title.size
  const cue = hasCue(candidate.text, language) ? 1 : 0
  const length = words >= 10 && words <= 25 ? 1 : 0.5
  return 0.45 * frequent + 0.2 * place + 0.15 * shared + 0.1 * cue + 0.1 * length
}

/** All candidates, the best first; of equals the earlier. */
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
  /** The sentence as it fits its place, cut at a clause if need be; null when it does not fit at all. */
  readonly fit?: (text: string) => string | null
  readonly without?: readonly (Candidate | null)[]
}

/** The best sentences that are not alike, at most two of a section until each has one; in the article's order. */
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
    // Whether it fits is asked of those alone that are next: counting a network's characters takes time.
    const text = fit(next.text)
    if (text !== null) taken.push({ text, candidate: next })
    open = text === null ? open.filter((one) => one !== next) : unlike(open, next)
  }
  return taken.sort((a, b) => a.candidate.position - b.candidate.position)
}

const CLAUSE = /;| – |, which\b|, że(?![\p{L}])/gu
const MIN_WORDS = 6

/** The sentence when it fits; else cut at the last clause at which it does; null when it fits nowhere. */
export function shorten(text: string, fits: (text: string) => boolean): string | null {
  if (fits(text)) return text
  const ends = Array.from(text.matchAll(CLAUSE), ({ index }) => index).reverse()
  for (const end of ends) {
    const head = text.slice(0, end).trimEnd()
    // "10 – 20 minutes" is no clause.
    if (/\d$/.test(head) && /^(?:;| –) ?\d/.test(text.slice(end))) continue
    const sentence = `${head.replace(/(?<![,:;–-])[,:;–-]+$/, '')}.`
    if (countWords(sentence) >= MIN_WORDS && fits(sentence)) return sentence
  }
  return null
}

const HOOK = { min: 8, max: 22, part: 0.2 } as const

/** The best sentence of 8 to 22 words among the first fifth of the article that fits its place; null for the title. */
export function hookOf(ranked: readonly Ranked[], total: number, fits: (text: string) => boolean): Picked | null {
  for (const candidate of ranked) {
    const { words, before } = candidate
    if (words < HOOK.min || words > HOOK.max || before >= total * HOOK.part) continue
    const text = shorten(candidate.text, fits)
    if (text !== null) return { text, candidate }
  }
  return null
}
