import * as v from 'valibot'
import { emptyRow, emptyValue, holds, type ToolForm } from './form.ts'
import { formatNumber } from './format.ts'
import { requiredMessage, type FieldDisplay } from './inputs.ts'
import type { Control, Field, FieldGroup, FormValues, Row, RowsField, SimpleField } from './types.ts'

/* The declaration of a form: its rows, the rules between its fields, and the whole. */

const isBlankRow = (row: Row): boolean => Object.values(row).every((value) => value.trim() === '')

const pathItem = (key: string | number): v.UnknownPathItem => ({
  type: 'unknown',
  origin: 'value',
  input: undefined,
  key,
  value: undefined,
})

/** The inputs of a form or of a row, by field name. */
export type Inputs<C extends Control = Control> = Readonly<Record<string, v.GenericSchema & { readonly control: C }>>

/** Choices and checkboxes always have a value, so they are neither optional nor missing. */
const NEVER_EMPTY: ReadonlySet<string> = new Set(['choice', 'radio', 'flag'])

const mayBeEmpty = (input: Inputs[string]): boolean =>
  !NEVER_EMPTY.has(input.control.kind) && v.safeParse(input, input.control.kind === 'rows' ? [] : '').success

/** The controls of the inputs with their field names. `optional` is true if the schema accepts an empty value. */
const fieldsOf = <C extends Control>(inputs: Inputs<C>) =>
  Object.entries(inputs).map(([name, input]) => ({ name, optional: mayBeEmpty(input), ...input.control }))

const isMissing = (value: unknown): boolean =>
  value === null || (typeof value === 'string' ? value.trim() === '' : Array.isArray(value) && value.length === 0)

/** The missing parts of a field, by label and path: the field, and required fields of the first blank row. */
const missingOf = (name: string, control: Control): readonly { label: string; inside: (string | number)[] }[] => [
  { label: control.label, inside: [] },
  ...(control.kind === 'rows' && control.blank ? control.fields : [])
    .filter(({ optional, kind }) => !optional && !NEVER_EMPTY.has(kind))
    .map((column) => ({ label: column.label, inside: [0, column.name] })),
]

/** Reports each empty field whose `requiredIf` holds, even if other fields are wrong. */
const checkRequired = <T>(inputs: Inputs) =>
  v.rawCheck<T>(({ dataset, addIssue }) => {
    const values = dataset.value as Readonly<Record<string, unknown>>
    for (const [name, { control }] of Object.entries(inputs)) {
      const { requiredIf } = control
      if (!requiredIf || !isMissing(values[name]) || !holds(requiredIf, values)) continue
      for (const { label, inside } of missingOf(name, control))
        addIssue({ message: requiredMessage(label), path: [pathItem(name), ...inside.map(pathItem)] })
    }
  })

/** The message of a broken rule and the field that shows it; null or false if the rule holds. */
export type RuleError = { readonly field: string; readonly message: string } | null | false

interface RowsOptions<I extends Inputs> extends FieldDisplay, Pick<RowsField, 'item' | 'max' | 'blank'> {
  readonly fields: I
  readonly min?: number
  /** Fields that always have a value (choices). A row in which nothing else is typed is blank. */
  readonly ignore?: readonly string[]
  /** A rule between the fields of a row. */
  readonly rule?: (row: v.InferOutput<v.ObjectSchema<I, undefined>>) => RuleError
}

/** Rows of fields; blank rows are left out. */
export function rowsInput<I extends Inputs<Control<SimpleField>>>(
  label: string,
  { fields, item, min = 0, max, ignore = [], blank = 0, rule, ...display }: RowsOptions<I>,
) {
  const row = v.pipe(v.object(fields), checkRequired(fields), checkRules(rule ? [rule] : []))
  const typed = (value: Row) => Object.fromEntries(Object.entries(value).filter(([key]) => !ignore.includes(key)))
  const schema = v.pipe(
    v.optional(v.array(v.record(v.string(), v.string())), []),
    v.rawTransform<Row[], v.InferOutput<v.ObjectSchema<I, undefined>>[]>(({ dataset, addIssue, NEVER }) => {
      // Keep the index of each row, so that an error finds its field although blank rows are left out.
      const all = dataset.value.map((value, at) => ({ value, at }))
      const rows = all.filter(({ value }) => !isBlankRow(typed(value)))
      if (rows.length > max) {
        addIssue({ message: `${label} may have at most ${formatNumber(max)} rows.` })
        return NEVER
      }
      if (rows.length < min) addIssue({ message: requiredMessage(label) })
      // If rows are missing, also read the blank ones in their place, so that their fields show messages.
      const rowsToRead = rows.length < min ? all.filter((one) => one.at < min || rows.includes(one)) : rows
      return rowsToRead.flatMap(({ value, at }) => {
        const read = v.safeParse(row, value)
        if (read.success) return [read.output]
        for (const { message, path = [] } of read.issues)
          addIssue({ message, path: [pathItem(at), ...path.map(({ key }) => pathItem(String(key)))] })
        return []
      })
    }),
  )
  const control: Control<RowsField> = {
    kind: 'rows',
    label,
    item,
    fields: fieldsOf(fields),
    min,
    max,
    blank,
    ...display,
  }
  return { ...schema, control }
}

/** Rules between fields, as a step of `v.pipe`. Each broken rule reports at its own field. */
export const checkRules = <T>(rules: readonly ((input: T) => RuleError)[]) =>
  v.rawCheck<T>(({ dataset, addIssue }) => {
    // Rules need the values of all fields, so none may be wrong.
    if (!dataset.typed) return
    for (const test of rules) {
      const broken = test(dataset.value)
      if (!broken) continue
      const [first = '', ...rest] = broken.field.split('.')
      addIssue({ message: broken.message, path: [pathItem(first), ...rest.map(pathItem)] })
    }
  })

interface Group extends Omit<FieldGroup, 'fields'> {
  readonly fields: Inputs
}

/** Fields under a legend. */
export const section = <F extends Inputs>(legend: string, fields: F) => ({ legend, fields })

/** Fields behind a disclosure, for settings that most people do not change. */
export const folded = <F extends Inputs>(legend: string, fields: F) => ({ legend, fields, folded: true })

type UnionToIntersection<U> = (U extends unknown ? (one: U) => void : never) extends (all: infer All) => void
  ? All
  : never

/** The inputs of the first fields and of all groups. */
type AllInputs<F extends Inputs, G extends readonly Group[]> =
  UnionToIntersection<F | G[number]['fields']> extends infer All extends Inputs ? { [K in keyof All]: All[K] } : never

type Values = Readonly<Record<string, string | readonly Partial<Row>[]>>

type Output<F extends Inputs, G extends readonly Group[]> = v.InferOutput<v.ObjectSchema<AllInputs<F, G>, undefined>>

interface ToolFormOptions<F extends Inputs, G extends readonly Group[]> {
  /** The first fields, which have no legend. */
  readonly fields?: F
  readonly groups?: G
  /** Values that "Clear" leaves in place of empty ones. */
  readonly empty?: Values
  /** Values of the example that differ from the empty form. */
  readonly example: Values
  /** Rules between fields. */
  readonly rules?: readonly ((input: Output<F, G>) => RuleError)[]
}

/** Adds the fields that the rows lack, with empty values. */
const withWholeRows = (all: readonly Field[], values: Values): FormValues =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const field = all.find((one) => one.name === name)
      if (typeof value === 'string' || field?.kind !== 'rows') return [name, value as FormValues[string]]
      return [name, value.map((row) => ({ ...emptyRow(field), ...row }))]
    }),
  )

/** The input of `calculate`. */
export type FormInput<F extends ToolForm> = v.InferOutput<F['schema']>

export function toolForm<F extends Inputs = Record<never, never>, const G extends readonly Group[] = []>({
  fields: first,
  groups: others,
  empty: preset = {},
  example,
  rules = [],
}: ToolFormOptions<F, G>) {
  const given: readonly Group[] = [...(first ? [{ fields: first }] : []), ...(others ?? [])]
  const groups = given.map(({ fields, ...group }): FieldGroup => ({ ...group, fields: fieldsOf(fields) }))
  const all = groups.flatMap(({ fields }) => fields)
  const empty = {
    ...Object.fromEntries(all.map((field) => [field.name, emptyValue(field)])),
    ...withWholeRows(all, preset),
  }
  const inputs = Object.assign({}, ...given.map((group) => group.fields)) as AllInputs<F, G>
  return {
    groups,
    empty,
    example: { ...empty, ...withWholeRows(all, example) },
    schema: v.pipe(v.object(inputs), checkRequired(inputs), checkRules(rules)),
  } satisfies ToolForm
}
