import { type Big, dec } from './decimal.ts'
import { field, type Read, requiredMessage } from './inputs.ts'
import { notANumber, type NumberRange, rangeMessage, type NumberDisplay } from './integer-inputs.ts'
import { type Measure, parseNumber } from './parse-number.ts'

/* Inputs for numbers as exact decimals; whole numbers are in `integer-inputs.ts`. */

function readNumber(label: string, raw: string, { min, max, ...field }: NumberRange & Measure): Read<Big> | null {
  const parsed = parseNumber(raw, field)
  if (!parsed.ok) return parsed.reason === 'empty' ? null : notANumber(label, parsed)
  const value = dec(parsed.value)
  return value.lt(min) || value.gt(max) ? { error: rangeMessage(label, min, max) } : { value }
}

interface IfEmpty {
  readonly ifEmpty?: string
}

/** A number. `ifEmpty` is the value of an empty field; without it the field is required. */
export const numberInput = (
  label: string,
  { min, max, ifEmpty, kind = 'number', ...display }: NumberRange & NumberDisplay & IfEmpty,
) =>
  field<Big>({ kind, label, ...display }, (raw) => {
    const read = readNumber(label, raw, { min, max, kind, ...display })
    if (read) return read
    return ifEmpty === undefined ? { error: requiredMessage(label) } : { value: dec(ifEmpty) }
  })

/** A number; null if empty. */
export const optionalNumber = (label: string, { min, max, kind = 'number', ...display }: NumberRange & NumberDisplay) =>
  field<Big | null>(
    { kind, label, ...display },
    (raw) => readNumber(label, raw, { min, max, kind, ...display }) ?? { value: null },
  )

type Options = Partial<NumberRange> & NumberDisplay

const MONEY = { min: 0, max: '1000000000000', kind: 'money' } as const

/** An amount; by default from 0 to 10¹². */
export const moneyInput = (label: string, options: Options & IfEmpty = {}) =>
  numberInput(label, { ...MONEY, ...options })
export const optionalMoney = (label: string, options: Options = {}) => optionalNumber(label, { ...MONEY, ...options })

const PERCENT = { min: 0, max: 100, kind: 'percent' } as const

/** A percentage, by default from 0 to 100. 23 means 23 %; `share()` makes 0.23 of it. */
export const percentInput = (label: string, options: Options & IfEmpty = {}) =>
  numberInput(label, { ...PERCENT, ...options })
export const optionalPercent = (label: string, options: Options = {}) =>
  optionalNumber(label, { ...PERCENT, ...options })
