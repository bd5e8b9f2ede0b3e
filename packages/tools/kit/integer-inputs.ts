import { formatNumber } from './format.ts'
import { field, type Read, requiredMessage, type FieldDisplay } from './inputs.ts'
import { ambiguousMessage, type Measure, type ParsedNumber, parseNumber } from './parse-number.ts'
import type { NumberField } from './types.ts'

/* Inputs for whole numbers, and the messages of all number inputs. Exact decimals: `number-inputs.ts`. */

type Limit = string | number

export interface NumberRange {
  readonly min: Limit
  readonly max: Limit
}

export type NumberDisplay = FieldDisplay & Partial<Pick<NumberField, 'kind' | 'unit' | 'slider'>>

export const rangeMessage = (label: string, min: Limit, max: Limit) =>
  `${label} must be between ${formatNumber(min, 6)} and ${formatNumber(max, 6)}.`
export const numberMessage = (label: string) => `${label} must be a number, for example 1250.50.`

/** The message for a text that is not a number. */
export const notANumber = (
  label: string,
  parsed: Extract<ParsedNumber, { ok: false }>,
): { readonly error: string } => ({
  error: parsed.reason === 'ambiguous' ? ambiguousMessage(parsed.readings) : numberMessage(label),
})

interface PlainRange {
  readonly min: number
  readonly max: number
}

function readPlain(label: string, raw: string, { min, max, ...field }: PlainRange & Measure): Read<number> | null {
  const parsed = parseNumber(raw, field)
  if (!parsed.ok) return parsed.reason === 'empty' ? null : notANumber(label, parsed)
  const value = Number(parsed.value)
  if (value < min || value > max) return { error: rangeMessage(label, min, max) }
  const isWhole = field.kind !== 'integer' || Number.isInteger(value)
  return isWhole ? { value } : { error: `${label} must be a whole number.` }
}

/** A number that the tool only prints, and never calculates with; null if empty. */
export const optionalPlain = (label: string, { min, max, kind = 'number', ...display }: PlainRange & NumberDisplay) =>
  field<number | null>(
    { kind, label, ...display },
    (raw) => readPlain(label, raw, { min, max, kind, ...display }) ?? { value: null },
  )

export const optionalInteger = (label: string, options: PlainRange & NumberDisplay) =>
  optionalPlain(label, { ...options, kind: 'integer' })

/** A whole number. `ifEmpty` is the value of an empty field; without it the field is required. */
export const integerInput = (
  label: string,
  { min, max, ifEmpty, ...display }: PlainRange & NumberDisplay & { readonly ifEmpty?: number },
) =>
  field<number>({ kind: 'integer', label, ...display }, (raw) => {
    const read = readPlain(label, raw, { min, max, kind: 'integer', ...display })
    if (read) return read
    return ifEmpty === undefined ? { error: requiredMessage(label) } : { value: ifEmpty }
  })

/** Advice, not an error, for a percentage between 0 and 1: "0.2" may mean 20 %. */
export function percentHint(raw: string): string | null {
  const parsed = parseNumber(raw, { kind: 'percent' })
  const value = parsed.ok ? Number(parsed.value) : 0
  if (value <= 0 || value >= 1) return null
  return `That is under 1\u00A0%. Did you mean ${formatNumber(value * 100, 6)}\u00A0%?`
}
