import * as v from 'valibot'
import { formatNumber } from './format.ts'

/*
 * Builders of a tool's schema: texts, times and choices here, numbers in number-inputs.ts, dates in date-inputs.ts, rows and rules
 * between fields in form-schema.ts. What goes in is what a form holds: strings (a flag is 'yes' or '', rows are records of
 * strings). What comes out is what `calculate` wants. The schemas are Valibot's, of which a page gets the parts in use
 * (2 kB); zod comes as a whole where anything of the site uses it (23 kB).
 */

export const LONG_TEXT_MAX = 100_000
/** Of a list, unless the tool says otherwise: its lines are names, addresses and the like, and few. */
export const LIST_TEXT_MAX = 50_000
export const SHORT_TEXT_MAX = 300
export const LIST_MAX = 5_000
export const URL_MAX = 2_048

export const requiredMessage = (label: string) => `${label} is required.`
export const URL_MESSAGE = 'Enter a full address that starts with https://'

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
