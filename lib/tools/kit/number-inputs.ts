import { type Big, dec, formatNumber } from './decimal.ts'
import { field, type Read, requiredMessage } from './inputs.ts'
import { ambiguousMessage, parseNumber } from './parse-number.ts'

/* Numbers of a form, as exact decimals; whole ones as numbers. */

type Limit = string | number

export const rangeMessage = (label: string, min: Limit, max: Limit) =>
  `${label} must be between ${formatNumber(min, 6)} and ${formatNumber(max, 6)}.`
export const numberMessage = (label: string) => `${label} must be a number, for example 1250.50.`

export interface NumberRange {
  readonly min: Limit
  readonly max: Limit
}

function readNumber(label: string, raw: string, { min, max }: NumberRange): Read<Big> | null {
  const parsed = parseNumber(raw)
  if (!parsed.ok && parsed.reason === 'empty') return null
  if (!parsed.ok)
    return { error: parsed.reason === 'ambiguous' ? ambiguousMessage(parsed.readings) : numberMessage(label) }
  const value = dec(parsed.value)
  return value.lt(min) || value.gt(max) ? { error: rangeMessage(label, min, max) } : { value }
}

/** A required number. `ifEmpty` is what an empty field means, where it means something. */
export const numberInput = (label: string, range: NumberRange & { readonly ifEmpty?: string }) =>
  field<Big>((raw) => {
    const read = readNumber(label, raw, range)
    if (read) return read
    return range.ifEmpty === undefined ? { error: requiredMessage(label) } : { value: dec(range.ifEmpty) }
  })

/** A number that may be missing: null then. */
export const optionalNumber = (label: string, range: NumberRange) =>
  field<Big | null>((raw) => readNumber(label, raw, range) ?? { value: null })

const MONEY: NumberRange = { min: 0, max: '1000000000000' }

/** An amount: 0 to a million millions unless told otherwise. */
export const moneyInput = (label: string, range: Partial<NumberRange> & { readonly ifEmpty?: string } = {}) =>
  numberInput(label, { ...MONEY, ...range })
export const optionalMoney = (label: string, range: Partial<NumberRange> = {}) =>
  optionalNumber(label, { ...MONEY, ...range })

const PERCENT: NumberRange = { min: 0, max: 100 }

/** A percentage as it is typed: 23 is 23 %. `share()` of the kit makes 0.23 of it. */
export const percentInput = (label: string, range: Partial<NumberRange> & { readonly ifEmpty?: string } = {}) =>
  numberInput(label, { ...PERCENT, ...range })
export const optionalPercent = (label: string, range: Partial<NumberRange> = {}) =>
  optionalNumber(label, { ...PERCENT, ...range })

/** Advice, not an error, for a percentage between 0 and 1: "0.2" may mean 20 %. */
export function percentHint(raw: string): string | null {
  const parsed = parseNumber(raw)
  if (!parsed.ok) return null
  const value = dec(parsed.value)
  if (value.lte(0) || value.gte(1)) return null
  return `That is under 1\u00A0%. Did you mean ${formatNumber(value.times(100), 6)}\u00A0%?`
}

function readInteger(label: string, raw: string, range: NumberRange): Read<number> | null {
  const read = readNumber(label, raw, range)
  if (read === null || 'error' in read) return read
  return read.value.eq(read.value.round(0, 0))
    ? { value: read.value.toNumber() }
    : { error: `${label} must be a whole number.` }
}

/** A whole number, up to what a double holds exactly. */
export const integerInput = (
  label: string,
  range: { readonly min: number; readonly max: number; readonly ifEmpty?: number },
) =>
  field<number>((raw) => {
    const read = readInteger(label, raw, range)
    if (read) return read
    return range.ifEmpty === undefined ? { error: requiredMessage(label) } : { value: range.ifEmpty }
  })
export const optionalInteger = (label: string, range: { readonly min: number; readonly max: number }) =>
  field<number | null>((raw) => readInteger(label, raw, range) ?? { value: null })
