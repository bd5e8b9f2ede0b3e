import type { Language } from '../../kit/text.ts'

/** What every formula is made of. */
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

export interface Score {
  readonly name: string
  readonly value: number
  /** How to read it. */
  readonly meaning: string
  readonly note?: string
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

const fleschEase = ({ words, sentences, syllables }: Counts): number =>
  206.835 - 1.015 * (words / sentences) - 84.6 * (syllables / words)

function english(counts: Counts): Score[] {
  const { words, sentences, syllables, longWords, letters } = counts
  const ease = fleschEase(counts)
  return [
    {
      name: 'Flesch Reading Ease',
      value: ease,
      meaning: easeBand(ease),
      ...(ease < 0 || ease > 100
        ? { note: 'Outside 0 to 100: very short or very long words and sentences do that.' }
        : {}),
    },
    {
      name: 'Flesch–Kincaid grade',
      value: 0.39 * (words / sentences) + 11.8 * (syllables / words) - 15.59,
      meaning: GRADE,
    },
    { name: 'Gunning Fog', value: 0.4 * (words / sentences + (100 * longWords) / words), meaning: GRADE },
    {
      name: 'SMOG',
      value: 1.043 * Math.sqrt((longWords * 30) / sentences) + 3.1291,
      meaning: GRADE,
      ...(sentences < SMOG_SENTENCES ? { note: 'needs 30 sentences' } : {}),
    },
    {
      name: 'Coleman–Liau',
      value: 0.0588 * ((100 * letters) / words) - 0.296 * ((100 * sentences) / words) - 15.8,
      meaning: GRADE,
    },
    {
      name: 'Automated Readability Index',
      value: 4.71 * (letters / words) + 0.5 * (words / sentences) - 21.43,
      meaning: GRADE,
    },
  ]
}

function polish({ words, sentences, hardWords }: Counts): Score[] {
  const length = words / sentences
  const hard = (100 * hardWords) / words
  return [
    { name: 'Pisarek, linear', value: length / 3 + hard / 3 + 1, meaning: POLISH },
    { name: 'Pisarek, non-linear', value: Math.sqrt(length ** 2 + hard ** 2) / 2, meaning: POLISH },
  ]
}

/** The formulas of the text's language. */
export const scoresOf = (counts: Counts, language: Language): readonly Score[] =>
  language === 'en' ? english(counts) : polish(counts)
