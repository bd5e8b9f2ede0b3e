import * as v from 'valibot'
import { dateInput } from '../../kit/date-inputs.ts'
import { rowsInput } from '../../kit/form-schema.ts'
import { choice, flag, listText, longText, optionalUrl, shortText, timeInput } from '../../kit/inputs.ts'
import { optionalInteger, optionalPlain } from '../../kit/integer-inputs.ts'
import type { Field, LongTextField, SimpleField } from '../../kit/types.ts'
import { urlList } from '../../kit/url-list.ts'
import type { SchemaType } from './types.ts'

/*
 * The form has a hundred fields, each of some types. A field is declared once: what stands in the form, and what reads it.
 * Nothing is compulsory, because the table of the result says what Google asks for.
 */

const TEXT_MAX = 5_000
const LIST_ITEMS = 100

/** A field without its name, which is its key among the entries, and the schema of what is typed there. */
export interface Entry<S extends v.GenericSchema = v.GenericSchema> {
  readonly field: Field
  readonly schema: S
}

/** The types that have the field; null of a field in a row and of one that all have. */
type Types = readonly SchemaType[] | null

interface More {
  readonly hint?: string
  readonly max?: number
  /** Only in rows, which are wrong without it. */
  readonly required?: boolean
  readonly optional?: boolean
}

type Kind = Exclude<SimpleField['kind'], 'choice' | 'radio'>

const simple = <S extends v.GenericSchema>(
  kind: Kind,
  types: Types,
  label: string,
  schema: S,
  { hint, optional }: More = {},
  lines?: LongTextField['lines'],
): Entry<S> => ({
  field: {
    name: '',
    label,
    kind,
    ...(lines && { lines }),
    ...(hint && { hint }),
    ...(optional && { optional }),
    ...(types && { showIf: { field: 'type', is: types } }),
  } as SimpleField,
  schema,
})

export const text = (types: Types, label: string, { max = TEXT_MAX, required = false, ...more }: More = {}) =>
  simple('text', types, label, shortText(label, { max, required }), more)
export const prose = (types: Types, label: string) =>
  simple('long-text', types, label, longText(label, { max: TEXT_MAX, required: types === null }), {}, types ? 4 : 3)
export const list = (types: Types, label: string, hint: string) =>
  simple('list', types, label, listText(label, { max: LIST_ITEMS, required: false }), { hint }, 4)
export const urls = (types: Types, label: string, hint: string) =>
  simple('list', types, label, urlList(label, LIST_ITEMS), { hint }, 4)
export const url = (types: Types, label: string, more: More = {}) =>
  simple('url', types, label, optionalUrl(label), more)
export const date = (types: Types, label: string) => simple('date', types, label, dateInput(label, { required: false }))
export const time = (types: Types, label: string) =>
  simple('time', types, label, timeInput(label, { required: types === null }))
export const integer = (types: Types, label: string, min: number, max: number, hint?: string) =>
  simple('integer', types, label, optionalInteger(label, { min, max }), hint ? { hint } : {})
export const count = (types: Types, label: string, min = 0) => integer(types, label, min, 1_000_000_000)
export const hours = (types: Types, label: string) => integer(types, `${label}, hours`, 0, 999)
export const minutes = (types: Types, label: string) => integer(types, `${label}, minutes`, 0, 59)
export const rating = (types: Types, label: string, hint?: string) =>
  simple('number', types, label, optionalPlain(label, { min: 0, max: 100 }), hint ? { hint } : {})
export const money = (types: Types, label: string) =>
  simple('money', types, label, optionalPlain(label, { min: 0, max: 1_000_000_000_000 }))
export const tick = (types: Types, label: string) => simple('flag', types, label, flag())

/** Empty counts as `usual`: the first value unless told otherwise. */
export const select = <const T extends string>(
  types: Types,
  label: string,
  values: readonly T[],
  usual: NoInfer<T> | undefined = values[0],
) => ({
  field: {
    name: '',
    label,
    kind: 'choice',
    options: values.map((value) => ({ value, label: value })),
    ...(types && { showIf: { field: 'type', is: types } }),
  } satisfies Field,
  schema: choice<T>(label, values, usual),
})

export type Entries = Readonly<Record<string, Entry>>
type Schemas<E extends Entries> = { readonly [K in keyof E]: E[K]['schema'] }

export const schemasOf = <E extends Entries>(entries: E) =>
  Object.fromEntries(Object.entries(entries).map(([name, { schema }]) => [name, schema])) as Schemas<E>

export const fieldsOf = (entries: Entries): Field[] =>
  Object.entries(entries).map(([name, { field }]) => ({ ...field, name }))

/** Rows of fields, whose entries belong to no type of their own. `ignore` names those that never are empty. */
export const rows = <E extends Entries>(
  types: readonly SchemaType[],
  label: string,
  item: string,
  entries: E,
  { hint, ignore = [] }: { hint?: string; ignore?: readonly (keyof E & string)[] } = {},
) => ({
  field: {
    name: '',
    label,
    kind: 'rows',
    item,
    max: LIST_ITEMS,
    ...(hint && { hint }),
    fields: fieldsOf(entries) as SimpleField[],
    showIf: { field: 'type', is: types },
  } satisfies Field,
  schema: rowsInput(v.object(schemasOf(entries)), { label, max: LIST_ITEMS, ignore }),
})
