import * as v from 'valibot'
import { type Big, dec, formatNumber } from './decimal.ts'
import { ambiguousMessage, parseNumber } from './parse-number.ts'

/*
 * Builders of a tool's schema. What goes in is what a form holds: strings (a flag is 'yes' or '', rows are records of
 * strings). What comes out is what `calculate` wants. The schemas are Valibot's, of which a page gets the parts in use
 * (2 kB); zod comes as a whole where anything of the site uses it (23 kB).
 */

export const LONG_TEXT_MAX = 100_000
export const SHORT_TEXT_MAX = 300
export const LIST_MAX = 5_000
export const URL_MAX = 2_048

export const requiredMessage = (label: string) => `${label} is required.`
export const rangeMessage = (label: string, min: Limit, max: Limit) =>
  `${label} must be between ${formatNumber(min, 6)} and ${formatNumber(max, 6)}.`
export const numberMessage = (label: string) => `${label} must be a number, for example 1250.50.`
export const URL_MESSAGE = 'Enter a full address that starts with https://'

type Limit = string | number

/** A value, or the message that stands under the field. */
export type Read<T> = { readonly value: T } | { readonly error: string }

/** A field of a form: the typed text in, the read value out. Missing is empty. */
export function field<T>(read: (raw: string) => Read<T>) {
  return v.pipe(
    v.optional(v.string(), ''),
    v.rawTransform<string, T>(({ dataset, addIssue, NEVER }) => {
      const result = read(dataset.value)
      if ('value' in result) return result.value
      addIssue({ message: result.error })
      return NEVER
    }),
  )
}

/* ---------- numbers ---------- */

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

/* ---------- texts ---------- */

/** Control characters go, except tab and line feed; a half of a character becomes U+FFFD; NFC. */
export const cleanText = (raw: string): string =>
  raw
    .replace(/\r\n?/g, '\n')
    .replace(/[\u0000-\u0008\u000B-\u001F]/g, '')
    .toWellFormed()
    .normalize('NFC')

/** The same for a field of one line: its line feeds are spaces, so that two words do not become one. */
export const cleanLine = (raw: string): string =>
  cleanText(raw)
    .replace(/[\n\t]+/g, ' ')
    .trim()

interface TextLimits {
  readonly min?: number
  readonly max?: number
  readonly required?: boolean
}

const codePoints = (text: string) => [...text].length

function textOf(label: string, clean: (raw: string) => string, limits: Required<TextLimits>) {
  const { min, max, required } = limits
  return field<string>((raw) => {
    // What is far too long is not counted sign by sign.
    const text = clean(raw.length > max * 4 ? raw.slice(0, max * 4) : raw)
    if (text.trim() === '') return required ? { error: requiredMessage(label) } : { value: '' }
    const length = codePoints(text)
    if (length < min || length > max)
      return { error: `${label} must be between ${formatNumber(min)} and ${formatNumber(max)} characters.` }
    return { value: text }
  })
}

export const shortText = (label: string, limits: TextLimits = {}) =>
  textOf(label, cleanLine, { min: limits.required === false ? 0 : 1, max: SHORT_TEXT_MAX, required: true, ...limits })

/**
 * A text of several lines. The form keeps the first `max` UTF-16 code units of what is pasted and says so; whatever comes
 * another way is cut here.
 */
export const longText = (label: string, { max = LONG_TEXT_MAX, required = true }: Omit<TextLimits, 'min'> = {}) =>
  field<string>((raw) => {
    const text = cleanText(raw.slice(0, max))
    return required && text.trim() === '' ? { error: requiredMessage(label) } : { value: text }
  })

/** The lines that are not blank. */
export const linesOf = (text: string): string[] =>
  cleanText(text)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/** A list, one entry a line. */
export const listText = (
  label: string,
  {
    max = LIST_MAX,
    maxChars = LONG_TEXT_MAX * 10,
    required = true,
  }: { max?: number; maxChars?: number; required?: boolean } = {},
) =>
  field<readonly string[]>((raw) => {
    const lines = linesOf(raw.slice(0, maxChars))
    if (lines.length === 0 && required) return { error: requiredMessage(label) }
    return lines.length > max ? { error: `${label} may have at most ${formatNumber(max)} lines.` } : { value: lines }
  })

/** The address as a URL, or null when it is none that a tool takes: http or https, a host, no user, 2,048 characters. */
export function parseHttpUrl(raw: string): URL | null {
  const text = cleanLine(raw.slice(0, URL_MAX + 100))
  if (text.length > URL_MAX || !/^https?:\/\//i.test(text) || !URL.canParse(text)) return null
  const url = new URL(text)
  return url.hostname !== '' && url.username === '' && url.password === '' ? url : null
}

export const urlInput = (label: string) =>
  field<string>((raw) => {
    if (raw.trim() === '') return { error: requiredMessage(label) }
    const url = parseHttpUrl(raw)
    return url ? { value: url.href } : { error: URL_MESSAGE }
  })
export const optionalUrl = (_label: string) =>
  field<string>((raw) => {
    if (raw.trim() === '') return { value: '' }
    const url = parseHttpUrl(raw)
    return url ? { value: url.href } : { error: URL_MESSAGE }
  })

/* ---------- times, choices; dates: date-inputs.ts ---------- */

/** A text of a kind, for example a time. Not required and empty: ''. */
export const kindOf =
  (isValid: (text: string) => boolean, what: string) =>
  (label: string, { required = true }: { required?: boolean } = {}) =>
    field<string>((raw) => {
      const text = raw.trim()
      if (text === '') return required ? { error: requiredMessage(label) } : { value: '' }
      return isValid(text) ? { value: text } : { error: `${label} must be ${what}.` }
    })

const isTime = (text: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text)

/** HH:MM. */
export const timeInput = kindOf(isTime, 'a time from 00:00 to 23:59, for example 09:30')

/** One of some values; empty or unknown is an error unless `fallback` is given. */
export const choice = <const T extends string>(label: string, values: readonly T[], fallback?: NoInfer<T>) =>
  field<T>((raw) => {
    const found = values.find((value) => value === raw.trim())
    if (found !== undefined) return { value: found }
    return fallback !== undefined && raw.trim() === ''
      ? { value: fallback }
      : { error: `Choose one of the values of ${label}.` }
  })

/** A tick box: 'yes' or ''. */
export const flag = () => field<boolean>((raw) => ({ value: raw === 'yes' || raw === 'on' || raw === 'true' }))

type Row = Record<string, string>

const isBlankRow = (row: Row): boolean => Object.values(row).every((value) => value.trim() === '')

const pathItem = (key: string | number): v.UnknownPathItem => ({
  type: 'unknown',
  origin: 'value',
  input: undefined,
  key,
  value: undefined,
})

/**
 * Rows of fields. Rows in which nothing was typed are left out, so `ignore` names the fields that never are empty (choices),
 * which do not count as typed.
 */
export function rowsInput<S extends v.GenericSchema>(
  row: S,
  {
    label = 'Rows',
    min = 0,
    max,
    ignore = [],
  }: { label?: string; min?: number; max: number; ignore?: readonly string[] },
) {
  const typed = (value: Row) => Object.fromEntries(Object.entries(value).filter(([key]) => !ignore.includes(key)))
  return v.pipe(
    v.optional(v.array(v.record(v.string(), v.string())), []),
    v.rawTransform<Row[], v.InferOutput<S>[]>(({ dataset, addIssue, NEVER }) => {
      // The place in the form is kept with a row, so that an error finds its field although blank rows are left out.
      const rows = dataset.value.map((value, at) => ({ value, at })).filter(({ value }) => !isBlankRow(typed(value)))
      if (rows.length < min || rows.length > max) {
        const tooMany = `${label} may have at most ${formatNumber(max)} rows.`
        addIssue({ message: rows.length < min ? requiredMessage(label) : tooMany })
        return NEVER
      }
      return rows.flatMap(({ value, at }) => {
        const read = v.safeParse(row, value)
        if (read.success) return [read.output]
        for (const { message, path = [] } of read.issues)
          addIssue({ message, path: [pathItem(at), ...path.map(({ key }) => pathItem(String(key)))] })
        return []
      })
    }),
  )
}

/** A rule between fields, a further step of `v.pipe`: the message and the field that it stands under, or null. */
export const rule = <T>(test: (input: T) => { readonly field: string; readonly message: string } | null) =>
  v.rawCheck<T>(({ dataset, addIssue }) => {
    // Of a form with mistakes in its fields there is no whole to judge. Of several rules each names its own field.
    const broken = dataset.typed ? test(dataset.value) : null
    if (!broken) return
    const [first = '', ...rest] = broken.field.split('.')
    addIssue({ message: broken.message, path: [pathItem(first), ...rest.map(pathItem)] })
  })

/** Errors by field: "cash", "oneOffs.2.month". */
export type FieldErrors = Readonly<Record<string, string>>
export type FormRead<T> =
  { readonly ok: true; readonly input: T } | { readonly ok: false; readonly errors: FieldErrors }

/** What a form holds, read by the tool's schema. One message a field, the first. */
export function readForm<S extends v.GenericSchema>(schema: S, values: unknown): FormRead<v.InferOutput<S>> {
  const read = v.safeParse(schema, values)
  if (read.success) return { ok: true, input: read.output }
  const errors: Record<string, string> = {}
  for (const { path = [], message } of read.issues) errors[path.map(({ key }) => String(key)).join('.')] ??= message
  return { ok: false, errors }
}
