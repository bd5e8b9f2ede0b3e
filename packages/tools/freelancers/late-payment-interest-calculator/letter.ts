import { formatDate, type IsoDate } from '../../kit/dates.ts'
import type { Big } from '../../kit/decimal.ts'
import { countOf, formatMoney, formatPercent } from '../../kit/format.ts'
import { longDate } from '../../kit/long-date.ts'
import type { Result } from './calculate.ts'
import type { Regime } from './form.ts'

const polish = (options: Intl.NumberFormatOptions, value: Big) =>
  new Intl.NumberFormat('pl-PL', options).format(value.round(2, 1).toFixed() as Intl.StringNumericLiteral)

const polishDate = (date: IsoDate) => longDate(date, 'pl')

const BASIS: Readonly<Record<Regime, { en: string; pl: string }>> = {
  eu: {
    en: 'Directive 2011/7/EU on combating late payment in commercial transactions, Articles 3 and 6, as transposed into national law',
    pl: 'dyrektywa 2011/7/UE w sprawie zwalczania opóźnień w płatnościach w transakcjach handlowych, art. 3 i 6',
  },
  pl: {
    en: 'the Polish Act of 8 March 2013 on counteracting excessive delays in commercial transactions, Articles 7 and 10',
    pl: 'ustawa z dnia 8 marca 2013 r. o przeciwdziałaniu nadmiernym opóźnieniom w transakcjach handlowych, art. 7 i 10',
  },
  'pl-health': {
    en: 'the Polish Act of 8 March 2013 on counteracting excessive delays in commercial transactions, Articles 8 and 10',
    pl: 'ustawa z dnia 8 marca 2013 r. o przeciwdziałaniu nadmiernym opóźnieniom w transakcjach handlowych, art. 8 i 10',
  },
  own: { en: 'the interest agreed between us', pl: 'uzgodnione między stronami odsetki' },
}

const name = (text: string, missing: string) => text || `[${missing}]`

const claim = (what: string, amount: Big, money: (value: Big) => string): string[] =>
  amount.gt(0) ? [`- ${what}: ${money(amount)}`] : []

/** A letter of demand in English. Missing data become markers in square brackets. */
export function englishLetter(result: Result): string {
  const { input, halfYears, compensation } = result
  const money = (value: Big) => formatMoney(value, input.currency)
  const euros = compensation && formatMoney(compensation.euros, 'EUR')
  const converted = compensation?.converted && input.currency === 'PLN' ? ` (${money(compensation.converted)})` : ''
  const lines = [
    `To: ${name(input.debtor, 'name of the debtor')}`,
    '',
    `Demand for payment, invoice ${name(input.invoice, 'number of the invoice')}`,
    '',
    `Our invoice over ${money(input.amount)} was due on ${formatDate(input.due)}. On ${formatDate(input.paid)} you owe:`,
    '',
    ...claim('principal', result.principalLeft, money),
    ...claim(`interest for ${countOf(result.days, 'day')}`, result.interestLeft, money),
    ...(euros ? [`- compensation for recovery costs: ${euros}${converted}`] : []),
    '',
    'The interest was computed as follows:',
    ...halfYears.map(
      ({ from, rate, days, interest }) =>
        `- half-year from ${formatDate(from)}: ${countOf(days, 'day')} at ${formatPercent(rate)} a year, ${money(interest)}`,
    ),
    '',
    `Legal basis: ${BASIS[input.regime].en}.`,
    ...(result.daily.gt(0) ? [`For every further day ${money(result.daily)} of interest is added.`] : []),
    'Please pay within seven days of receiving this letter.',
    '',
    name(input.creditor, 'your name'),
  ]
  return `${lines.join('\n')}\n`
}

/** The letter of demand in Polish. */
export function polishLetter(result: Result): string {
  const { input, halfYears, compensation } = result
  const money = (value: Big) => polish({ style: 'currency', currency: input.currency }, value)
  const euros = compensation && polish({ style: 'currency', currency: 'EUR' }, compensation.euros)
  const converted = compensation?.converted && input.currency === 'PLN' ? ` (${money(compensation.converted)})` : ''
  const lines = [
    `Do: ${name(input.debtor, 'nazwa dłużnika')}`,
    '',
    `Wezwanie do zapłaty, faktura ${name(input.invoice, 'numer faktury')}`,
    '',
    `Termin płatności naszej faktury na kwotę ${money(input.amount)} upłynął ${polishDate(input.due)}. Na dzień ${polishDate(input.paid)} do zapłaty pozostaje:`,
    '',
    ...claim('należność główna', result.principalLeft, money),
    ...claim(`odsetki za opóźnienie, liczba dni ${result.days}`, result.interestLeft, money),
    ...(euros ? [`- rekompensata za koszty odzyskiwania należności: ${euros}${converted}`] : []),
    '',
    'Odsetki naliczono następująco:',
    ...halfYears.map(
      ({ from, rate, days, interest }) =>
        `- półrocze od ${polishDate(from)}: liczba dni ${days}, stopa ${polish({ maximumFractionDigits: 2 }, rate)}% w skali roku, ${money(interest)}`,
    ),
    '',
    `Podstawa prawna: ${BASIS[input.regime].pl}.`,
    ...(result.daily.gt(0) ? [`Za każdy kolejny dzień opóźnienia odsetki wynoszą ${money(result.daily)}.`] : []),
    'Prosimy o zapłatę w ciągu siedmiu dni od otrzymania niniejszego wezwania.',
    '',
    name(input.creditor, 'Twoja nazwa'),
  ]
  return `${lines.join('\n')}\n`
}

export const hasMarkers = (text: string): boolean => text.includes('[')
