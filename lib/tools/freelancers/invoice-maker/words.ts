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

const groups = (value: number) =>
  [Math.floor(value / 1_000_000), Math.floor(value / 1000) % 1000, value % 1000] as const

function english(value: number): string {
  if (value === 0) return 'zero'
  const [millions, thousands, rest] = groups(value)
  return [
    millions && `${englishBelowThousand(millions)} million`,
    thousands && `${englishBelowThousand(thousands)} thousand`,
    rest && englishBelowThousand(rest),
  ]
    .filter(Boolean)
    .join(' ')
}

const PL_SMALL =
  'zero jeden dwa trzy cztery pięć sześć siedem osiem dziewięć dziesięć jedenaście dwanaście trzynaście czternaście piętnaście szesnaście siedemnaście osiemnaście dziewiętnaście'.split(
    ' ',
  )
const PL_TENS =
  '  dwadzieścia trzydzieści czterdzieści pięćdziesiąt sześćdziesiąt siedemdziesiąt osiemdziesiąt dziewięćdziesiąt'.split(
    ' ',
  )
const PL_HUNDREDS = ' sto dwieście trzysta czterysta pięćset sześćset siedemset osiemset dziewięćset'.split(' ')

type Forms = readonly [one: string, few: string, many: string]

/** jeden złoty, dwa złote, pięć złotych; twelve to fourteen are many. */
function polishForm(value: number, [one, few, many]: Forms): string {
  if (value === 1) return one
  const [ones, tens] = [value % 10, value % 100]
  return ones >= 2 && ones <= 4 && (tens < 12 || tens > 14) ? few : many
}

function polishBelowThousand(value: number): string {
  const rest = value % 100
  const small =
    rest < 20 ? [rest ? PL_SMALL[rest] : ''] : [PL_TENS[Math.floor(rest / 10)], rest % 10 ? PL_SMALL[rest % 10] : '']
  return [PL_HUNDREDS[Math.floor(value / 100)], ...small].filter(Boolean).join(' ')
}

function polish(value: number): string {
  if (value === 0) return 'zero'
  const [millions, thousands, rest] = groups(value)
  const part = (count: number, forms: Forms) =>
    count === 1 ? forms[0] : `${polishBelowThousand(count)} ${polishForm(count, forms)}`
  return [
    millions && part(millions, ['milion', 'miliony', 'milionów']),
    thousands && part(thousands, ['tysiąc', 'tysiące', 'tysięcy']),
    rest && polishBelowThousand(rest),
  ]
    .filter(Boolean)
    .join(' ')
}

const ZLOTY: Forms = ['złoty', 'złote', 'złotych']
const GROSZ: Forms = ['grosz', 'grosze', 'groszy']

function inEnglish(whole: number, hundredths: number, currency: string): string {
  const small = String(hundredths).padStart(2, '0')
  return `${english(whole)} ${currency} ${small}/100`
}

function inPolish(whole: number, hundredths: number, currency: string): string {
  if (currency !== 'PLN') return `${polish(whole)} ${currency} ${String(hundredths).padStart(2, '0')}/100`
  return `${polish(whole)} ${polishForm(whole, ZLOTY)} ${polish(hundredths)} ${polishForm(hundredths, GROSZ)}`
}

/** An amount in words; null above 999,999,999.99, where words help nobody. */
export function amountInWords(amount: Big, currency: string, language: 'en' | 'pl'): string | null {
  const rounded = roundTo(amount, 2)
  if (rounded.abs().gt(MOST)) return null
  const [whole = '0', hundredths = '0'] = rounded.abs().toFixed(2).split('.')
  const words = (language === 'en' ? inEnglish : inPolish)(Number(whole), Number(hundredths), currency)
  return rounded.lt(0) ? `minus ${words}` : words
}
