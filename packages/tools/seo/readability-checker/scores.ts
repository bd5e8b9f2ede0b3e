import { fleschEase } from '../../kit/syllables.ts'
import type { Language } from '../../kit/text.ts'

/** The counts that the formulas use. */
export interface Counts {
  readonly words: number
  readonly sentences: number
  readonly syllables: number
  /** Words of three syllables or more. */
  readonly longWords: number
  /** Words of four syllables or more. */
  readonly hardWords: number
  /** Letters and digits. */
  readonly letters: number
}

const EASE_BANDS = [
  [90, 'very easy'],
  [80, 'easy'],
  [70, 'fairly easy'],
  [60, 'plain'],
  [50, 'fairly difficult'],
  [30, 'difficult'],
] as const

export const easeBand = (value: number): string => EASE_BANDS.find(([from]) => value >= from)?.[1] ?? 'very difficult'

const SMOG_SENTENCES = 30
const GRADE = 'years of school in the United States'
const POLISH = 'years of school'
const OUTSIDE = 'Outside 0 to 100: very short or very long words and sentences do that.'

/** A score, its meaning, and a note on its limits. */
const score = (name: string, value: number, meaning: string, note = '') => ({ name, value, meaning, note })

function english(counts: Counts) {
  const { words, sentences, syllables, longWords, letters } = counts
  // The band must be that of the shown figure, which has one decimal.
  const ease = Math.round(fleschEase(counts) * 10) / 10
  const smog = 1.043 * Math.sqrt((longWords * 30) / sentences) + 3.1291
  const coleman = 0.0588 * ((100 * letters) / words) - 0.296 * ((100 * sentences) / words) - 15.8
  return [
    score('Flesch Reading Ease', ease, easeBand(ease), ease < 0 || ease > 100 ? OUTSIDE : ''),
    score('Flesch–Kincaid grade', 0.39 * (words / sentences) + 11.8 * (syllables / words) - 15.59, GRADE),
    score('Gunning Fog', 0.4 * (words / sentences + (100 * longWords) / words), GRADE),
    score('SMOG', smog, GRADE, sentences < SMOG_SENTENCES ? 'needs 30 sentences' : ''),
    score('Coleman–Liau', coleman, GRADE),
    score('Automated Readability Index', 4.71 * (letters / words) + 0.5 * (words / sentences) - 21.43, GRADE),
  ]
}

function polish({ words, sentences, hardWords }: Counts) {
  const length = words / sentences
  const hard = (100 * hardWords) / words
  return [
    score('Pisarek, linear', length / 3 + hard / 3 + 1, POLISH),
    score('Pisarek, non-linear', Math.sqrt(length ** 2 + hard ** 2) / 2, POLISH),
  ]
}

export const scoresOf = (counts: Counts, language: Language) => (language === 'en' ? english(counts) : polish(counts))
