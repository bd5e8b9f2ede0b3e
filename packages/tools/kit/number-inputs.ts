import { type Big, dec } from './decimal.ts'
import { field, type Read, requiredMessage } from './inputs.ts'
import { notANumber, type NumberRange, rangeMessage } from './integer-inputs.ts'
import { parseNumber } from './parse-number.ts'

/* Numbers of a form, as exact decimals; whole ones in `integer-inputs.ts`. */

function readNumber(label: string, raw: string, { min, max }: NumberRange): Read<Big> | null {
  const parsed = parseNumber(raw)
  if (!parsed.ok) return parsed.reason === 'empty' ? null : notANumber(label, parsed)
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
