import { type Big, roundTo } from '../../kit/decimal.ts'

const MOST = 999_999_999.99

const EN_SMALL =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const EN_TENS = '  twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')

function englishBelowThousand(value: number): string {
  if (value >= 100) {
    const rest = value % 100
    return `${EN_SMALL[Math.floor(value / 100)]} hundred${rest ? ` and ${englishBelowThousand(rest)}` : ''}`
  }
  if (value < 20) return EN_SMALL[value] ?? ''
  const rest = value % 10
  return `${EN_TENS[Math.floor(value / 10)]}${rest ? `-${EN_SMALL[rest]}` : ''}`
}

export const groupsOf = (value: number) =>
  [Math.floor(value / 1_000_000), Math.floor(value / 1000) % 1000, value % 1000] as const

function english(value: number): string {
  if (value === 0) return 'zero'
  const [millions, thousands, rest] = groupsOf(value)
  return [
    millions && `${englishBelowThousand(millions)} million`,
    thousands && `${englishBelowThousand(thousands)} thousand`,
    rest && `${value > rest && rest < 100 ? 'and ' : ''}${englishBelowThousand(rest)}`,
  ]
    .filter(Boolean)
    .join(' ')
}

/** Writes a whole number of a currency and its hundredths in words. */
export type Speech = (whole: number, hundredths: number, currency: string) => string

export const inEnglish: Speech = (whole, hundredths, currency) =>
  `${english(whole)} ${currency} ${String(hundredths).padStart(2, '0')}/100`

/** An amount in words; null above 999,999,999.99, where words are too long to help. */
export function amountInWords(amount: Big, currency: string, say: Speech): string | null {
  const rounded = roundTo(amount, 2)
  if (rounded.abs().gt(MOST)) return null
  const [whole = '0', hundredths = '0'] = rounded.abs().toFixed(2).split('.')
  const words = say(Number(whole), Number(hundredths), currency)
  return rounded.lt(0) ? `minus ${words}` : words
}
