import * as v from 'valibot'
import { cleanLine, cleanText } from './clean-text.ts'
import { formatNumber } from './format.ts'
import type { Condition, Control, LongTextField, Option, SimpleField, TextField } from './types.ts'

/*
 * Inputs of a tool's form: texts, times and choices here, lists in list-inputs.ts, numbers in number-inputs.ts, dates
 * in date-inputs.ts, rows and rules between fields in tool-form.ts. An input is a schema with its control: one call
 * defines how a field looks and what it accepts. The schema takes the strings of a form (a flag is 'yes' or '', rows
 * are records of strings) and returns what `calculate` takes. The schemas are Valibot's, because a page loads only the
 * parts in use (2 kB); zod would load as a whole (23 kB).
 */

export const LONG_TEXT_MAX = 100_000
const SHORT_TEXT_MAX = 300
export const URL_MAX = 2_048
/** For the control of a line that must not be cut to its own limit: a message names that limit. */
export const LINE_MAX = 4_000

/** Labels such as "What you did" and "As of" are not nouns, so messages quote them. */
const PHRASE = /^(?:what|how|why|where|as)\b|\bfrom$/i
const AFTER_NOUN = /\s(?:per|of|in|on|at|before|after|for|to|you|with)\b.*/

/** "Title is required.", "Monthly costs are required." */
export function requiredMessage(label: string): string {
  if (PHRASE.test(label)) return `“${label}” is required.`
  return `${label} ${/[^isu]s$/.test(label.replace(AFTER_NOUN, '')) ? 'are' : 'is'} required.`
}
export const URL_MESSAGE = 'Enter a full address that starts with https://'

/** A value, or the message for the field. */
export type Read<T> = { readonly value: T } | { readonly error: string }

export type FieldInput<T> = v.GenericSchema<string | undefined, T> & { readonly control: Control<SimpleField> }

/** Display options of a field. A `label` here appears in the form; messages keep the other one. */
export type FieldDisplay = Partial<Pick<SimpleField, 'label' | 'hint' | 'optional' | 'showIf' | 'requiredIf'>>

/** The condition that another field has one of these values. */
export const when = (field: string, ...is: readonly string[]): Condition => ({ field, is })

/** Shows and requires a field while another has one of these values. The field's schema must accept an empty value. */
export const neededIf = (field: string, ...is: readonly string[]) => ({
  showIf: when(field, ...is),
  requiredIf: when(field, ...is),
})

/** An input of its control and a function that reads the typed text. A missing value is read as ''. */
export function field<T>(control: Control<SimpleField>, read: (raw: string) => Read<T>): FieldInput<T> {
  const schema = v.pipe(
    v.optional(v.string(), ''),
    v.rawTransform<string, T>(({ dataset, addIssue, NEVER }) => {
      const result = read(dataset.value)
      if ('value' in result) return result.value
      addIssue({ message: result.error })
      return NEVER
    }),
  )
  return { ...schema, control }
}

export interface TextOptions
  extends FieldDisplay, Partial<Pick<TextField, 'maxLength' | 'autoComplete'>>, Partial<Pick<LongTextField, 'lines'>> {
  readonly kind?: (TextField | LongTextField)['kind']
  readonly max?: number
  readonly required?: boolean
}

interface LineOptions extends TextOptions {
  readonly min?: number
}

const codePoints = (text: string) => [...text].length

/** A text of one line. `max` also limits the control, unless `maxLength` sets another limit. */
export function shortText(label: string, { min, max, required = true, kind = 'text', ...display }: LineOptions = {}) {
  const [least, most] = [min ?? (required ? 1 : 0), max ?? SHORT_TEXT_MAX]
  const control = { kind, label, maxLength: max, ...display }
  return field<string>(control, (raw) => {
    // Cut a far too long text before counting its characters.
    const text = cleanLine(raw.length > most * 4 ? raw.slice(0, most * 4) : raw)
    if (text.trim() === '') return required ? { error: requiredMessage(label) } : { value: '' }
    const length = codePoints(text)
    if (length < least || length > most)
      return { error: `${label} must be between ${formatNumber(least)} and ${formatNumber(most)} characters.` }
    return { value: text }
  })
}

export const optionalText = (label: string, max: number, display: LineOptions = {}) =>
  shortText(label, { max, required: false, ...display })

/**
 * A text of several lines. The form cuts a paste to `max` UTF-16 code units and says so; a longer text from elsewhere
 * is cut here.
 */
export function longText(label: string, { max, required = true, kind = 'long-text', ...display }: TextOptions = {}) {
  const control = { kind, label, maxLength: max, ...display }
  return field<string>(control, (raw) => {
    const text = cleanText(raw.slice(0, max ?? LONG_TEXT_MAX))
    return required && text.trim() === '' ? { error: requiredMessage(label) } : { value: text }
  })
}

/** Parses an http or https URL with a host, without a user and of at most 2,048 characters; null for any other text. */
export function parseHttpUrl(raw: string): URL | null {
  const text = cleanLine(raw.slice(0, URL_MAX + 100))
  if (text.length > URL_MAX || !/^https?:\/\//i.test(text) || !URL.canParse(text)) return null
  const url = new URL(text)
  return url.hostname !== '' && url.username === '' && url.password === '' ? url : null
}

const address = (label: string, required: boolean, display: FieldDisplay) =>
  field<string>({ kind: 'url', label, ...display }, (raw) => {
    if (raw.trim() === '') return required ? { error: requiredMessage(label) } : { value: '' }
    const url = parseHttpUrl(raw)
    return url ? { value: url.href } : { error: URL_MESSAGE }
  })

export const urlInput = (label: string, display: FieldDisplay = {}) => address(label, true, display)
export const optionalUrl = (label: string, display: FieldDisplay = {}) => address(label, false, display)

/** A date, month or time; '' if empty and not required. */
export const kindOf =
  (kind: 'date' | 'month' | 'time', isValid: (text: string) => boolean, what: string) =>
  (label: string, { required = true, ...display }: FieldDisplay & { readonly required?: boolean } = {}) =>
    field<string>({ kind, label, ...display }, (raw) => {
      const text = raw.trim()
      if (text === '') return required ? { error: requiredMessage(label) } : { value: '' }
      return isValid(text) ? { value: text } : { error: `${label} must be ${what}.` }
    })

const isTime = (text: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text)

/** HH:MM. */
export const timeInput = kindOf('time', isTime, 'a time from 00:00 to 23:59, for example 09:30')

interface ChoiceOptions<T extends string> extends FieldDisplay {
  /** The value in an empty form; by default the first. */
  readonly ifEmpty?: NoInfer<T>
}

function choiceField<T extends string>(
  kind: 'choice' | 'radio',
  label: string,
  options: readonly (Option & { readonly value: T })[],
  { ifEmpty, ...display }: ChoiceOptions<T>,
) {
  const usual = ifEmpty ?? options[0]?.value
  return field<T>({ kind, label, options, usual: usual ?? '', ...display }, (raw) => {
    const text = raw.trim()
    const chosen = text === '' ? usual : options.find(({ value }) => value === text)?.value
    return chosen === undefined ? { error: `Choose one of the values of ${label}.` } : { value: chosen }
  })
}

type Labels<T extends string> = Readonly<Record<T, string>>

const optionsOf = <T extends string>(labels: Labels<T>) =>
  (Object.keys(labels) as T[]).map((value) => ({ value, label: labels[value] }))

/** A select. The values must not be numeric, because an object would sort them. */
export const choice = <const T extends string>(label: string, labels: Labels<T>, options: ChoiceOptions<T> = {}) =>
  choiceField('choice', label, optionsOf(labels), options)

/** Radio buttons, for up to four short options. */
export const radio = <const T extends string>(label: string, labels: Labels<T>, options: ChoiceOptions<T> = {}) =>
  choiceField('radio', label, optionsOf(labels), options)

interface ListedOptions<T extends string> extends ChoiceOptions<T> {
  readonly kind?: 'choice' | 'radio'
  readonly labelOf?: (value: NoInfer<T>) => string
}

/** One of a list of values. Each value is its own label, unless it is paired with one or `labelOf` gives one. */
export const choiceOf = <const T extends string>(
  label: string,
  values: readonly (T | readonly [value: T, label: string])[],
  { kind = 'choice', labelOf = (value) => value, ...options }: ListedOptions<T> = {},
) => {
  const pairs = values.map((one) => (typeof one === 'string' ? ([one, labelOf(one)] as const) : one))
  return choiceField(
    kind,
    label,
    pairs.map(([value, text]) => ({ value, label: text })),
    options,
  )
}

/** A checkbox: 'yes' or '' in the form. */
export const flag = (label: string, display: FieldDisplay = {}) =>
  field<boolean>({ kind: 'flag', label, ...display }, (raw) => ({
    value: raw === 'yes' || raw === 'on' || raw === 'true',
  }))
