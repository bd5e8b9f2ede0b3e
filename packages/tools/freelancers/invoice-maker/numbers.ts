import { regionName } from '../../kit/country.ts'
import type { Currency } from '../../kit/format.ts'
import { euVatRates } from '../../kit/vat-rates.ts'

/** ISO 13616: the first four characters move to the end, letters become 10 to 35, and the number modulo 97 is 1. */
export function isIban(text: string): boolean {
  const iban = compact(text)
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return false
  const digits = [...(iban.slice(4) + iban.slice(0, 4))].map((sign) => parseInt(sign, 36).toString()).join('')
  let rest = 0
  for (const digit of digits) rest = (rest * 10 + Number(digit)) % 97
  return rest === 1
}

export const compact = (text: string): string => text.replace(/[\s.-]/g, '').toUpperCase()

export const groupIban = (text: string): string => compact(text).replace(/(.{4})(?=.)/g, '$1 ')

const NIP_WEIGHTS = [6, 5, 7, 2, 3, 4, 5, 6, 7]

/** A Polish tax number: the tenth digit is the weighted sum of the others modulo 11. */
export function isNip(text: string): boolean {
  const digits = compact(text).replace(/^PL/, '')
  if (!/^\d{10}$/.test(digits)) return false
  const sum = NIP_WEIGHTS.reduce((total, weight, index) => total + weight * Number(digits[index]), 0)
  return sum % 11 === Number(digits[9])
}

/** The pattern of each country's VAT number after its prefix; only VIES knows whether a number is registered. */
const VAT_PATTERNS: Readonly<Record<string, RegExp>> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  HR: /^\d{11}$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  FI: /^\d{8}$/,
  FR: /^[A-Z0-9]{2}\d{9}$/,
  DE: /^\d{9}$/,
  EL: /^\d{9}$/,
  HU: /^\d{8}$/,
  IE: /^\d[A-Z0-9+*]\d{5}[A-Z]{1,2}$/,
  IT: /^\d{11}$/,
  LV: /^\d{11}$/,
  LT: /^(?:\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  MT: /^\d{8}$/,
  NL: /^\d{9}B\d{2}$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SK: /^\d{10}$/,
  SI: /^\d{8}$/,
  ES: /^[A-Z0-9]\d{7}[A-Z0-9]$/,
  SE: /^\d{12}$/,
}

export const COUNTRIES = [...Object.keys(VAT_PATTERNS), 'GB', 'CH', 'NO', 'US', 'other'] as const

/** Of the countries without the euro. The form has neither the forint nor the leu. */
const CURRENCY_OF: Readonly<Record<string, Currency | null>> = {
  CH: 'CHF',
  CZ: 'CZK',
  DK: 'DKK',
  GB: 'GBP',
  HU: null,
  NO: 'NOK',
  PL: 'PLN',
  RO: null,
  SE: 'SEK',
  US: 'USD',
}

export function currencyOf(country: string): Currency | null {
  const own = CURRENCY_OF[country]
  return own === undefined ? 'EUR' : own
}

/** Greece writes EL before its VAT numbers and is GR elsewhere. */
const regionOf = (country: string) => (country === 'EL' ? 'GR' : country)

/** A table, since the region names of server and browser may differ. */
const ENGLISH: Readonly<Record<string, string>> = {
  ...Object.fromEntries(euVatRates.value.map(({ code, country }) => [code, country])),
  GB: 'United Kingdom',
  CH: 'Switzerland',
  NO: 'Norway',
  US: 'United States',
  other: '',
}

/** "Germany" or "Niemcy"; '' for "other". */
export function countryName(country: string, language: 'en' | 'pl'): string {
  const english = ENGLISH[country] ?? country
  if (language === 'en' || english === '') return english
  return regionName(regionOf(country), 'pl')
}

/** Whether the VAT numbers of a country have a prefix, which trade across borders requires. */
export const hasPrefix = (country: string): boolean => country in VAT_PATTERNS

export const startsWithPrefix = (text: string, country: string): boolean => compact(text).startsWith(country)

/** What is wrong with a tax number, as a text; null for a valid format and for countries without a pattern. */
export function taxNumberProblem(text: string, country: string): string | null {
  const pattern = VAT_PATTERNS[country]
  if (text === '' || !pattern) return null
  const number = compact(text).replace(new RegExp(`^${country}`), '')
  if (country === 'PL')
    return isNip(number) ? null : 'is not a Polish tax number: its last digit does not fit the others'
  return pattern.test(number) ? null : `does not have the form of a VAT number of ${country}`
}
