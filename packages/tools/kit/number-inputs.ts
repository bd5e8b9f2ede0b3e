import { type Big, dec } from './decimal.ts'
import { field, type Read, requiredMessage } from './inputs.ts'
import { notANumber, type NumberRange, rangeMessage, type NumberDisplay } from './integer-inputs.ts'
import { parseNumber } from './parse-number.ts'

/* Numbers of a form, as exact decimals; whole ones in `integer-inputs.ts`. */

function readNumber(label: string, raw: string, { min, max }: NumberRange): Read<Big> | null {
  const parsed = parseNumber(raw)
  if (!parsed.ok) return parsed.reason === 'empty' ? null : notANumber(label, parsed)
  const value = dec(parsed.value)
  return value.lt(min) || value.gt(max) ? { error: rangeMessage(label, min, max) } : { value }
}

interface IfEmpty {
  readonly ifEmpty?: string
}

/** A required number. `ifEmpty` is what an empty field means, where it means something. */
export const numberInput = (
  label: string,
  { min, max, ifEmpty, kind = 'number', ...display }: NumberRange & NumberDisplay & IfEmpty,
) =>
  field<Big>({ kind, label, ...display }, (raw) => {
    const read = readNumber(label, raw, { min, max })
    if (read) return read
    return ifEmpty === undefined ? { error: requiredMessage(label) } : { value: dec(ifEmpty) }
  })

/** A number that may be missing: null then. */
export const optionalNumber = (label: string, { min, max, kind = 'number', ...display }: NumberRange & NumberDisplay) =>
  field<Big | null>({ kind, label, ...display }, (raw) => readNumber(label, raw, { min, max }) ?? { value: null })

type Options = Partial<NumberRange> & NumberDisplay

const MONEY = { min: 0, max: '1000000000000', kind: 'money' } as const

/** An amount: 0 to a million millions unless told otherwise. */
export const moneyInput = (label: string, options: Options & IfEmpty = {}) =>
  numberInput(label, { ...MONEY, ...options })
export const optionalMoney = (label: string, options: Options = {}) => optionalNumber(label, { ...MONEY, ...options })

const PERCENT = { min: 0, max: 100, kind: 'percent' } as const

/** A percentage as it is typed: 23 is 23 %. `share()` of the kit makes 0.23 of it. */
export const percentInput = (label: string, options: Options & IfEmpty = {}) =>
  numberInput(label, { ...PERCENT, ...options })
export const optionalPercent = (label: string, options: Options = {}) =>
  optionalNumber(label, { ...PERCENT, ...options })
