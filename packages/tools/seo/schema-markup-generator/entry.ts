import { dateInput } from '../../kit/date-inputs.ts'
import { type Inputs, rowsInput } from '../../kit/tool-form.ts'
import {
  choiceOf,
  flag,
  LINE_MAX,
  LONG_TEXT_MAX,
  longText,
  optionalUrl,
  shortText,
  timeInput,
} from '../../kit/inputs.ts'
import { listText, urlList } from '../../kit/list-inputs.ts'
import { optionalInteger, optionalPlain } from '../../kit/integer-inputs.ts'
import type { Control, SimpleField } from '../../kit/types.ts'
import type { SchemaType } from './types.ts'

/*
 * The form has a hundred fields. The first argument of each is the list of types that show it. No field is required,
 * because the table in the result says what Google requires.
 */

const TEXT_MAX = 5_000
const LIST_ITEMS = 100

/** The types that show the field; null for all types, and for a field in a row. */
type Types = readonly SchemaType[] | null

interface More {
  readonly hint?: string
  readonly max?: number
  /** For fields in rows, which are wrong without it. */
  readonly required?: boolean
}

const displayFor = (types: Types) => (types ? { optional: false, showIf: { field: 'type', is: types } } : {})

export const text = (types: Types, label: string, { max = TEXT_MAX, required = false, ...more }: More = {}) =>
  shortText(label, { max, required, maxLength: LINE_MAX, ...displayFor(types), ...more })
export const prose = (types: Types, label: string) =>
  longText(label, {
    max: TEXT_MAX,
    maxLength: LONG_TEXT_MAX,
    required: types === null,
    lines: types ? 4 : 3,
    ...displayFor(types),
  })
export const list = (types: Types, label: string, hint: string) =>
  listText(label, { max: LIST_ITEMS, required: false, hint, lines: 4, ...displayFor(types) })
export const urls = (types: Types, label: string, hint: string) =>
  urlList(label, LIST_ITEMS, { hint, lines: 4, ...displayFor(types) })
export const url = (types: Types, label: string, more: More = {}) =>
  optionalUrl(label, { ...displayFor(types), ...more })
export const date = (types: Types, label: string) => dateInput(label, { required: false, ...displayFor(types) })
export const time = (types: Types, label: string) =>
  timeInput(label, { required: types === null, ...displayFor(types) })
export const integer = (types: Types, label: string, min: number, max: number, hint?: string) =>
  optionalInteger(label, { min, max, hint, ...displayFor(types) })
export const count = (types: Types, label: string, min = 0) => integer(types, label, min, 1_000_000_000)
export const hours = (types: Types, label: string) => integer(types, `${label}, hours`, 0, 999)
export const minutes = (types: Types, label: string) => integer(types, `${label}, minutes`, 0, 59)
export const rating = (types: Types, label: string, hint?: string) =>
  optionalPlain(label, { min: 0, max: 100, hint, ...displayFor(types) })
export const money = (types: Types, label: string) =>
  optionalPlain(label, { min: 0, max: 1_000_000_000_000, kind: 'money', ...displayFor(types) })
export const tick = (types: Types, label: string) => flag(label, displayFor(types))

export const words = (list: string): readonly string[] => list.split(' ')

/** An empty value counts as `usual`, by default the first value. */
export const select = <const T extends string>(types: Types, label: string, values: readonly T[], usual?: NoInfer<T>) =>
  choiceOf(label, values, { ifEmpty: usual, ...displayFor(types) })

/** Rows of fields, which have no types of their own. `ignore` names fields that always have a value. */
export const rows = <I extends Inputs<Control<SimpleField>>>(
  types: readonly SchemaType[],
  label: string,
  item: string,
  fields: I,
  more: { hint?: string; ignore?: readonly (keyof I & string)[] } = {},
) => rowsInput(label, { item, max: LIST_ITEMS, fields, ...displayFor(types), ...more })
