import type { Big } from 'big.js'

/*
 * Figures for people. Intl formats a decimal string without losing digits and rounds half away from zero. So this
 * module does without `decimal.ts`, and tools that only count do not load it.
 */

export const CURRENCIES = ['EUR', 'PLN', 'USD', 'GBP', 'CHF', 'CZK', 'SEK', 'NOK', 'DKK'] as const
export type Currency = (typeof CURRENCIES)[number]

const LANGUAGE = 'en-GB'

/** Rounds to 15 decimals, which removes the error of a division: three times a third is exactly 1. */
export const settled = (value: Big): Big => value.round(15, 1)

/**
 * Formats a number by its shortest decimal form, so that 1.005 rounds up. A value that rounds to zero has no sign.
 * Negative numbers get a minus sign (U+2212); only files for other programs use a hyphen.
 */
const written = (options: Intl.NumberFormatOptions, value: string | number | Big): string =>
  new Intl.NumberFormat(LANGUAGE, { ...options, signDisplay: 'negative' })
    .format(String(typeof value === 'object' ? settled(value) : value) as Intl.StringNumericLiteral)
    .replace(/^-/, '−')

/** "€1,234.50", "PLN 1,234.50", "−€20.00"; with up to `most` decimals, "€0.085". */
export const formatMoney = (value: number | Big, currency: Currency = 'EUR', most = 2): string =>
  written({ style: 'currency', currency, maximumFractionDigits: most }, value)

/** A number in the language of a document: "7 200,5" in Polish. */
export const numberIn = (language: 'en' | 'pl', value: number | Big, most = 2, least = 0): string => {
  const english = formatNumber(value, most, least)
  return language === 'pl' ? english.replaceAll(',', '\u00A0').replace('.', ',') : english
}

/** An amount in the language of a document: "7 200,00 PLN" in Polish. */
export const moneyIn = (language: 'en' | 'pl', value: number | Big, currency: Currency, most = 2): string =>
  language === 'pl' ? `${numberIn(language, value, most, 2)}\u00A0${currency}` : formatMoney(value, currency, most)

/** Digits in groups of three, with at most `most` and at least `least` decimals. */
export const formatNumber = (value: string | number | Big, most = 2, least = 0): string =>
  written({ maximumFractionDigits: most, minimumFractionDigits: least }, value)

/**
 * Rounded down, so that a value below a limit does not read as the limit: a contrast of 4.48 is "4.4". The addend keeps
 * 1.16, whose hundredfold is 115.99999999999999.
 */
export const roundedDown = (value: number, places: number): string =>
  (Math.floor(value * 10 ** places + 1e-9) / 10 ** places).toFixed(places)

/** "12k", "1.5m": short enough for an axis. */
export const shortNumber = (value: number): string => written({ notation: 'compact', maximumFractionDigits: 1 }, value)

/** "1 unit", "2 units", "1.5 units": the formatted figure decides. */
export function countOf(value: string | number | Big, one: string, most = 2): string {
  const figure = formatNumber(value, most)
  return `${figure} ${figure === '1' ? one : `${one}s`}`
}

/** A share as a percentage: 0.2258 is "22.58 %", with a no-break space. */
export const formatShare = (value: Big, places = 2): string => formatPercent(value.times(100), places)

/** A percentage: 22.58 is "22.58 %". */
export const formatPercent = (value: number | Big, places = 2): string =>
  `${formatNumber(value, places, places)}\u00A0%`

/** How a share has changed: "+2.00 %", "−30.77 %", and "0.00 %" without a sign. */
export function formatChange(share: Big): string {
  const percent = settled(share.times(100)).round(2, 1)
  return `${percent.gt(0) ? '+' : ''}${formatPercent(percent)}`
}
