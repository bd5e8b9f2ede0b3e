import * as v from 'valibot'
import { cleanLine, cleanText, linesOf, pointsOf } from './clean-text.ts'
import { formatNumber } from './format.ts'
import type { Condition, Control, LongTextField, Option, SimpleField, TextField } from './types.ts'

/*
 * The inputs of a tool's form: texts, times and choices here, numbers in number-inputs.ts, dates in date-inputs.ts, rows and rules
 * between fields in tool-form.ts. An input is a schema with its control: one call says how a field looks and what it takes.
 * What goes in is what a form holds: strings (a flag is 'yes' or '', rows are records of strings). What comes out is what
 * `calculate` wants. The schemas are Valibot's, of which a page gets the parts in use (2 kB); zod comes as a whole where
 * anything of the site uses it (23 kB).
 */

export const LONG_TEXT_MAX = 100_000
/** Of a list, unless the tool says otherwise: its lines are names, addresses and the like, and few. */
export const LIST_TEXT_MAX = 50_000
const SHORT_TEXT_MAX = 300
const LIST_MAX = 5_000
export const URL_MAX = 2_048
/** Of the control of a line whose own limit is to be named in a message, not cut to. */
export const LINE_MAX = 4_000

/** "What you did" and "As of" are no nouns, so they stand in quotation marks. */
const PHRASE = /^(?:what|how|why|where|as)\b|\bfrom$/i
const AFTER_NOUN = /\s(?:per|of|in|on|at|before|after|for|to|you|with)\b.*/

/** "Title is required.", "Monthly costs are required." */
export function requiredMessage(label: string): string {
  if (PHRASE.test(label)) return `“${label}” is required.`
  return `${label} ${/[^isu]s$/.test(label.replace(AFTER_NOUN, '')) ? 'are' : 'is'} required.`
}
export const URL_MESSAGE = 'Enter a full address that starts with https://'

/** A value, or the message that stands under the field. */
export type Read<T> = { readonly value: T } | { readonly error: string }

export type FieldInput<T> = v.GenericSchema<string | undefined, T> & { readonly control: Control<SimpleField> }

/** What a field may show beside its label. A `label` here stands in the form instead of the one that messages use. */
export type FieldDisplay = Partial<Pick<SimpleField, 'label' | 'hint' | 'optional' | 'showIf' | 'requiredIf'>>

/** While another field has one of these values. */
export const when = (field: string, ...is: readonly string[]): Condition => ({ field, is })

/** A field that is shown, and then required, while another has one of these values. Its schema takes nothing, too. */
export const neededIf = (field: string, ...is: readonly string[]) => ({
  showIf: when(field, ...is),
  requiredIf: when(field, ...is),
})

/** A field of a form: the typed text in, the read value out. Missing is empty. */
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

interface TextOptions
  extends FieldDisplay, Partial<Pick<TextField, 'maxLength' | 'autoComplete'>>, Partial<Pick<LongTextField, 'lines'>> {
  readonly kind?: (TextField | LongTextField)['kind']
  readonly max?: number
  readonly required?: boolean
}

interface LineOptions extends TextOptions {
  readonly min?: number
}

const codePoints = (text: string) => [...text].length

/** A text of one line. Its control takes as many characters, unless it is told another number. */
export function shortText(label: string, { min, max, required = true, kind = 'text', ...display }: LineOptions = {}) {
  const [least, most] = [min ?? (required ? 1 : 0), max ?? SHORT_TEXT_MAX]
  const control = { kind, label, maxLength: max, ...display }
  return field<string>(control, (raw) => {
    // A text that is far too long is not counted sign by sign.
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
 * A text of several lines. The form keeps the first `max` UTF-16 code units of what is pasted and says so; whatever comes
 * another way is cut here.
 */
export function longText(label: string, { max, required = true, kind = 'long-text', ...display }: TextOptions = {}) {
  const control = { kind, label, maxLength: max, ...display }
  return field<string>(control, (raw) => {
    const text = cleanText(raw.slice(0, max ?? LONG_TEXT_MAX))
    return required && text.trim() === '' ? { error: requiredMessage(label) } : { value: text }
  })
}

interface ListOptions extends Omit<TextOptions, 'kind'> {
  readonly maxChars?: number
}

const listOf =
  (read: (text: string) => string[]) =>
  (label: string, { max = LIST_MAX, maxChars, required = true, ...display }: ListOptions = {}) => {
    const control = { kind: 'list', label, maxLength: maxChars, ...display } as const
    return field<readonly string[]>(control, (raw) => {
      const lines = read(raw.slice(0, maxChars ?? LONG_TEXT_MAX * 10))
      if (lines.length === 0 && required) return { error: requiredMessage(label) }
      return lines.length > max ? { error: `${label} may have at most ${formatNumber(max)} lines.` } : { value: lines }
    })
  }

/** A list, one entry a line. */
export const listText = listOf(linesOf)
/** The same of points that a text repeats: what a word processor set before each of them is left out. */
export const pointList = listOf(pointsOf)

/** The address as a URL, or null when it is none that a tool takes: http or https, a host, no user, 2,048 characters. */
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

/** A text that the browser has a control for, such as a time. Not required and empty: ''. */
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
  /** What an empty form has; the first value unless told otherwise. */
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

/** One of some values, each with its label; the values must not be numbers, which an object would sort. */
export const choice = <const T extends string>(label: string, labels: Labels<T>, options: ChoiceOptions<T> = {}) =>
  choiceField('choice', label, optionsOf(labels), options)

/** The same side by side, for up to four short options. */
export const radio = <const T extends string>(label: string, labels: Labels<T>, options: ChoiceOptions<T> = {}) =>
  choiceField('radio', label, optionsOf(labels), options)

interface ListedOptions<T extends string> extends ChoiceOptions<T> {
  readonly kind?: 'choice' | 'radio'
  readonly labelOf?: (value: NoInfer<T>) => string
}

/** One of a list of values; each is its own label, unless it has one beside it or `labelOf` says another. */
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

/** A tick box: 'yes' or ''. */
export const flag = (label: string, display: FieldDisplay = {}) =>
  field<boolean>({ kind: 'flag', label, ...display }, (raw) => ({
    value: raw === 'yes' || raw === 'on' || raw === 'true',
  }))
