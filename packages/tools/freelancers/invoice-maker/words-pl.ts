import { groupsOf, type Speech } from './words.ts'

/* Polish number words, loaded after hydration because the example invoice is in English. */

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

/** jeden złoty, dwa złote, pięć złotych; 12 to 14 take the form for many. */
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
  const [millions, thousands, rest] = groupsOf(value)
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

export const inPolish: Speech = (whole, hundredths, currency) => {
  if (currency !== 'PLN') return `${polish(whole)} ${currency} ${String(hundredths).padStart(2, '0')}/100`
  return `${polish(whole)} ${polishForm(whole, ZLOTY)} ${polish(hundredths)} ${polishForm(hundredths, GROSZ)}`
}
