import { CURRENCIES } from './format.ts'
import type { NumberField } from './types.ts'

export type ParsedNumber =
  | { readonly ok: true; readonly value: string }
  | { readonly ok: false; readonly reason: 'empty' | 'not-a-number' }
  | { readonly ok: false; readonly reason: 'ambiguous'; readonly readings: readonly [string, string] }

/** No tool accepts a longer number, so a longer text is refused unread. */
const LONGEST = 40

const NOT_A_NUMBER: ParsedNumber = { ok: false, reason: 'not-a-number' }
const THREES = /^\d{1,3}(\d{3})+$/

function plain(sign: string, whole: string, fraction = ''): ParsedNumber {
  const digits = whole.replace(/^0+(?=\d)/, '') || '0'
  const value = fraction === '' ? digits : `${digits}.${fraction}`
  return { ok: true, value: /[1-9]/.test(value) ? `${sign}${value}` : value }
}

/** Whether one separator groups all digits in threes: "1.234.567". */
const isGrouped = (parts: readonly string[]): boolean =>
  THREES.test(parts.join('')) && parts.slice(1).every(({ length }) => length === 3) && parts[0] !== '0'

/** The last separator comes before the decimals, unless it occurs again: then it groups digits, as the other one does. */
function readDigits(sign: string, text: string): ParsedNumber {
  const [decimal, group] = text.lastIndexOf('.') > text.lastIndexOf(',') ? ['.', ','] : [',', '.']
  const [whole = '', fraction = '', ...more] = text.split(decimal)
  const groups = whole.split(group)
  if (groups.length > 1)
    return more.length > 0 || !isGrouped(groups) ? NOT_A_NUMBER : plain(sign, groups.join(''), fraction)
  if (more.length > 0) return isGrouped(text.split(decimal)) ? plain(sign, text.replaceAll(decimal, '')) : NOT_A_NUMBER
  if (whole === '' && fraction === '') return NOT_A_NUMBER
  if (/^[1-9]\d{0,2}$/.test(whole) && fraction.length === 3)
    return { ok: false, reason: 'ambiguous', readings: [`${sign}${whole}${fraction}`, `${sign}${whole}.${fraction}`] }
  return plain(sign, whole, fraction)
}

export type Measure = Pick<NumberField, 'kind' | 'unit'>

/** What a field shows after its number: "%", "months". */
export const unitOf = ({ kind, unit }: Measure): string => unit ?? (kind === 'percent' ? '%' : '')

const CURRENCY = `(?:US\\$|\\p{Sc}|zł|Kč|kr|${CURRENCIES.join('|')})`
const MONEY = new RegExp(`^([+-]?)${CURRENCY}|${CURRENCY}$`, 'iu')

const withoutSpaces = (text: string): string => text.replace(/[\s\p{Cf}'\u2019]/gu, '')

/** The number without a currency before or after it in a field of money, without the field's unit in any other. */
function withoutUnit(text: string, field: Measure): string {
  if (field.kind === 'money') return text.replace(MONEY, '$1')
  const unit = withoutSpaces(unitOf(field))
  return text.endsWith(unit) ? text.slice(0, text.length - unit.length) : text
}

/**
 * Parses a number as people type it or copy it from other programs: `.` or `,` before the decimals, groups by spaces,
 * apostrophes or the other separator, a sign before it and the field's unit. An ambiguous number returns both readings.
 * The value is a plain decimal: digits, one dot, a minus.
 */
export function parseNumber(raw: string, field: Measure = { kind: 'number' }): ParsedNumber {
  const text = raw.trim()
  if (text === '') return { ok: false, reason: 'empty' }
  if (text.length > LONGEST) return NOT_A_NUMBER
  const signed = withoutUnit(withoutSpaces(text).replaceAll('\u2212', '-'), field)
  const body = signed.replace(/^[+-]/, '')
  return /^[\d.,]+$/.test(body) ? readDigits(signed.startsWith('-') ? '-' : '', body) : NOT_A_NUMBER
}

/** "Did you mean 1 234 or 1.234?" */
export const ambiguousMessage = ([thousands, decimal]: readonly [string, string]): string =>
  `Did you mean ${thousands.replace(/\d{3}$/, ' $&')} or ${decimal}?`
