import * as v from 'valibot'
import type { Condition, Field, FormValues, Row, RowsField, SimpleField, ToolFields } from './types.ts'

const allFields = ({ groups }: ToolFields): readonly Field[] => groups.flatMap((group) => group.fields)

type Values = Readonly<Record<string, unknown>>

/** Whether the values of a form or row, typed or read, fulfil a condition. */
export const holds = ({ field, is }: Condition, values: Values): boolean => {
  const value = values[field]
  if (typeof value === 'boolean') return is.includes(value ? 'yes' : '')
  return typeof value === 'string' && is.includes(value)
}

export const isVisible = ({ showIf }: Field, values: Values): boolean => !showIf || holds(showIf, values)

/** Whether the label shows "(optional)". */
export const isOptional = ({ optional = false, requiredIf }: Field, values: Values): boolean =>
  optional && !(requiredIf && holds(requiredIf, values))

/** The fields with a message, by path and label, in the order of the form. */
export function wrongFields({ groups }: Pick<ToolFields, 'groups'>, errors: Readonly<Record<string, string>>) {
  const paths = Object.keys(errors)
  return groups
    .flatMap(({ fields }) => fields)
    .flatMap((field) =>
      paths
        .filter((path) => path === field.name || path.startsWith(`${field.name}.`))
        .map((path) => {
          const column = path.split('.')[2]
          const inner = field.kind === 'rows' ? field.fields.find(({ name }) => name === column) : undefined
          return { path, label: (inner ?? field).label }
        }),
    )
}

const visibleRow = (fields: readonly SimpleField[], row: Row): Row =>
  Object.fromEntries(fields.map((field) => [field.name, isVisible(field, row) ? (row[field.name] ?? '') : '']))

/**
 * The values for the schema: a hidden field counts as empty, because the visitor cannot correct it. So a field with
 * `showIf` must be optional in the schema or have an `ifEmpty`.
 */
export function visibleValues(fields: ToolFields, values: FormValues): FormValues {
  const entries = allFields(fields).map((field): [string, FormValues[string]] => {
    const value = values[field.name]
    const isShown = isVisible(field, values)
    if (field.kind === 'rows')
      return [field.name, isShown && Array.isArray(value) ? value.map((row) => visibleRow(field.fields, row)) : []]
    return [field.name, isShown && typeof value === 'string' ? value : '']
  })
  return { ...values, ...Object.fromEntries(entries) }
}

/** Blank rows after those in the query, for visitors without JavaScript, who cannot add rows. */
const SPARE_ROWS = 2

const emptyText = (field: SimpleField): string => (field.kind === 'choice' || field.kind === 'radio' ? field.usual : '')

/** A row in which only the choices have a value: their usual option. */
export const emptyRow = ({ fields }: RowsField): Row =>
  Object.fromEntries(fields.map((field) => [field.name, emptyText(field)]))

/** The value of a field in an empty form. */
export function emptyValue(field: Field): FormValues[string] {
  if (field.kind === 'rows') return Array.from({ length: field.blank ?? 0 }, () => emptyRow(field))
  return emptyText(field)
}

/** The typed rows of the query, or those of an empty form if it has none, and blank ones. */
function rowsOf(field: RowsField, query: URLSearchParams, empty: FormValues[string] = []): Row[] {
  const sent: Row[] = []
  for (let at = 0; at < field.max; at += 1) {
    const path = (name: string) => `${field.name}.${at}.${name}`
    if (!field.fields.some(({ name }) => query.has(path(name)))) break
    sent.push(Object.fromEntries(field.fields.map((one) => [one.name, query.get(path(one.name)) ?? emptyText(one)])))
  }
  const isTyped = (row: Row) => field.fields.some((one) => row[one.name]?.trim() !== emptyText(one))
  const rows = sent.length > 0 || typeof empty === 'string' ? sent.filter(isTyped) : empty
  const spare = Math.min(SPARE_ROWS, field.max - rows.length)
  return [...rows, ...Array.from({ length: spare }, () => emptyRow(field))]
}

/**
 * The values that a GET form sent; null if the query has none of its fields. A missing checkbox is off; any other
 * missing field has its empty value.
 */
export function fromQuery(fields: ToolFields, query: URLSearchParams): FormValues | null {
  const known = allFields(fields)
  const isSent = known.some(({ name, kind }) =>
    kind === 'rows' ? [...query.keys()].some((key) => key.startsWith(`${name}.`)) : query.has(name),
  )
  if (!isSent) return null
  return Object.fromEntries(
    known.map((field) => {
      if (field.kind === 'rows') return [field.name, rowsOf(field, query, fields.empty[field.name])]
      if (field.kind === 'flag') return [field.name, query.get(field.name) === 'yes' ? 'yes' : '']
      return [field.name, query.get(field.name) ?? fields.empty[field.name] ?? '']
    }),
  )
}

/** The fields of a form with its example and empty values, and the schema that reads it. */
export interface ToolForm<S extends v.GenericSchema = v.GenericSchema> extends ToolFields {
  readonly schema: S
}

/** Messages by field path: "cash", "oneOffs.2.month". */
export type FieldErrors = Readonly<Record<string, string>>
export type FormRead<T> =
  { readonly ok: true; readonly input: T } | { readonly ok: false; readonly errors: FieldErrors }

/** Reads the values of a form with the tool's schema. Each field gets its first message only. */
export function readForm<S extends v.GenericSchema>(schema: S, values: unknown): FormRead<v.InferOutput<S>> {
  const read = v.safeParse(schema, values)
  if (read.success) return { ok: true, input: read.output }
  const errors: Record<string, string> = {}
  for (const { path = [], message } of read.issues) errors[path.map(({ key }) => String(key)).join('.')] ??= message
  return { ok: false, errors }
}

/** Reads the values of a form; those of hidden fields count as empty. */
export const readVisible = <S extends v.GenericSchema>(form: ToolForm<S>, values: FormValues) =>
  readForm(form.schema, visibleValues(form, values))
